import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { searchable } from './find-foods.ts'

const file = resolve(import.meta.dirname, '../../../../../shared/data/usda-sr28/foods.csv')

/** All foods of USDA SR28 to search in; null where the table is absent, which the output then says. */
export function sr28Foods(purpose: string) {
  if (!existsSync(file)) {
    // oxlint-disable-next-line no-console -- a skipped comparison must be visible in the output
    console.warn(`SKIPPED: ${purpose} are not searched in USDA SR28, ../shared/data is absent.`)
    return null
  }
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1)
  return rows.map((row) => {
    const [, description = '', , foodGroup = ''] = [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
      (cell ?? '').replace(/^"|"$/g, '').replaceAll('""', '"'),
    )
    return searchable(description, foodGroup)
  })
}
