import type { Translate } from '@commissary/messages'

/** The API's limit, in bytes. */
const maxFileSize = 2 * 1024 * 1024

/** What the file picker offers. */
export const fileTypes = '.csv,text/csv'

/** Why a file is not worth uploading, or null. The server checks its contents. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>, t: Translate): string | null {
  if (size === 0) return t('orderImports.fileEmpty')
  if (size > maxFileSize) return t('orderImports.fileTooLarge')
  // With Excel installed, Windows reports a CSV as "application/vnd.ms-excel", so the name is more reliable.
  return /\.(csv|txt)$/i.test(name) || type === 'text/csv' ? null : t('orderImports.notCsv', { file: name })
}
