import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const dist = path.resolve(import.meta.dirname, '../../packages/app/dist')
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}

export interface AppHost {
  address: string
  /** Serves the app with its services at `api`; until then, an empty page. */
  open: (api: string) => Promise<void>
  close: () => void
}

/** A static file server with the built app, configured as in the README for services on another host. */
export async function makeAppHost(): Promise<AppHost> {
  let page = ''
  const server = createServer(async ({ url = '/' }, response) => {
    const file = path.join(dist, path.normalize(new URL(url, 'http://app.test').pathname))
    const type = types[path.extname(file)]
    const content = type === undefined ? null : await readFile(file).catch(() => null)
    response.setHeader('content-type', content ? (type ?? '') : 'text/html')
    response.end(content ?? page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async open(api) {
      const services = { authentication: '', product: '/commissary', recipes: '', inventory: '' }
      const lines = Object.entries(services).map(
        ([service, base]) => `<meta name="service:${service}" content="${api}${base}" />`,
      )
      page = (await readFile(path.join(dist, 'index.html'), 'utf8')).replace('</head>', `${lines.join('\n')}</head>`)
    },
    close: () => server.close(),
  }
}
