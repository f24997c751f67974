import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { published, sourceCondition } from '../../scripts/library.ts'
import { launchBrowser } from '../support/browser.ts'
import { isWhole } from '../support/scale.ts'
import { type Consumer, folderOf, makeConsumer, manifestOf } from './project.ts'
import { openPage, withSite } from './site.ts'

const entriesOf = (exports: object) => Object.keys(exports).filter((entry) => !entry.endsWith('.css'))

let consumer: Consumer
let browser: Browser

beforeAll(async () => {
  ;[consumer, browser] = await Promise.all([makeConsumer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  rmSync(consumer.folder, { recursive: true })
})

describe.each(published)('the packed %s', (name) => {
  const { exports, publishConfig } = manifestOf(folderOf(name))

  it('exports what the workspace exports, without the source condition', () => {
    const packed = manifestOf(path.join(consumer.folder, 'node_modules/@commissary', name)).exports

    expect(publishConfig.exports).toEqual(packed)
    expect(JSON.stringify(packed)).not.toContain(sourceCondition)
    expect(Object.keys(packed)).toEqual(Object.keys(exports))
  })

  it('loads every entry in Node, without a window', async () => {
    const addresses = entriesOf(exports).map((entry) => path.posix.join('@commissary', name, entry))
    const imports = addresses.map((address) => `import('${address}')`).join(', ')
    const counts = await consumer.node(
      '-e',
      `Promise.all([${imports}]).then((all) => console.log(JSON.stringify(all.map((one) => Object.keys(one).length))))`,
    )

    expect(JSON.parse(counts)).toEqual(addresses.map(() => expect.toSatisfy((count: number) => count > 0)))
  })
})

describe("another team's project", () => {
  const { exports } = manifestOf(folderOf('ui'))

  it.runIf(isWhole).each(['tsconfig.nodenext.json', 'tsconfig.json'])(
    'type-checks, libraries included, with %s',
    async (file) => {
      await expect(consumer.run('tsc', ['-p', file])).resolves.toBe('')
    },
  )

  it('finds every entry point in the README table', () => {
    const readme = readFileSync(path.join(folderOf('ui'), 'README.md'), 'utf8')
    const listed = [...readme.matchAll(/^\| `(\.[^`]*)`/gm)].map(([, entry]) => entry)

    expect(new Set(listed)).toEqual(new Set(Object.keys(exports)))
  })

  it('uses every entry point on the page rendered below', () => {
    const page = readFileSync(path.join(consumer.folder, 'src/EveryEntry.tsx'), 'utf8')
    const used = [...page.matchAll(/from '@commissary\/ui(.*)'/g)].map(([, entry]) => `.${entry}`)

    expect(new Set(used)).toEqual(new Set(entriesOf(exports)))
  })

  it.runIf(isWhole)('gets a compile error for a wrong prop', async () => {
    const file = path.join(consumer.folder, 'src/wrong.tsx')
    writeFileSync(
      file,
      `import { Button } from '@commissary/ui'\nexport const wrong = <Button tone="loud">No</Button>\n`,
    )

    await expect(consumer.run('tsc', ['--skipLibCheck'])).rejects.toThrow(/src\/wrong\.tsx.*"loud"/)
    rmSync(file)
  })

  it('loads no table, calendar or form code with the root entry point', async () => {
    const loaded = await consumer.modulesOf(`export * from '@commissary/ui'`)

    expect(loaded).toContain('/dist/components/actions/Button/Button.js')
    expect(loaded.match(/@tanstack|@fullcalendar|final-form|downshift|@dnd-kit/g)).toBeNull()
  })

  it('loads only a button when it uses only a button', async () => {
    const loaded = await consumer.modulesOf(`export { Button } from '@commissary/ui'`)

    expect(loaded).toContain('/dist/components/actions/Button/Button.js')
    expect(loaded.match(/@radix-ui|lucide|(?<=\/ui\/dist\/)patterns/g)).toBeNull()
  })
})

it("the README's five-minute start works in a browser as written", async () => {
  await consumer.run('vite', ['build', '--outDir', 'dist-start', '--logLevel', 'warn'])

  await withSite(path.join(consumer.folder, 'dist-start'), async (address) => {
    const { page, problems } = await openPage(browser, address)
    await page.getByRole('button', { name: 'Add new' }).click()
    await page.getByLabel('Vendor code').fill('HB-7')
    await page.getByLabel('Vendor name').fill('Harbor Bakery')
    await page.getByRole('button', { name: 'Save' }).click()

    await page.getByRole('row', { name: /Harbor Bakery/ }).waitFor()
    await page.getByText('Harbor Bakery added').waitFor()
    expect(problems).toEqual([])
  })
})

it.runIf(isWhole)('every entry point renders on a server and hydrates in the browser without a warning', async () => {
  // Only development builds report hydration mismatches.
  const development = { NODE_ENV: 'development' }
  await consumer.run('vite', ['build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server'], development)
  await consumer.run('vite', ['build', '-c', 'hydrate.config.ts', '--outDir', 'dist-hydrate'], development)
  const { head, body } = JSON.parse(await consumer.node('dist-server/server.js')) as { head: string; body: string }
  expect(head).toContain('--cm-color-accent')
  expect(body).toContain('Ridgeway Elementary')

  const file = path.join(consumer.folder, 'dist-hydrate/hydrate.html')
  const html = readFileSync(file, 'utf8')
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
  writeFileSync(file, html)

  await withSite(path.dirname(file), async (address) => {
    const { page, problems } = await openPage(browser, `${address}/hydrate.html`)
    await page.getByLabel('Note').fill('two schools')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved: two schools').waitFor()
    await page.getByRole('row', { name: 'Harbor High' }).waitFor()
    await page.getByText('Thanksgiving').waitFor()
    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('option', { name: 'Vendors' }).waitFor()
    expect(problems).toEqual([])
  })
})
