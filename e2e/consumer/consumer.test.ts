import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { sourceCondition } from '../../scripts/library.ts'
import { launchBrowser } from '../support/browser.ts'
import { type Consumer, makeConsumer, manifestOf, uiFolder } from './project.ts'
import { openPage, withSite } from './site.ts'

const { exports, publishConfig } = manifestOf(uiFolder)
const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.css'))

let consumer: Consumer
let browser: Browser

beforeAll(async () => {
  ;[consumer, browser] = await Promise.all([makeConsumer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  rmSync(consumer.folder, { recursive: true })
})

describe('the packed package', () => {
  it('exports what the workspace exports, without the condition that leads to source', () => {
    const packed = manifestOf(path.join(consumer.folder, 'node_modules/@commissary/ui')).exports

    expect(publishConfig.exports).toEqual(packed)
    expect(JSON.stringify(packed)).not.toContain(sourceCondition)
    expect(Object.keys(packed)).toEqual(Object.keys(exports))
  })

  it.each(entries)('loads the entry %s in Node, where there is no window', async (entry) => {
    const name = path.posix.join('@commissary/ui', entry)
    const names = await consumer.node('-e', `import('${name}').then((all) => console.log(Object.keys(all).length))`)

    expect(Number(names)).toBeGreaterThan(0)
  })

  it.each(['tsconfig.json', 'tsconfig.nodenext.json'])('is type-checked with its libraries under %s', async (file) => {
    await expect(consumer.run('tsc', ['-p', file])).resolves.toBe('')
  })

  it('has every entry in the table of its README', () => {
    const readme = readFileSync(path.join(uiFolder, 'README.md'), 'utf8')

    const named = [...readme.matchAll(/^\| `(\.[^`]*)`/gm)].map(([, entry]) => entry)

    expect(new Set(named)).toEqual(new Set(Object.keys(exports)))
  })

  it('is used entry by entry on the page that the next test draws', () => {
    const page = readFileSync(path.join(consumer.folder, 'src/EveryEntry.tsx'), 'utf8')
    const used = [...page.matchAll(/from '@commissary\/ui(.*)'/g)].map(([, entry]) => `.${entry}`)

    expect(new Set(used)).toEqual(new Set(entries))
  })

  it('refuses a wrong prop at compile time', async () => {
    const file = path.join(consumer.folder, 'src/wrong.tsx')
    writeFileSync(
      file,
      `import { Button } from '@commissary/ui'\nexport const wrong = <Button tone="loud">No</Button>\n`,
    )

    await expect(consumer.run('tsc', ['--skipLibCheck'])).rejects.toThrow(/src\/wrong\.tsx.*"loud"/)
    rmSync(file)
  })

  it('puts nothing of tables, calendars and forms into a bundle of the root entry', async () => {
    const loaded = await consumer.modulesOf(`export * from '@commissary/ui'`)

    expect(loaded).toContain('/dist/components/Button/Button.js')
    expect(loaded.match(/@tanstack|@fullcalendar|final-form|downshift|@dnd-kit/g)).toBeNull()
  })

  it('puts nothing but the button into a bundle of one button', async () => {
    const loaded = await consumer.modulesOf(`export { Button } from '@commissary/ui'`)

    expect(loaded.match(/(?<=\/ui\/dist\/components\/)\w+/g)).toContain('Button')
    expect(loaded.match(/@radix-ui|lucide|(?<=\/ui\/dist\/)patterns/g)).toBeNull()
  })
})

it('the five-minute start of the README works in a browser as it is written', async () => {
  await consumer.run('vite', ['build', '--outDir', 'dist-start', '--logLevel', 'warn'])

  await withSite(path.join(consumer.folder, 'dist-start'), async (address) => {
    const { page, problems } = await openPage(browser, address)
    await page.getByRole('button', { name: 'Add new' }).click()
    await page.getByLabel('Vendor code').fill('HB-7')
    await page.getByLabel('Vendor name').fill('Harbor Bakery')
    await page.getByRole('button', { name: 'Save' }).click()

    await page.getByRole('row', { name: /Harbor Bakery/ }).waitFor()
    await page.getByText('Harbor Bakery was added').waitFor()
    expect(problems).toEqual([])
  })
})

it('every entry is drawn on a server, and the browser takes the page over without a warning', async () => {
  // Development builds: they are the ones that tell where the browser's tree differs from the server's.
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
