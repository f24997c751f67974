import type { NutrientCode } from '@commissary/domain/food'
import type { RetentionFactors } from '@commissary/domain/recipe'

/** A file that is not a table of retention factors. The message says where. */
export class RetentionFileError extends Error {
  override name = 'RetentionFileError'
}

/**
 * USDA's nutrient numbers (SR) for our nutrients; null = the table has no factor for it. If there are several, the first one that a
 * row has counts: vitamin A as RAE, RE or IU, folate as DFE or total.
 */
const nutrientNumbers: Record<NutrientCode, readonly string[] | null> = {
  calcium: ['301'],
  iron: ['303'],
  magnesium: ['304'],
  phosphorous: ['305'],
  potassium: ['306'],
  sodium: ['307'],
  zinc: ['309'],
  copper: ['312'],
  vitaminA: ['320', '392', '318'],
  vitaminC: ['401'],
  thiamin: ['404'],
  riboFlavin: ['405'],
  niacin: ['406'],
  vitaminB6: ['415'],
  vitaminB12: ['418'],
  folate: ['435', '417'],
  calories: null,
  protein: null,
  cholestral: null,
  saturatedFat: null,
  totalFat: null,
  totalCarbohydrate: null,
  sugars: null,
  dietaryFiber: null,
  vitaminD: null,
  vitaminE: null,
  vitaminK: null,
  pantothenicAcid: null,
  manganese: null,
  selenium: null,
  addedSugars: null,
  transFat: null,
}

export interface RetentionRow {
  code: string
  description: string
  factors: RetentionFactors
}

/**
 * Reads USDA's Table of Nutrient Retention Factors as it ships (`retn06.txt`, Release 6, 2007): a line per code and nutrient, fields
 * separated by `^`, texts between `~`: code, food group, description, nutrient number, nutrient, percent, month of the entry.
 * Numbers may be between `~`, too, as in Release 5. A line without a percentage, like the 24 for minerals of distilled alcohol,
 * adds no factor. The CSV from Ag Data Commons is refused: there, a spreadsheet turned codes into numbers and percentages into
 * dates. Throws a `RetentionFileError`.
 */
export function readRetentionFile(text: string): RetentionRow[] {
  const rows = new Map<string, { description: string; percents: Map<string, number> }>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const fields = line.split('^').map((field) =>
      field
        .trim()
        .replace(/^~(.*)~$/, '$1')
        .trim(),
    )
    const [code = '', , description = '', nutrient = '', , percent = ''] = fields
    if (
      !/^[0-9A-Za-z]{1,8}$/.test(code) ||
      description === '' ||
      !/^\d+$/.test(nutrient) ||
      !isPercent(percent, fields)
    ) {
      throw new RetentionFileError(`line ${index + 1} is not a code, food group, description, nutrient and percentage.`)
    }
    if (percent === '') continue
    const row = rows.get(code) ?? { description, percents: new Map<string, number>() }
    row.percents.set(nutrient, Number(percent))
    rows.set(code, row)
  }
  if (rows.size === 0) throw new RetentionFileError('the file is empty.')
  return [...rows].map(([code, { description, percents }]) => ({ code, description, factors: factorsOf(percents) }))
}

function factorsOf(percents: ReadonlyMap<string, number>): RetentionFactors {
  return Object.fromEntries(
    Object.entries(nutrientNumbers).flatMap(([nutrient, numbers]) => {
      const percent = numbers?.map((number) => percents.get(number)).find((found) => found !== undefined)
      return percent === undefined ? [] : [[nutrient, percent]]
    }),
  )
}

/** A percentage, or an empty text in a line that has the field. */
const isPercent = (text: string, { length }: readonly string[]) =>
  text === '' ? length >= 6 : /^\d+(\.\d*)?$/.test(text) && Number(text) <= 100
