/**
 * Puts a mask's separators between characters, from the left: `fillMask('###.###-#')('1234')` is `123.4`. A separator comes
 * with the character after it, so deleting never sticks; what overflows the mask is kept at the end.
 */
export const fillMask =
  (mask: string) =>
  (text: string): string => {
    const characters = [...text]
    let filled = ''
    let separator = ''
    for (const slot of mask) {
      if (slot !== '#') separator += slot
      else if (characters.length > 0) {
        filled += separator + (characters.shift() ?? '')
        separator = ''
      }
    }
    return filled + characters.join('')
  }

/** Groups of three from the right, as numbers that grow are written: `12345678` is `12.345.678`. */
export const groupThousands = (text: string): string => text.replace(/(?!^)(?=(.{3})+$)/g, '.')

/** The same with a check digit set off by a hyphen: `123456785` is `12.345.678-5`. */
export const groupWithCheckDigit = (text: string): string =>
  text.length < 2 ? text : `${groupThousands(text.slice(0, -1))}-${text.slice(-1)}`
