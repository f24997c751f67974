import { foodTemplateColumns } from '@commissary/domain/spreadsheets'
import type { Translate } from '@commissary/messages'

/** The API's limit, in bytes. */
const maxFileSize = 64 * 1024 * 1024

export const megabytes = (bytes: number) => bytes / (1024 * 1024)

/** Why a file is not worth uploading, or null. The server checks its contents. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>, t: Translate): string | null {
  if (size === 0) return t('importProducts.fileEmpty')
  if (size > maxFileSize) return t('importProducts.fileTooLarge', { size: megabytes(maxFileSize) })
  // With Excel installed, Windows reports a CSV as "application/vnd.ms-excel", so the name is more reliable.
  return /\.(csv|txt|xlsx|zip)$/i.test(name) || type === 'text/csv' ? null : t('importProducts.notCsv', { file: name })
}

/** What the file picker offers. */
export const fileTypes = '.csv,.xlsx,.zip,text/csv'

/** An empty CSV of foods with the columns that the rules and the label need, nutrients per 100 g. */
export const templateFile = (t: Translate) =>
  new File([`${foodTemplateColumns.join(',')}\r\n`], t('importProducts.templateName'), { type: 'text/csv' })
