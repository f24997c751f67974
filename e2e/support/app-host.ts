import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'

import { freePort } from './product.ts'

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
  /** Starts serving the app, with its services at `api`. */
  open: (api: string) => Promise<void>
  close: () => void
}

/** A static file server with the built app, configured as in the README for services on another host. */
export async function makeAppHost(): Promise<AppHost> {
  const port = await freePort()
  let page = ''
  const server = createServer(async ({ url = '/' }, response) => {
    const file = path.join(dist, path.normalize(new URL(url, 'http://app.test').pathname))
    const type = types[path.extname(file)]
    const content = type === undefined ? null : await readFile(file).catch(() => null)
    response.setHeader('content-type', content ? (type ?? '') : 'text/html')
    response.end(content ?? page)
  })
  return {
    address: `http://127.0.0.1:${port}`,
    async open(api) {
      const services = { authentication: '', product: '/commissary', recipes: '', inventory: '' }
      const lines = Object.entries(services).map(
        ([service, base]) => `<meta name="service:${service}" content="${api}${base}" />`,
      )
      page = (await readFile(path.join(dist, 'index.html'), 'utf8')).replace('</head>', `${lines.join('\n')}</head>`)
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    },
    close: () => server.close(),
  }
}
