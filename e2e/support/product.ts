import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expectNoTokens } from './tokens.ts'

const main = path.resolve(import.meta.dirname, '../../packages/server/dist/main.js')

const startDeadline = 240_000

export interface RunningProduct {
  address: string
  folder: string
  /** What the server has printed since its last start, or since the file's first test if files share it. */
  output: () => string
}

/** A product that its test may stop. */
export interface Product extends RunningProduct {
  /** The server's process id, which a restart changes. */
  pid: () => number | undefined
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

/** Waits until the server and its database answer. */
export async function waitUntilReady(
  { address, output }: Pick<RunningProduct, 'address' | 'output'>,
  child?: ChildProcess,
) {
  const deadline = Date.now() + startDeadline
  while (Date.now() < deadline) {
    if (child && child.exitCode !== null) throw new Error(`The server ended:\n${output()}`)
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child?.kill('SIGKILL')
  throw new Error(`The server did not become ready:\n${output()}`)
}

/** The address that a server prints once it is ready. Throws if it ends before. */
async function addressOf({ child, output }: ReturnType<typeof launch>): Promise<string> {
  const deadline = Date.now() + startDeadline
  while (Date.now() < deadline && child.exitCode === null) {
    const address = /^Commissary is ready: (\S+)$/m.exec(output())?.[1]
    if (address !== undefined) return address
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not become ready:\n${output()}`)
}

export interface ProductOptions {
  env?: Record<string, string>
  /** The folder for its data and emails; default the system's temporary folder. */
  parent?: string
  /** A data folder to copy; without it the server creates one. */
  seeded?: string
  /** Changes the copy before the server opens it. */
  prepare?: (dataFolder: string) => Promise<void>
}

/** Starts a product: the built server on a free port, with the demo caterers. */
export async function startProduct({
  env = {},
  parent = tmpdir(),
  seeded,
  prepare,
}: ProductOptions = {}): Promise<Product> {
  const folder = mkdtempSync(path.join(parent, 'commissary-e2e-'))
  const dataFolder = path.join(folder, 'data')
  if (seeded !== undefined) cpSync(seeded, dataFolder, { recursive: true })
  await prepare?.(dataFolder)
  const settings = { COMMISSARY_DATA: dataFolder, LOG_LEVEL: 'info', ...env }
  // A port that is free now can be another product's by the time the server listens, which would then answer in its place.
  let running = launch({ PORT: '0', ...settings })
  let earlierOutput = ''
  const address = await addressOf(running)

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
    folder: dataFolder,
    pid: () => running.child.pid,
    output: () => running.output(),
    stop,
    async restart() {
      earlierOutput += running.output()
      running = launch({ PORT: new URL(address).port, ...settings })
      await addressOf(running)
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
      expectNoTokens(earlierOutput + running.output())
    },
  }
}
