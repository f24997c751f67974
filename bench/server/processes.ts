import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { freePort } from '../../e2e/support/product.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A server in its own process. */
export interface Running {
  name: string
  address: string
  stop: () => Promise<void>
}

/** The built server, as an operator starts it. `env` sets its database. */
export const startOurs = (name: string, env: Record<string, string>): Promise<Running> =>
  start(name, [path.join(root, 'packages/server/dist/main.js')], env)

/** Bare Fastify and pg. */
export const startBare = (name: string, env: Record<string, string>): Promise<Running> =>
  start(name, ['--conditions=@commissary/source', path.join(import.meta.dirname, 'bare.ts')], env)

async function start(name: string, program: string[], env: Record<string, string>): Promise<Running> {
  const port = await freePort()
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...env, PORT: String(port), COMMISSARY_HOST: '127.0.0.1', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const address = `http://127.0.0.1:${port}`
  await ready(child, address).catch((error: unknown) => {
    child.kill()
    throw error
  })
  return {
    name,
    address,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The server exited before it was ready')
    const answer = await fetch(`${address}/healthz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The server did not become ready')
}
