// Compares the pictures of the stories tagged `visual`, or with --update takes them again. Parts of paths narrow both:
// `pnpm visual --update MenuGrid`.
import { existsSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { chromium } from 'playwright'

import {
  baselinesFolder,
  chromiumName,
  differencesFolder,
  imageFile,
  imageName,
  readRecord,
  recordFile,
} from '../.storybook/visual/baselines.ts'
import { findOrInstallBrowser } from './browser.ts'
import { bin, root, run } from './steps.ts'

const projects = ['storybook', 'storybook-dark-rtl']

interface Report {
  testResults: { assertionResults: { meta?: { storyId?: string } }[] }[]
}

async function chromiumNameOf(executablePath: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const name = chromiumName(browser.version())
  await browser.close()
  return name
}

/** Images of stories that were removed, renamed or untagged. */
function staleImages(report: string): string[] {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const ids = testResults.flatMap((file) => file.assertionResults.flatMap(({ meta }) => meta?.storyId ?? []))
  const known = new Set(projects.flatMap((project) => ids.map((id) => imageFile(project, imageName(id)))))
  return globSync('*/**/*.png', { cwd: baselinesFolder })
    .map((file) => path.join(baselinesFolder, file))
    .filter((file) => !known.has(file))
}

const isUpdate = process.argv.includes('--update')
const parts = process.argv.slice(2).filter((argument) => argument !== '--update' && argument !== '--')

const browser = await findOrInstallBrowser()
const chromiumHere = await chromiumNameOf(browser)
const record = readRecord()

if (isUpdate && parts.length > 0 && record && record.chromium !== chromiumHere) {
  console.error(
    `The baselines were taken with Chromium ${record.chromium} and this is Chromium ${chromiumHere}: retake all of them, so that one browser draws the whole set.`,
  )
  process.exit(1)
}

rmSync(differencesFolder, { recursive: true, force: true })
using reports = mkdtempDisposableSync(path.join(tmpdir(), 'commissary-visual-'))
const report = path.join(reports.path, 'report.json')
const code = await run(
  bin('vitest'),
  [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...parts,
    ...(isUpdate ? ['--update'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ],
  { env: { ...process.env, CHROMIUM_PATH: browser, COMMISSARY_ONLY_VISUAL: 'true' } },
)

if (isUpdate && code === 0) {
  const isWhole = parts.length === 0
  mkdirSync(baselinesFolder, { recursive: true })
  const next = { chromium: chromiumHere, isComplete: isWhole || (record?.isComplete ?? false) }
  writeFileSync(recordFile(), `${JSON.stringify(next, null, 2)}\n`)
  if (isWhole) for (const file of staleImages(report)) rmSync(file)
  console.log(`\nThe images are in ${path.relative(root, baselinesFolder)}. Look at what changed before you commit.`)
}
if (!isUpdate && existsSync(differencesFolder)) {
  console.log(`\nDifferences are in ${path.relative(root, differencesFolder)}: -reference, -actual and -diff for each.`)
}
process.exitCode = code
