import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { root } from '../scripts/steps.ts'

/** The server in its own process, as an operator starts it. */
export interface Server {
  url: string
  port: number
  /** Megabytes of memory the process uses now. */
  residentMegabytes: () => number
  /** Stops it as the system would, waits, and returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** Starts a server and waits until it is ready. Throws with its output when it exits first. */
export async function startServer(settings: Record<string, string>): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--conditions=@commissary/source', path.join(root, 'packages/server/src/main.ts')],
    {
      env: {
        ...process.env,
        PORT: '0',
        COMMISSARY_HOST: '127.0.0.1',
        COMMISSARY_DEMO: 'off',
        LOG_LEVEL: 'silent',
        ...settings,
      },
    },
  )
  const port = await readyPort(child)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    residentMegabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
      return child.exitCode
    },
  }
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const [, port] = /ready: http:\/\/localhost:(\d+)/.exec(output) ?? []
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(output.trim() || 'The server exited without output')))
  })
}

export const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The value that this share of the list does not exceed, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? NaN
}

/** Fetches over a new connection. An idle one can end in the moment it is used again, which a browser retries and `fetch` does not. */
export const fetchOnce = (address: string) => fetch(address, { headers: { connection: 'close' } })

/** Durations of ordinary requests in ms, 20 per second. Infinity for one that failed. */
export async function ordinaryTimes(address: string, seconds: number): Promise<number[]> {
  const times: number[] = []
  const running: Promise<void>[] = []
  for (let index = 0; index < seconds * 20; index++) {
    running.push(
      (async () => {
        const start = performance.now()
        const answer = await fetchOnce(address)
        await answer.text()
        times.push(answer.status === 200 ? performance.now() - start : Infinity)
      })(),
    )
    await sleep(50)
  }
  await Promise.all(running)
  return times
}
