import { rejected } from '../../contract/api-error.ts'
import { message } from '../../shared/messages.ts'

/**
 * Refuses a name that is blank, has parts of a path or control characters, or turns the reading direction around
 * ("label\u202Efdp.exe" reads as "labelexe.pdf").
 */
export function checkFileName(fileName: string): void {
  if (fileName.trim() === '') throw rejected({ fileName: message('documents.nameRequired') })
  if (/[/\\\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(fileName)) {
    throw rejected({ fileName: message('documents.nameCharacters') })
  }
}
