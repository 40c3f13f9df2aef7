/** A character's value in check-digit arithmetic: its code minus 48, so 0-9 are themselves and A is 17. Source: RFB Nota Técnica 49/2024. */
const charValue = (character: string): number => character.charCodeAt(0) - 48

/** Sum of each character times its weight, from the left; the shorter of the two ends it. */
export const weightedSum = (text: string, weights: readonly number[]): number =>
  weights.slice(0, text.length).reduce((sum, weight, at) => sum + weight * charValue(text.charAt(at)), 0)

/** The same from the right. */
export const weightedSumFromRight = (text: string, weights: readonly number[]): number =>
  weightedSum([...text].reverse().join(''), weights)

/** Sum with every second digit doubled and its digits added, starting to double at the first digit. Source: ISO/IEC 7812-1 annex B. */
export const luhnSum = (digits: string, doubleFrom: 0 | 1): number =>
  [...digits].reduce((sum, digit, at) => {
    const value = charValue(digit) * (at % 2 === doubleFrom ? 2 : 1)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)
