import type { PostalAddress } from '@balcao/rules/postalAddress'

const joined = (parts: readonly string[], between: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(between)

/** `Rua Augusta, 1500, apto 12, Consolação` */
export const streetLine = ({ street, number, complement, district }: PostalAddress): string =>
  joined([street, number, complement, district], ', ')

/** `São Paulo, SP` */
export const placeLine = ({ city, state }: PostalAddress): string => joined([city, state], ', ')

/** All of it in one line. */
export const addressLine = (address: PostalAddress): string =>
  joined([streetLine(address), placeLine(address)], ', ')
