import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { parse } from 'csv-parse/sync'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'

import { readHeader } from './columns.ts'
import { DownloadError, readFoodDataCentral } from './fooddata-central.ts'

const folder = mkdtempSync(join(tmpdir(), 'commissary-fdc-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A download in miniature, with USDA's traps: samples, an earlier version, no energy, three kinds of energy. */
const files: Record<string, string> = {
  'food.csv': `"fdc_id","data_type","description","food_category_id","publication_date"
"1","sample_food","Milk, sample","1","2024-10-31"
"2","foundation_food","Milk, whole, 3.25% milkfat","1","2019-04-01"
"3","foundation_food","Milk, whole, 3.25% milkfat","1","2023-10-26"
"4","foundation_food","Peas, ""sweet"", raw","11","2024-04-18"
`,
  'foundation_food.csv': `"fdc_id","NDB_number","footnote"\n"3","01077",""\n"4","11304",""\n`,
  'food_category.csv': `"id","code","description"\n"1","0100","Dairy and Egg Products"\n"11","1100","Vegetables"\n`,
  'food_nutrient.csv': `"id","fdc_id","nutrient_id","amount"
"10","1","1003","9"
"11","2","1003","8"
"12","3","1003","3.27"
"13","3","2047","61"
"14","3","2048","60"
"15","3","1177","5"
"16","4","1005","-0.2"
"17","4","1093",""
`,
  'measure_unit.csv': `"id","name"\n"1000","cup"\n"9999","undetermined"\n`,
  'food_portion.csv': `"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
"20","3","1","1.0","1000","","","244.0"
"21","2","1","1.0","1000","","","240.0"
"22","4","1","1.0","1000","","shelled","145"
"23","4","2","10","9999","pods","","60"
"24","4","3","1","9999","","","5"
`,
}

let made = 0
function zipOf(contents: Record<string, string | Uint8Array>): string {
  const path = join(folder, `download-${++made}.zip`)
  const entries = Object.entries(contents).map(([name, text]) => [
    `FoodData_Central/${name}`,
    typeof text === 'string' ? strToU8(text) : text,
  ])
  writeFileSync(path, zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>))
  return path
}

const records = (csv: string) => parse<Record<string, string>>(csv, { columns: true })
const refused = async (path: string): Promise<string> => {
  const error = await readFoodDataCentral(path).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(DownloadError)
  return (error as DownloadError).message
}

test('the current Foundation Foods are read, without samples and earlier versions', async () => {
  const { foods, count } = await readFoodDataCentral(zipOf(files))
  expect(count).toBe(2)
  const [milk, peas] = records(foods)
  expect(milk).toMatchObject({
    fdc_id: '3',
    description: 'Milk, whole, 3.25% milkfat',
    food_category: 'Dairy and Egg Products',
    protein_g: '3.27',
    kcal: '60',
  })
  expect(peas).toMatchObject({ fdc_id: '4', description: 'Peas, "sweet", raw' })
})

test('imports know every column of both files', async () => {
  const { foods, measures } = await readFoodDataCentral(zipOf(files))
  for (const [kind, csv] of [
    ['foods', foods],
    ['measures', measures],
  ] as const) {
    const header = readHeader(Object.keys(records(csv)[0] ?? {}))
    expect(header).toMatchObject({ kind })
    const columns = 'columns' in header ? header.columns : []
    expect(columns.filter(({ field, isPerServing }) => field === null || isPerServing)).toEqual([])
  }
})

test('values that were not measured stay blank, meaning unknown, and folate is not used as DFE', async () => {
  const [milk, peas] = records((await readFoodDataCentral(zipOf(files))).foods)
  expect(milk).toMatchObject({ folate_dfe_ug: '', sodium_mg: '' })
  expect(peas).toMatchObject({ kcal: '', sodium_mg: '', total_carbohydrate_g: '0' })
})

test('household measures are those of the current foods', async () => {
  const { measures } = await readFoodDataCentral(zipOf(files))
  expect(records(measures)).toEqual([
    { fdc_id: '3', amount: '1.0', measure: 'cup', modifier: '', grams: '244.0' },
    { fdc_id: '4', amount: '1.0', measure: 'cup', modifier: 'shelled', grams: '145' },
    { fdc_id: '4', amount: '10', measure: 'pods', modifier: '', grams: '60' },
  ])
})

test('other ZIP files, and files that are not ZIP files, are refused with the reason', async () => {
  const { 'food_nutrient.csv': _, ...incomplete } = files
  expect(await refused(zipOf(incomplete))).toBe(
    'It has no food_nutrient.csv. Load the CSV download of Foundation Foods.',
  )
  const samples = (files['food.csv'] ?? '').replaceAll('foundation_food', 'branded_food')
  expect(await refused(zipOf({ ...files, 'food.csv': samples }))).toBe('It has no Foundation Foods.')
  const text = join(folder, 'text.zip')
  writeFileSync(text, 'PK, but not really')
  expect(await refused(text)).toMatch(/^It is not a ZIP file that can be read: /)
})

test('a ZIP bomb is refused before it is unpacked, even one that lies about its size', async () => {
  const zeros = new Uint8Array(257 * 1024 * 1024)
  const bomb = zipOf({ ...files, 'food_attribute.csv': zeros })
  expect(await refused(bomb)).toMatch(/^It would unpack to more than 256 MB\./)
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`${index}.csv`, 'id\n']))
  expect(await refused(zipOf(many))).toBe('It contains more than 200 files.')

  const liar = Buffer.from(readFileSync(zipOf({ ...files, 'foundation_food.csv': new Uint8Array(1024 * 1024) })))
  const name = liar.lastIndexOf('foundation_food.csv')
  // The size that the central directory states, 22 bytes before the name.
  liar.writeUInt32LE(10, name - 'FoodData_Central/'.length - 22)
  const path = join(folder, 'liar.zip')
  writeFileSync(path, liar)
  expect(await refused(path)).toMatch(/^A file in it cannot be read: too many bytes/)
})

const download = globSync(
  resolve(import.meta.dirname, '../../../../../../shared/data/fooddata-central/*foundation_food*.zip'),
)[0]
// oxlint-disable-next-line no-console -- the output must show that a test was skipped
if (!download) console.warn('SKIPPED: FoodData Central is not read whole, ../shared/data is absent.')

test.skipIf(!download)('USDA’s download of October 2024 is read as it comes', async () => {
  const { foods, measures, count } = await readFoodDataCentral(download ?? '')
  expect(count).toBe(316)
  const all = records(foods)
  expect(all.filter(({ kcal }) => kcal === '')).toHaveLength(29)
  expect(all.filter(({ description }) => description === 'Broccoli, raw')).toHaveLength(1)
  expect(records(measures)).toHaveLength(125)
})
