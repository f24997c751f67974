import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { tokensIn } from './tokens.ts'

const main = path.resolve(import.meta.dirname, '../../packages/server/dist/main.js')

export interface Product {
  address: string
  folder: string
  /** Everything the server has printed since its last start. */
  output: () => string
  /** Ends the server as Ctrl-C does. Resolves with its exit code and how long that took. */
  stop: () => Promise<{ code: number | null; milliseconds: number }>
  /** Starts it again on the same folder and port. */
  restart: () => Promise<void>
  /** Stops it and deletes its folder. Throws if its log contains a token. */
  remove: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('No free port found')
  return address.port
}

/** Starts the built server and collects its output. */
export function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

async function waitUntilReady(address: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`)
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not become ready:\n${output()}`)
}

/**
 * Starts a separate product: the built server on a free port, with a data folder that contains the demo caterers.
 * @param seeded data folder to copy; without it the server creates one
 * @param prepare changes the copy before the server opens it
 */
export async function startProduct(
  env: Record<string, string> = {},
  seeded?: string,
  prepare?: (folder: string) => Promise<void>,
): Promise<Product> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commissary-e2e-'))
  if (seeded !== undefined) cpSync(seeded, path.join(folder, 'data'), { recursive: true })
  await prepare?.(path.join(folder, 'data'))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const settings = { PORT: String(port), COMMISSARY_DATA: path.join(folder, 'data'), LOG_LEVEL: 'info', ...env }
  let running = launch(settings)
  let earlierOutput = ''
  await waitUntilReady(address, running.child, running.output)

  async function stop() {
    const start = performance.now()
    if (running.child.exitCode === null) {
      const closed = once(running.child, 'close')
      running.child.kill('SIGINT')
      await closed
    }
    return { code: running.child.exitCode, milliseconds: performance.now() - start }
  }

  return {
    address,
    folder: settings.COMMISSARY_DATA,
    output: () => running.output(),
    stop,
    async restart() {
      earlierOutput += running.output()
      running = launch(settings)
      await waitUntilReady(address, running.child, running.output)
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
      const tokens = tokensIn(earlierOutput + running.output())
      if (tokens.length > 0) throw new Error(`The server logged tokens: ${tokens.join(', ')}`)
    },
  }
}
