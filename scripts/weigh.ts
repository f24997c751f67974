// Weighs the JavaScript that each screen needs before it shows anything, in KB (1000 bytes, gzip level 9), from the build's
// manifest. What loads after the first paint or the first rows is not counted; `bench web` counts until the network is idle.
// Fails when a screen is over its limit. `node scripts/weigh.ts [dist folder]`
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { textFile } from '../packages/app/build/text-file.ts'
import { root } from './steps.ts'

const tableLimit = 180

/** KB by address. A screen without a limit here is only printed. */
const limits: Record<string, number> = {
  // First page of every user, often on a phone: it must appear before anything else is loaded.
  '/login': 105,
  // Table screens are what people open all day; each loads the shell, the table and its own columns.
  '/manage/products': tableLimit,
  '/manage/masterItemsCatalog': tableLimit,
  '/recipes/myRecipeCatalog': tableLimit,
  '/settings/manageUsers': tableLimit,
  '/settings/vendors': tableLimit,
  '/settings/storageLocations': tableLimit,
  '/settings/inventorySiteList': tableLimit,
  // The landing page after login; it has no table.
  '/dashboard': tableLimit,
}

interface Screen {
  path: string
  screen: string
  texts: readonly string[]
}

// Imported at run time, because the types of the app need a browser.
const { screenSources } = (await import(path.join(root, 'packages/app/src/routing/routes.ts'))) as {
  screenSources: readonly Screen[]
}

interface Entry {
  file: string
  name?: string
  imports?: string[]
}

const dist = path.resolve(process.argv[2] ?? path.join(root, 'packages/app/dist'))
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Entry>

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/** The files of some modules and everything that they import statically. */
function filesOf(keys: readonly string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = manifest[key]
    if (!entry) throw new Error(`The manifest of ${dist} has no ${key}. Build the app first: node scripts/build.ts`)
    if (found.has(entry.file)) continue
    found.add(entry.file)
    filesOf(entry.imports ?? [], found)
  }
  return found
}

const shell = Object.keys(manifest).filter((key) => manifest[key]?.name === 'shell')
const modulesOf = ({ screen, texts }: Screen) => [
  'index.html',
  ...shell,
  `src/screens/${screen}.tsx`,
  ...texts.map((area) => `../${textFile(area)}`),
]

const screens = [
  { address: '/login', files: filesOf(['index.html']) },
  ...screenSources
    .filter(({ screen }) => !screen.startsWith('coming-soon/'))
    .map((route) => ({ address: route.path, files: filesOf(modulesOf(route)) })),
]

let isOver = false
for (const { address, files } of screens) {
  const kilobytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  const limit = limits[address]
  const isHeavy = limit !== undefined && kilobytes > limit
  isOver ||= isHeavy
  const note = limit === undefined ? '' : ` of ${limit}${isHeavy ? '  OVER THE LIMIT' : ''}`
  console.log(`${kilobytes.toFixed(1).padStart(6)} KB${note}  ${address}  (${files.size} files)`)
}
const unknown = Object.keys(limits).filter((address) => !screens.some((screen) => screen.address === address))
if (unknown.length > 0) throw new Error(`No screen has the address ${unknown.join(', ')}`)
if (isOver) process.exitCode = 1
