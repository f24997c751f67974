import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The address the copies see. Clients of the proxy have another one, as they would on another machine. */
export const proxyAddress = '127.0.0.9'

/** A round-robin proxy in front of several copies of the server. Skips a copy that is down. */
export interface HttpProxy {
  url: string
  /** Sets the ports to use, in turn. May be called at any time. */
  setPorts: (ports: readonly number[]) => void
  close: () => void
}

export function openHttpProxy(ports: readonly number[]): Promise<HttpProxy> {
  let known = ports
  let turn = 0

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    // Like a real proxy: appends the client's address to whatever the client claims.
    const claimed = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': [claimed, incoming.socket.remoteAddress?.replace('::ffff:', '')].filter(Boolean).join(', '),
    }
    // A read, or a write with a key, can go to another copy without a second effect.
    const isRepeatable = incoming.method === 'GET' || incoming.headers['idempotency-key'] !== undefined
    for (let attempt = 0; attempt < known.length * 2; attempt++) {
      const port = known[turn++ % known.length] ?? 0
      const answer = await forward(port, incoming, headers, body)
      if (answer !== null && !(answer.status === 503 && isRepeatable)) {
        outgoing.writeHead(answer.status, answer.headers)
        outgoing.end(answer.body)
        return
      }
      if (answer === null && !isRepeatable) break
    }
    outgoing.writeHead(502).end()
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        setPorts(next) {
          known = next
        },
        close() {
          server.closeAllConnections()
          server.close()
        },
      }),
    )
  })
}

interface Passed {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A copy's response; null when it is down. */
function forward(
  port: number,
  { method, url }: IncomingMessage,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Passed | null> {
  return new Promise((resolve) => {
    const passed = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: proxyAddress,
        method,
        path: url,
        headers: { ...headers, connection: 'close' },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        )
        answer.on('error', () => resolve(null))
      },
    )
    passed.on('error', () => resolve(null))
    passed.end(body)
  })
}
