import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Forwards to a port on this machine. It can block like a failing network: nothing arrives and nobody is notified. */
export interface TcpProxy {
  port: number
  /** Stops all traffic; new connections hang. */
  block: () => void
  /** Lets traffic through again. `cut` ends open connections first, like a network that dropped its state. */
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
