import { message } from '../../shared/messages.ts'
import { FileProblem } from './decode-text.ts'
import { DownloadError, readFoodDataCentral } from './fooddata-central.ts'
import { zipSize } from './zip-size.ts'

/** Whether an archive holds CSV files and no workbook: then it is, or claims to be, a download of FoodData Central. */
export function isDownload(bytes: Buffer): boolean {
  const names = zipSize(bytes)?.names ?? []
  return names.some((name) => /\.csv$/i.test(name)) && !names.some((name) => name.startsWith('xl/'))
}

/**
 * The foods of a FoodData Central download as a CSV file. Throws a `FileProblem` for any other archive, and for one that would
 * unpack to more than 256 MB.
 */
export async function readDownload(bytes: Buffer): Promise<string> {
  try {
    return (await readFoodDataCentral(bytes)).foods
  } catch (error) {
    if (error instanceof DownloadError) throw new FileProblem(message(`imports.file.download.${error.code}`))
    throw error
  }
}
