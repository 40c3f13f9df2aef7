/**
 * What the cart page is held against: the same document without its scripts, as a file would be served. STATIC_PORT, STATIC_PAGE (a file
 * with the document), STATIC_ORIGIN (where its pictures come from). A comment stands where a script stood, so that bytes stay the same.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const origin = process.env.STATIC_ORIGIN ?? ''
const page = readFileSync(process.env.STATIC_PAGE ?? '', 'utf8')
const silent = page.replace(
  /<script\b[^>]*type="module"[^>]*>.*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g,
  (tag) => `<!--${tag.slice('<!---->'.length)}-->`,
)
const body = brotliCompressSync(silent)

interface File {
  readonly status: number
  readonly type: string
  readonly content: Buffer
}
const files = new Map<string, File>()

async function fileOf(path: string): Promise<File> {
  const known = files.get(path)
  if (known !== undefined) return known
  const response = await fetch(origin + path)
  const file = {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    content: Buffer.from(await response.arrayBuffer()),
  }
  files.set(path, file)
  return file
}

const server = createServer((request, response) => {
  const path = request.url ?? '/'
  if (path === '/readyz' || path === '/') {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body)
    return
  }
  void fileOf(path).then(({ status, type, content }) => {
    response.writeHead(status, { 'content-type': type }).end(content)
  })
})
server.listen(Number(process.env.STATIC_PORT), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit(0)))
