import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type BaselineRecord, chromiumName, imageFile, recordFile } from './baselines.ts'

// Three small stories, compared by the real project with a separate baselines folder. The folder is inside the repository
// because the browser's server writes nowhere else. Starting the project takes longer than the stories, so one run shows
// a missing, a changed and a matching screenshot.

const root = path.join(import.meta.dirname, '..', '..')
const work = path.join(root, 'node_modules', '.cache', 'visual-test')
const folder = path.join(work, 'baselines')
const files = ['analysis/VerdictBadge/', 'display/Badge/', 'shell/Footer/']
const badge = imageFile('storybook', 'components-display-badge/all', folder)
const verdicts = imageFile('storybook', 'patterns-analysis-verdictbadge/side-by-side', folder)
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((file) => file && existsSync(file))
const launch = () => chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })

let version = ''

const record = (entry: BaselineRecord) => writeFileSync(recordFile(folder), JSON.stringify(entry))

/** Runs the stories. Resolves to the output and whether all passed. */
function runStories(...options: string[]): Promise<{ passes: boolean; printed: string }> {
  const { VITEST: _, ...env } = process.env
  const args = ['run', '--project', 'storybook', ...files, ...options]
  return new Promise((resolve) => {
    execFile(
      path.join(root, 'node_modules', '.bin', 'vitest'),
      args,
      { cwd: root, env: { ...env, NO_COLOR: 'true', COMMISSARY_BASELINES: folder, COMMISSARY_ONLY_VISUAL: 'true' } },
      (error, stdout, stderr) => resolve({ passes: error === null, printed: stdout + stderr }),
    )
  })
}

/** Adds a barely visible tint to a corner of the image. */
async function tint(image: string) {
  const browser = await launch()
  const { width, height } = sizeOf(image)
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<body style="margin: 0"><img src="data:image/png;base64,${readFileSync(image).toString('base64')}">
    <div style="position: absolute; inset: 0 auto auto 0; width: 60px; height: 40px; background: rgb(102 41 92 / 15%)">`,
  )
  await page.screenshot({ path: image })
  await browser.close()
}

function sizeOf(image: string) {
  const bytes = readFileSync(image)
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await launch()
  version = browser.version()
  await browser.close()
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('an update takes the baselines', async () => {
  await expect(runStories('--update')).resolves.toMatchObject({ passes: true })
  expect([badge, verdicts].every((image) => existsSync(image))).toBe(true)
})

test('a missing baseline and a subtle color change fail, with the file and the command, and the same story passes', async () => {
  record({ chromium: chromiumName(version), isComplete: true })
  rmSync(badge)
  await tint(verdicts)
  const { passes, printed } = await runStories()
  expect(passes).toBe(false)
  expect(printed).toMatch(/Tests +2 failed \| 1 passed/)
  expect(printed).toContain('Missing baseline for components-display-badge--all. To take it: npx')
  expect(printed).toContain('visual-differences/storybook/patterns-analysis-verdictbadge/side-by-side-diff.png')
  expect(printed).toContain('If the change is intended: npx')
  expect(printed).not.toContain('not compared')
})

test('another major version of Chromium is reported with the number of screenshots, not failed', async () => {
  record({ chromium: '12 on linux', isComplete: true })
  const { passes, printed } = await runStories()
  expect(passes).toBe(true)
  expect(printed).toContain(`taken with Chromium 12 on linux and this is Chromium ${chromiumName(version)}`)
  expect(printed).toContain('3 not compared')
})
