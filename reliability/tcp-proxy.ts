import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to another port of this machine that can be blocked, as a network does: nothing arrives, and nobody is told. */
export interface TcpProxy {
  port: number
  /** From now on every byte stays where it is, and new connections hang. */
  block: () => void
  /** Lets everything through again; `cut` ends what was open meanwhile, as a network that forgot it. */
  unblock: (cut: boolean) => void
  close: () => void
}

export function openTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let isBlocked = false

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (bytes) => {
        to.write(bytes)
        if (isBlocked) from.pause()
      })
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (isBlocked) from.pause()
    }
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        block() {
          isBlocked = true
          for (const socket of [...pairs].flat()) socket.pause()
        },
        unblock(cut) {
          isBlocked = false
          for (const socket of [...pairs].flat()) {
            if (cut) socket.destroy()
            else socket.resume()
          }
        },
        close() {
          for (const socket of [...pairs].flat()) socket.destroy()
          server.close()
        },
      }),
    )
  })
}
