// Weighs the JavaScript that each screen needs before it shows anything, in KB (1000 bytes, gzip level 9), from the lists
// in the built page. What loads after the first paint or the first rows is not counted; `bench web` counts until the network is idle.
// Fails when a screen is over its limit. `node scripts/weigh.ts [dist folder]`
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { tableChunk } from '../packages/app/build/shared-chunks.ts'
import { root } from './steps.ts'

/** KB of every screen with a `firstRead`: lists, which people open all day. Each loads the shell, the table and its own columns. */
const listLimit = 180

/** KB of a report of rows: the table, its groupings and its chart. */
const reportLimit = 207

/**
 * Files of any screen. Without HTTP/2, which browsers only speak over TLS, six requests are sent at a time, so every sixth
 * file costs another round trip.
 */
const fileLimit = 30

/** KB by address, for lists with another limit, and for other screens with a table. Those without a table are otherwise only printed. */
const limits: Record<string, number> = {
  // First page of every user, often on a phone: it must appear before anything else is loaded.
  '/login': 105,
  // The landing page after login. It has no table, but a card for each area, and names the checks that a week fails.
  '/dashboard': 182,
  // Lists without a `firstRead`: what they read depends on the date, or on the address.
  '/manage/manageMasterMenus': listLimit,
  '/manage/orders': listLimit,
  '/settings/menuPlaceholders': listLimit,
  '/settings/menuPlaceholders/list': listLimit,
  '/manage/payments/imports': 188,
  // Screens with a table beside forms, charts or days.
  '/help': 230,
  '/manage/importProducts': 265,
  '/manage/inventory/recall': 320,
  '/manage/orders/settings': 255,
  '/settings/menuPlaceholders/rec': 280,
  '/reports/ordersDetails': reportLimit,
  '/reports/depositReport': reportLimit,
  '/reports/salesReport': reportLimit,
  '/reports/currentInventory': reportLimit,
  '/reports/menuCostingReport': reportLimit,
  '/reports/productionRecordReport': reportLimit,
  '/reports/inventoryPurchaseOrder': 250,
  '/reports/discontinuedItemsReport': 250,
  '/reports/nutrionsCompositionReport': 270,
  '/reports/missingNutritionReport': 275,
}

const dist = path.resolve(process.argv[2] ?? path.join(root, 'packages/app/dist'))
const page = readFileSync(path.join(dist, 'index.html'), 'utf8')

/** The scripts of every page, and the lists by which a page fetches those of its screen (`build/preload-screens.ts`). */
const startFiles = [...page.matchAll(/<(?:script type="module"|link rel="modulepreload") [^>]*(?:src|href)="([^"]*)"/g)]
const lists = /(\["\/.*?\]),(\{"\*":.*?\}),(\{.*\}),\{.*?\}\);?<\/script>/
const [, names, screens, reads] = lists.exec(page) ?? []
if (startFiles.length === 0 || names === undefined || screens === undefined || reads === undefined) {
  throw new Error(`${dist} has no page that lists its files. Build the app first: node scripts/build.ts`)
}
const files = JSON.parse(names) as string[]
const firstReads = JSON.parse(reads) as Record<string, unknown>
const start = startFiles.map(([, file = '']) => file)
const loaded: Record<string, string[]> = {
  '/login': start,
  ...Object.fromEntries(
    Object.entries(JSON.parse(screens) as Record<string, number[]>)
      .filter(([address]) => address !== '*')
      .map(([address, indexes]) => [address, [...start, ...indexes.map((index) => files[index] ?? '')]]),
  ),
}

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

let isOver = false
for (const [address, files] of Object.entries(loaded)) {
  const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  const limit = limits[address] ?? (firstReads[address] ? listLimit : undefined)
  const isHeavy = (limit !== undefined && kilobytes > limit) || files.length > fileLimit
  isOver ||= isHeavy
  const note = `${limit === undefined ? '' : ` of ${limit}`}${isHeavy ? '  OVER THE LIMIT' : ''}`
  console.log(`${kilobytes.toFixed(1).padStart(6)} KB${note}  ${address}  (${files.length} files)`)
}
const unknown = Object.keys(limits).filter((address) => !loaded[address])
if (unknown.length > 0) throw new Error(`No screen has the address ${unknown.join(', ')}`)

// A screen with a table is a list, or close to one. A record in place of its list (`?open`) has the table only inside its form.
const tableFile = files.filter((file) => file.startsWith(`/assets/${tableChunk}-`))
if (tableFile.length !== 1) throw new Error(`${dist} does not have one file of the chunk "${tableChunk}"`)
const unlimited = Object.entries(loaded).flatMap(([address, ofScreen]) =>
  address.includes('?') || limits[address] || firstReads[address] || !ofScreen.includes(tableFile[0] ?? '')
    ? []
    : [address],
)
if (unlimited.length > 0) console.error(`Screens with a table and no limit of KB: ${unlimited.join(', ')}`)
if (isOver || unlimited.length > 0) process.exitCode = 1
