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
  /** Everything that the server has printed since it was started last. */
  output: () => string
  /** Ends the server as Ctrl-C does; resolves with its exit code and the milliseconds that it took. */
  stop: () => Promise<{ code: number | null; milliseconds: number }>
  /** Starts it again on the same folder and port. */
  restart: () => Promise<void>
  /** Stops it and deletes its folder. Throws where its log holds a token: no journey may leave one there. */
  remove: () => Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port')
  return address.port
}

/** Runs the built server to its end or until `until` appears in its output. */
export function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

async function ready(address: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output()}`)
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The server did not get ready:\n${output()}`)
}

/**
 * A product of its own: built server, folder with the demo caterers, free port.
 * @param seeded a data folder to begin with a copy of; without one the server makes it
 * @param prepare adds to the copy before the server opens it
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
  let ended = ''
  await ready(address, running.child, running.output)

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
      ended += running.output()
      running = launch(settings)
      await ready(address, running.child, running.output)
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
      const tokens = tokensIn(ended + running.output())
      if (tokens.length > 0) throw new Error(`The log of the server holds ${tokens.join(', ')}`)
    },
  }
}
