import type { DocumentKind, IngredientDocument } from '@commissary/api-client'
import { limits } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'

/** The API's limit. */
export const mostMegabytes = 10
const megabyte = 1024 * 1024

/** For the file picker. The server reads the type from the bytes. */
export const acceptedFiles = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp'

/** "230 KB", "4.2 MB": the size of a file in bytes. */
export function sizeText(bytes: number, t: Translate, formats: Formats): string {
  if (bytes >= megabyte) return t('documents.megabytes', { size: formats.amount(bytes / megabyte, 1) })
  return t('documents.kilobytes', { size: formats.amount(Math.ceil(bytes / 1024), 0) })
}

/** Why a file is not worth sending, or null. A file that is too large is not read at all. */
export function fileProblem({ size }: Pick<File, 'size'>, t: Translate, formats: Formats): string | null {
  if (size === 0) return t('documents.empty')
  if (size <= mostMegabytes * megabyte) return null
  return t('documents.tooLarge', { size: sizeText(size, t, formats), megabytes: mostMegabytes })
}

const maxLength = limits.createIngredientDocument.fileName.maxLength

/** A name that the server accepts: without a path, invisible and direction characters, and shortened before its ending. */
export function cleanName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim()
  const ending = /\.[^.]{1,5}$/.exec(visible)?.[0] ?? ''
  const base = visible.slice(0, visible.length - ending.length)
  return (
    (
      (base.length > maxLength - ending.length ? shorten(base, maxLength - ending.length) : base) + ending
    ).toWellFormed() || 'document'
  )
}

/** Cut before a character that would not fit whole. */
function shorten(text: string, length: number): string {
  const cut = text.slice(0, length)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** What a file probably is, by the words in its name; a picture without any is a photo. */
export function guessKind({ name, type }: Pick<File, 'name' | 'type'>): DocumentKind {
  const words = ` ${name.toLowerCase().replace(/[^a-z]+/g, ' ')} `
  const [found] = kindWords.find(([, pattern]) => pattern.test(words)) ?? []
  return found ?? (type.startsWith('image/') ? 'PHOTO' : 'LABEL')
}

const kindWords: readonly [DocumentKind, RegExp][] = [
  ['PRODUCT_FORMULATION_STATEMENT', / pfs | formulation /],
  ['CN_LABEL', / cn /],
  ['SPECIFICATION', / specs? | specifications? /],
  ['LABEL', / labels? /],
]

const types = { 'application/pdf': 'pdf', 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
const endings = { pdf: /\.pdf$/i, jpeg: /\.(?:jpe?g|jpe|jfif)$/i, png: /\.png$/i, webp: /\.webp$/i }
const anyEnding = /\.(?:pdf|jpe?g|jpe|jfif|png|webp|heic|heif|gif|tiff?|bmp|svg|html?|docx?|xlsx?|zip|txt|csv)$/i

/** "PDF, 230 KB"; "Actually a PNG, 230 KB" if the name says otherwise. */
export function fileText(
  { fileName, mediaType, sizeBytes }: IngredientDocument,
  t: Translate,
  formats: Formats,
): string {
  const type = types[mediaType]
  const isMisnamed = anyEnding.test(fileName) && !endings[type].test(fileName)
  const size = sizeText(sizeBytes, t, formats)
  return t(isMisnamed ? 'documents.misnamed' : 'documents.file', { type: t(`documents.types.${type}`), size })
}
