import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib'
import { negotiate } from '@fastify/accept-negotiator'

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)

/**
 * A page is whole before any of it is sent, so it is compressed as one: what a stream sets up, passes on and tears down costs more than the
 * compression (docs/speed.md). Zstandard takes a fraction of a millisecond, so the page waits for no other thread; the others are handed to one.
 */
const ways = {
  zstd: (page: Buffer) => zstdCompressSync(page),
  br: (page: Buffer) => byBrotli(page, brotliParams),
  gzip: (page: Buffer) => byGzip(page),
} as const

/** A twelfth less to send than by 4. The window holds a page; the usual one sets four megabytes aside for each. */
const brotliParams = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 17 },
}

export type Encoding = keyof typeof ways

/** What a browser likes best of ours (RFC 9110 12.5.3), and of what it likes alike the one that costs least; null where it takes none. */
export const encodingFor = (accepted: string | undefined): Encoding | null =>
  accepted === undefined ? null : negotiate<Encoding>(accepted, ['zstd', 'br', 'gzip'])

export const compressPage = (html: string, encoding: Encoding | null): Buffer | Promise<Buffer> => {
  const page = Buffer.from(html)
  return encoding === null ? page : ways[encoding](page)
}
