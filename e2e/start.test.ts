import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { freePort, launch, startProduct, type Product } from './support/product.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'commissary-start-'))
const emptyData = path.join(folder, 'empty')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the product with settings that fail, and waits for its exit. */
async function failedStart(env: Record<string, string>) {
  const { child, output } = launch({ PORT: String(await freePort()), COMMISSARY_DATA: emptyData, ...env })
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: output().trim().split('\n'), text: output() }
}

describe('a running product', () => {
  let product: Product
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.remove())

  test('prints its address and login, and reports itself healthy', async () => {
    expect(product.output()).toContain(product.address)
    expect(product.output()).toContain('planner@demo.test, password commissary-demo')
    const answer = await fetch(`${product.address}/healthz`)
    expect(await answer.json()).toEqual({ status: 'ok', database: 'pglite' })
  })

  test('refuses a second start on its folder and names the process using it', async () => {
    const second = await failedStart({ COMMISSARY_DATA: product.folder })
    expect(second.code).toBe(1)
    expect(second.lines.at(-1)).toMatch(/in use by (another )?process \d+/i)
    expect((await fetch(`${product.address}/healthz`)).ok).toBe(true)
  })

  const backups = () => globSync('commissary-*.tar.gz', { cwd: path.join(product.folder, 'backups') })

  test('backs up what has changed when it stops, and restarts with its data', async () => {
    expect((await product.stop()).code).toBe(0)
    expect(backups()).toHaveLength(1)
    await product.restart()
    expect(product.output()).not.toContain('Adding the demo caterers')
    expect((await fetch(`${product.address}/healthz`)).ok).toBe(true)
  })

  test('stops at once with a browser connected, and makes no second backup of the same data', async () => {
    await fetch(product.address)
    const { code, milliseconds } = await product.stop()
    expect(code).toBe(0)
    expect(milliseconds, 'it does not wait for the kept connection, which ends after 5 s').toBeLessThan(5000)
    expect(backups()).toHaveLength(1)
    await product.restart()
  })
})

describe('a failed start ends with a one-sentence error', () => {
  const isSentence = /^[A-Z].*\.$/

  test('for a port in use', async () => {
    const holder = createServer().listen(0)
    await once(holder, 'listening')
    const { port } = holder.address() as { port: number }
    const { code, lines, text } = await failedStart({ PORT: String(port) })
    holder.close()
    expect(code).toBe(1)
    expect(text, 'before the database is filled').not.toContain('Adding the demo caterers')
    expect(lines.at(-1)).toMatch(isSentence)
    expect(lines.at(-1)).toContain(`Port ${port} is in use`)
  })

  const invalid: [string, Record<string, string>][] = [
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/menus' }],
    ['PORT', { PORT: 'lunch' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['COMMISSARY_DEMO', { COMMISSARY_DEMO: 'maybe' }],
  ]
  test.each(invalid)('for an invalid %s', async (name, env) => {
    const { code, lines } = await failedStart(env)
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(isSentence)
    expect(lines.at(-1)).toContain(name)
  })

  test('for a folder that cannot be written', async () => {
    const file = path.join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, lines } = await failedStart({ COMMISSARY_DATA: path.join(file, 'data') })
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(isSentence)
    expect(lines.at(-1)).toContain(file)
  })

  test('for a database that cannot be reached', async () => {
    const { code, lines, text } = await failedStart({
      DATABASE_URL: `postgresql://nobody:secret@127.0.0.1:${await freePort()}/menus`,
    })
    expect(code).toBe(1)
    expect(lines.at(-1)).toMatch(isSentence)
    expect(text).not.toContain('secret')
  })
})
