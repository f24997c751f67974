import { connect, type Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** The bytes received on a socket, and whether the server closed it in time. */
export interface RawAnswer {
  text: string
  /** Statuses of the responses, in order. */
  statuses: number[]
  isClosed: boolean
  milliseconds: number
}

/** Listens on a free local port and returns it. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

export interface ExchangeOptions {
  /** Milliseconds to wait for the server to close the socket. */
  patience?: number
  /** Closes the socket after this many complete responses. */
  answers?: number
  /** Ends the sending side, to leave a request incomplete. */
  isHalf?: boolean
}

/** Writes raw bytes and reads until the server closes, enough responses arrived, or the wait is over. */
export async function exchange(
  port: number,
  bytes: string | Buffer | readonly (string | Buffer)[],
  { patience = 5_000, answers = Infinity, isHalf = false }: ExchangeOptions = {},
): Promise<RawAnswer> {
  const start = performance.now()
  const socket = await opened(port)
  let text = ''
  return new Promise((resolve) => {
    const finish = (isClosed: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      resolve({ text, statuses: statusesOf(text), isClosed, milliseconds: performance.now() - start })
    }
    const timer = setTimeout(() => finish(false), patience)
    socket.setEncoding('latin1')
    socket.on('data', (piece: string) => {
      text += piece
      if (wholeAnswers(text) >= answers) finish(false)
    })
    // A reset counts as closed.
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    for (const piece of [bytes].flat()) socket.write(piece)
    if (isHalf) socket.end()
  })
}

/** An open socket to the server. */
export function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

const statusesOf = (text: string) =>
  [...text.matchAll(/(?:^|\n|\})HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

/** The number of complete responses, by their content lengths. */
function wholeAnswers(text: string): number {
  let count = 0
  let rest = text
  for (;;) {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return count
    const [, length = '0'] = /content-length: (\d+)/i.exec(rest.slice(0, end)) ?? []
    if (rest.length < end + 4 + Number(length)) return count
    rest = rest.slice(end + 4 + Number(length))
    count++
  }
}
