import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
}

/** Serves a folder from memory, compressed in advance, so the network carries what a real server would send. */
export async function serveFolder(folder: string): Promise<{ address: string; close: () => void }> {
  const files = new Map<string, { type: string; isPacked: boolean; body: Buffer }>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!statSync(path.join(folder, file)).isFile()) continue
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    const bytes = readFileSync(path.join(folder, file))
    const isPacked = type === 'font/woff2'
    files.set(`/${file}`, { type, isPacked, body: isPacked ? bytes : gzipSync(bytes, { level: 9 }) })
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = files.get(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': 'no-store',
      ...(!file.isPacked && { 'content-encoding': 'gzip' }),
    })
    response.end(file.body)
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port was assigned')
  return { address: `http://localhost:${address.port}`, close: () => server.close() }
}
