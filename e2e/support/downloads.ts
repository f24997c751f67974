import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Page } from 'playwright'

export interface Downloaded {
  fileName: string
  bytes: Buffer
}

/** Runs an action that downloads a file, and returns the file's name and bytes. */
export async function downloaded(page: Page, start: () => Promise<void>): Promise<Downloaded> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()])
  return { fileName: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** The text of a PDF with single spaces, as a reader sees it; null where no program can read it. */
export function pdfText(bytes: Buffer): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'commissary-e2e-'))
  const file = join(folder, 'report.pdf')
  try {
    writeFileSync(file, bytes)
    return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', stdio: 'pipe' }).replaceAll(
      /\s+/g,
      ' ',
    )
  } catch {
    process.stderr.write('SKIPPED: the text of a PDF is not read: pdftotext is missing or failed.\n')
    return null
  } finally {
    rmSync(folder, { recursive: true })
  }
}
