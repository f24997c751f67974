import { itemNameIn } from '@commissary/messages/item-name'
import { menuTitle } from '@commissary/messages/public-menu'
import type { Wording } from '@commissary/messages/wording'

import { csvFile } from '../../shared/csv-file.ts'
import type { PublicLine } from './public-line.ts'
import type { PublicLanguage } from './public-texts.ts'
import type { PublicMenu } from './store.ts'
import { compareTexts } from '../../shared/texts.ts'

/** A row per item: date, menu, category, name, price, a column for each allergen, and the serving line where items have one. A holiday is a row without a menu. */
export function menuCsv(menu: PublicMenu, wording: Wording, language: PublicLanguage | undefined): string {
  const { t } = wording
  const hasLines = menu.menus.some(({ days }) => days.some(({ lines }) => lines.some(({ servingLine }) => servingLine)))
  const header = [
    t('publicMenu.csvColumns.date'),
    t('publicMenu.csvColumns.menu'),
    t('publicMenu.csvColumns.category'),
    t('publicMenu.csvColumns.item'),
    t('publicMenu.csvColumns.price', { currency: menu.currency }),
    ...menu.allergens.map((allergen) => t(`words.allergens.${allergen}`)),
    ...(hasLines ? [t('publicMenu.csvColumns.servingLine')] : []),
  ]
  const items = menu.menus.flatMap((one) =>
    one.days.flatMap(({ date, lines }) =>
      lines.map((line) => [
        date,
        menuTitle(wording, one, menu.menus),
        t(`words.categories.${line.category}`),
        itemName(wording, line, language),
        line.price,
        ...menu.allergens.map((allergen) => {
          const level = line.allergens.find((one) => one.allergen === allergen)?.level ?? 'unknown'
          return t(`publicMenu.levels.${level}`)
        }),
        ...(hasLines ? [line.servingLine ?? null] : []),
      ]),
    ),
  )
  const holidays = menu.closedDays.map(({ date, note }) => [
    date,
    '',
    '',
    t('publicMenu.closed', { note }),
    null,
    ...menu.allergens.map(() => ''),
    ...(hasLines ? [null] : []),
  ])
  const rows = [...items, ...holidays].toSorted((a, b) => compareTexts(String(a[0]), String(b[0])))
  return csvFile([header, ...rows])
}

function itemName({ t }: Wording, line: PublicLine, language: PublicLanguage | undefined): string {
  if (line.kind === 'placeholder') return t('publicMenu.placeholder', { name: line.name })
  const { contents = [] } = line
  const name = itemNameIn(line, language)
  return contents.length === 0
    ? name
    : t('publicMenu.bar', { name, items: contents.map((content) => content.name).join(', ') })
}
