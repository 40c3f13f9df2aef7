/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) over ASCII, as four upper-case hex digits. `123456789` is `29B1`. */
export const crc16 = (text: string): string => {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
