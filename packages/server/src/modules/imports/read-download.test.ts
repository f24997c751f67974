import { expect, test } from 'vitest'

import { zip } from '../../../test/support/workbook.ts'
import { FileProblem } from './decode-text.ts'
import { isDownload, readDownload } from './read-download.ts'
import { readFile, type FileEvents } from './read-file.ts'

const context = {
  language: 'en',
  locale: 'en-US',
  currency: 'USD',
  today: '2026-11-24',
  vendorId: null,
  vendors: [],
} as const

/** USDA's download in miniature. */
const download = zip(
  Object.entries({
    'food.csv':
      'fdc_id,data_type,description,food_category_id\n3,foundation_food,"Milk, whole",1\n4,sample_food,"Milk, sample",1\n',
    'foundation_food.csv': 'fdc_id,NDB_number\n3,1077\n',
    'food_category.csv': 'id,code,description\n1,0100,Dairy and Egg Products\n',
    'food_nutrient.csv': 'id,fdc_id,nutrient_id,amount\n1,3,1003,3.27\n2,3,1008,61\n',
    'measure_unit.csv': 'id,name\n',
    'food_portion.csv': 'id,fdc_id,amount,measure_unit_id,portion_description,modifier,gram_weight\n',
  }).map(([name, content]) => ({ name: `FoodData_Central_foundation_food_csv/${name}`, content })),
)

test("foods of USDA's download become products with nutrients per 100 g", async () => {
  const seen: Parameters<FileEvents['onHeader']>[] = []
  const rows: unknown[] = []
  async function* pieces() {
    yield download
  }
  await readFile(pieces(), { ...context }, (key) => key, {
    findMapping: async () => null,
    onHeader: async (...header) => void seen.push(header),
    onRows: async (batch) => void rows.push(...batch),
  })
  expect(seen[0]?.[0]).toBe('products')
  expect(seen[0]?.[1].slice(0, 4).map(({ field }) => field)).toEqual(['code', 'description', 'foodGroup', 'calories'])
  expect(rows).toMatchObject([
    {
      row: 2,
      data: {
        code: '3',
        name: 'Milk, whole',
        category: 'Dairy and Egg Products',
        nutrients: { calories: 61, protein: 3.27 },
      },
    },
  ])
})

test.each([
  ['another archive of tables', zip([{ name: 'items.csv', content: 'a,b\n' }]), 'other'],
  [
    'one that would unpack to gigabytes',
    zip([
      { name: 'food.csv', content: 'x', stated: 3_000_000_000 },
      { name: 'foundation_food.csv', content: 'x' },
    ]),
    'large',
  ],
  [
    'one that unpacks to more than it states',
    zip([{ name: 'foundation_food.csv', content: Buffer.alloc(50_000_000), stated: 10 }]),
    'unreadable',
  ],
])('%s is refused with its reason', async (_, bytes, code) => {
  expect(isDownload(bytes)).toBe(true)
  const problem = await readDownload(bytes).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(FileProblem)
  expect((problem as FileProblem).text.key).toBe(`imports.file.download.${code}`)
})
