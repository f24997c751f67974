import type { Translate } from '@commissary/messages'

/** Largest file that the service takes, in bytes. */
const largestFile = 64 * 1024 * 1024

export const megabytes = (bytes: number) => bytes / (1024 * 1024)

/** Why a file need not be sent at all; null for one that is worth reading. What is inside, the server tells. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>, t: Translate): string | null {
  if (size === 0) return t('importProducts.fileEmpty')
  if (size > largestFile) return t('importProducts.fileTooLarge', { size: megabytes(largestFile) })
  // Windows calls a CSV "application/vnd.ms-excel" where Excel is installed: the name is the better witness.
  return /\.(csv|txt)$/i.test(name) || type === 'text/csv' ? null : t('importProducts.notCsv', { file: name })
}

const templateColumns = [
  'code',
  'description',
  'food_group',
  'kcal',
  'protein_g',
  'fat_g',
  'satfat_g',
  'trans_fat_g',
  'chol_mg',
  'sodium_mg',
  'carb_g',
  'fiber_g',
  'sugars_g',
  'added_sugars_g',
  'vit_d_ug',
  'calcium_mg',
  'iron_mg',
  'potassium_mg',
]

/** An empty CSV of foods: the columns that the rules and the label need, nutrients per 100 g. */
export const templateFile = (t: Translate) =>
  new File([`${templateColumns.join(',')}\r\n`], t('importProducts.templateName'), { type: 'text/csv' })
