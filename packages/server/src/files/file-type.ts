import { message, type Message } from '../shared/messages.ts'

/** The types of files that are kept and handed out again. */
export const mediaTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type MediaType = (typeof mediaTypes)[number]

/** The bytes at `at`, written as Latin-1 text. */
type Signature = readonly [text: string, at?: number]

const accepted: readonly [MediaType, ...Signature[]][] = [
  ['application/pdf', ['%PDF-']],
  ['image/jpeg', ['\xFF\xD8\xFF']],
  ['image/png', ['\x89PNG\r\n\x1A\n']],
  ['image/webp', ['RIFF'], ['WEBP', 8]],
]

const heic = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']
const refused: readonly [Message, ...Signature[]][] = [
  ...heic.map((brand): [Message, ...Signature[]] => [message('files.heic'), ['ftyp', 4], [brand, 8]]),
  [message('files.office'), ['PK\x03\x04']],
  [message('files.office'), ['\xD0\xCF\x11\xE0']],
  [message('files.otherPicture'), ['GIF8']],
  [message('files.otherPicture'), ['II*\0']],
  [message('files.otherPicture'), ['MM\0*']],
  [message('files.otherPicture'), ['BM']],
]

/** Recognizes a file by its first bytes, never by its name: its type, or the sentence that says why it is refused. */
export function typeOf(start: Uint8Array): { type: MediaType } | { problem: Message } {
  const text = Buffer.from(start.subarray(0, 1024)).toString('latin1')
  const begins = (signatures: readonly Signature[]) => signatures.every(([bytes, at = 0]) => text.startsWith(bytes, at))
  const found = accepted.find(([, ...signatures]) => begins(signatures))
  if (found) return { type: found[0] }
  const other = refused.find(([, ...signatures]) => begins(signatures))
  if (other) return { problem: other[0] }
  if (!/^(?:\xEF\xBB\xBF)?\s*</.test(text)) return { problem: message('files.unknownType') }
  return { problem: message(/<svg[\s>]/i.test(text) ? 'files.svg' : 'files.webPage') }
}

const endings: Record<MediaType, readonly [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

/** An ending that names a type of file, unlike a part of a name such as the one in "Spec 2.0". */
const knownEnding = /\.(?:pdf|jpe?g|jpe|jfif|png|webp|heic|heif|gif|tiff?|bmp|svg|html?|docx?|xlsx?|zip|txt|csv)$/i

/** The name with the ending of its real type: "label.pdf" that is a PNG picture is "label.png". */
export function nameWithEnding(fileName: string, type: MediaType): string {
  const [ending, ...others] = endings[type]
  if ([ending, ...others].some((each) => fileName.toLowerCase().endsWith(`.${each}`))) return fileName
  return `${fileName.replace(knownEnding, '')}.${ending}`
}

/** Whether the name claims a different type than the file has. */
export const isMisnamed = (fileName: string, type: MediaType): boolean =>
  knownEnding.test(fileName) && nameWithEnding(fileName, type) !== fileName
