import type { Readable } from 'node:stream'

import type { NutrientCode } from '@commissary/domain/food'
import { parse } from 'csv-parse'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'

/** `unreadable`: broken, or not a ZIP file; `other`: not the CSV download of Foundation Foods; `large`: more than any of those. */
export type DownloadProblem = 'unreadable' | 'other' | 'large'

/** Why a file is not a FoodData Central download that can be loaded. The message is for the operator. */
export class DownloadError extends Error {
  override name = 'DownloadError'
  readonly code: DownloadProblem

  constructor(code: DownloadProblem, text: string) {
    super(text)
    this.code = code
  }
}

/** The Foundation Foods download has 26 files and 27 MB. */
const maxEntries = 200
const maxBytes = 256 * 1024 * 1024

/** The foods of a download and their household measures, each as a CSV file that imports read. */
export interface FoodFiles {
  foods: string
  measures: string
  /** How many foods. */
  count: number
}

type Row = Record<string, string>
type EachRow = (file: string, run: (row: Row) => void) => Promise<void>

/**
 * The header of each nutrient and USDA's numbers for it, the preferred one first: for calories "Energy", then by Atwater's
 * specific and general factors. Folate only as DFE: micrograms of folate are a different number. null = Foundation Foods do not have it.
 */
const columnOf: Record<NutrientCode, readonly [header: string, ids: readonly number[]] | null> = {
  calories: ['kcal', [1008, 2048, 2047]],
  protein: ['protein_g', [1003]],
  totalFat: ['total_fat_g', [1004, 1085]],
  saturatedFat: ['saturated_fat_g', [1258]],
  transFat: ['trans_fat_g', [1257]],
  cholestral: ['cholesterol_mg', [1253]],
  totalCarbohydrate: ['total_carbohydrate_g', [1005, 1050]],
  dietaryFiber: ['dietary_fiber_g', [1079, 2033]],
  sugars: ['total_sugars_g', [2000, 1063]],
  calcium: ['calcium_mg', [1087]],
  iron: ['iron_mg', [1089]],
  magnesium: ['magnesium_mg', [1090]],
  phosphorous: ['phosphorus_mg', [1091]],
  potassium: ['potassium_mg', [1092]],
  sodium: ['sodium_mg', [1093]],
  zinc: ['zinc_mg', [1095]],
  copper: ['copper_mg', [1098]],
  manganese: ['manganese_mg', [1101]],
  selenium: ['selenium_ug', [1103]],
  vitaminA: ['vitamin_a_rae_ug', [1106]],
  vitaminC: ['vitamin_c_mg', [1162]],
  vitaminD: ['vitamin_d_ug', [1114]],
  vitaminE: ['vitamin_e_mg', [1109]],
  vitaminK: ['vitamin_k_ug', [1185]],
  thiamin: ['thiamin_mg', [1165]],
  riboFlavin: ['riboflavin_mg', [1166]],
  niacin: ['niacin_mg', [1167]],
  pantothenicAcid: ['pantothenic_acid_mg', [1170]],
  vitaminB6: ['vitamin_b6_mg', [1175]],
  vitaminB12: ['vitamin_b12_ug', [1178]],
  folate: ['folate_dfe_ug', [1190]],
  addedSugars: null,
}

const nutrientColumns = Object.values(columnOf).filter((column) => column !== null)

const usedNutrients = new Set(nutrientColumns.flatMap(([, ids]) => ids.map(String)))

/**
 * Reads the Foundation Foods of a FoodData Central CSV download as USDA ships it. Most rows of its `food.csv` are laboratory
 * samples, and most foods also appear in earlier versions: `foundation_food.csv` lists the current ones. `file`: its path or its
 * bytes. Throws a `DownloadError` for anything else, and for a file that would unpack to more than 256 MB.
 */
export async function readFoodDataCentral(file: string | Buffer): Promise<FoodFiles> {
  const opened = typeof file === 'string' ? openPromise(file, { autoClose: false }) : fromBufferPromise(file)
  const zip = await opened.catch((error: unknown) => {
    throw new DownloadError('unreadable', `It is not a ZIP file that can be read: ${messageOf(error)}.`)
  })
  try {
    const entries = await entriesOf(zip)
    return await readFoods(async (file, run) => {
      const entry = entries.get(file)
      if (!entry) throw new DownloadError('other', `It has no ${file}. Load the CSV download of Foundation Foods.`)
      for await (const row of rowsOf(await zip.openReadStreamPromise(entry))) run(row)
    })
  } catch (error) {
    if (error instanceof DownloadError) throw error
    throw new DownloadError('unreadable', `A file in it cannot be read: ${messageOf(error)}.`)
  } finally {
    zip.close()
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The CSV files by name, without their folder. The sizes that the ZIP states are enforced when its files are read. */
async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw new DownloadError('large', `It contains more than ${maxEntries} files.`)
  const entries = new Map<string, Entry>()
  let bytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.split('/').at(-1) ?? ''
    if (!name.endsWith('.csv')) continue
    bytes += entry.uncompressedSize
    if (bytes > maxBytes) {
      throw new DownloadError(
        'large',
        'It would unpack to more than 256 MB. Load the CSV download of Foundation Foods.',
      )
    }
    entries.set(name, entry)
  }
  return entries
}

const rowsOf = (file: Readable) =>
  file.compose(
    parse({ columns: true, bom: true, relax_column_count: true, max_record_size: 1024 * 1024 }),
  ) as AsyncIterable<Row>

async function readFoods(eachRow: EachRow): Promise<FoodFiles> {
  const current = new Set<string>()
  await eachRow('foundation_food.csv', ({ fdc_id: id = '' }) => void current.add(id))
  const groups = new Map<string, string>()
  await eachRow('food_category.csv', ({ id = '', description = '' }) => void groups.set(id, description))

  const foods = new Map<string, { description: string; group: string; amounts: Map<string, string> }>()
  await eachRow('food.csv', ({ fdc_id: id = '', data_type: type, description = '', food_category_id: group = '' }) => {
    if (type === 'foundation_food' && current.has(id)) {
      foods.set(id, { description, group: groups.get(group) ?? '', amounts: new Map() })
    }
  })
  if (foods.size === 0) throw new DownloadError('other', 'It has no Foundation Foods.')
  await eachRow('food_nutrient.csv', ({ fdc_id: id = '', nutrient_id: nutrient = '', amount = '' }) => {
    if (amount !== '' && usedNutrients.has(nutrient)) foods.get(id)?.amounts.set(nutrient, amount)
  })

  const rows = [...foods].map(([id, { description, group, amounts }]) => {
    const values = nutrientColumns.map(([, ids]) =>
      notNegative(ids.map((nutrient) => amounts.get(String(nutrient))).find((amount) => amount !== undefined)),
    )
    return [id, description, group, ...values]
  })
  const header = ['fdc_id', 'description', 'food_category', ...nutrientColumns.map(([name]) => name)]
  return { foods: toCsv([header, ...rows]), measures: await readMeasures(eachRow, foods), count: foods.size }
}

/** Carbohydrate by difference can be slightly below zero, where the rest sums to more than 100 g. */
const notNegative = (amount = '') => (amount.startsWith('-') ? '0' : amount)

async function readMeasures(eachRow: EachRow, foods: ReadonlyMap<string, unknown>): Promise<string> {
  const units = new Map<string, string>()
  await eachRow('measure_unit.csv', ({ id = '', name = '' }) => void units.set(id, name))
  const rows: string[][] = []
  await eachRow('food_portion.csv', (row) => {
    const { fdc_id: id = '', amount = '', gram_weight: grams = '', modifier = '', portion_description: text = '' } = row
    const unit = units.get(row['measure_unit_id'] ?? '') ?? ''
    const measure = unit === '' || unit === 'undetermined' ? text : unit
    if (foods.has(id) && Number(grams) > 0 && Number(amount) > 0 && measure + modifier !== '') {
      rows.push([id, amount, measure, modifier, grams])
    }
  })
  return toCsv([['fdc_id', 'amount', 'measure', 'modifier', 'grams'], ...rows])
}

const toCsv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`).join('')
