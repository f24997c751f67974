import { connect, type Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

/** What came back over a socket, and whether the server let go of it within the patience. */
export interface RawAnswer {
  text: string
  /** Statuses of the answers, in order. */
  statuses: number[]
  isClosed: boolean
  milliseconds: number
}

/** Listens on a port of the system's choice, on this machine only. */
export async function listen(app: FastifyInstance): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

export interface ExchangeOptions {
  /** Milliseconds after which an open socket is given up. */
  patience?: number
  /** The answer is whole when this many were received; then the socket is closed from here. */
  answers?: number
  /** Nothing more will be written: what is half stays half. */
  isHalf?: boolean
}

/** Writes bytes as they are and reads until the server closes, enough answers came, or patience ends. */
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
    // A reset is an end as well.
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    for (const piece of [bytes].flat()) socket.write(piece)
    if (isHalf) socket.end()
  })
}

/** A socket to the server that is open. */
export function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

const statusesOf = (text: string) =>
  [...text.matchAll(/(?:^|\n|\})HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))

/** How many answers with a stated length are there to the last byte. */
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
