import type { Readable } from 'node:stream'

import { receiveFile, type ReceivedFile, type Work } from '../../files/receive-file.ts'
import { message } from '../../shared/messages.ts'

const maxMegabytes = 64

/** Stores a file that is about to be imported. Throws a 413 above 64 MB. */
export function storeUpload(work: Work, fileId: number, body: Readable): Promise<ReceivedFile> {
  return receiveFile(work, fileId, body, {
    maxBytes: maxMegabytes * 1024 * 1024,
    tooLarge: message('imports.tooLarge', { megabytes: maxMegabytes }),
  })
}
