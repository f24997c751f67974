import { createTextHook } from '../../../text/create-text-hook.ts'

/** Texts of the list of attached files. */
export interface AttachmentsText {
  dropFiles: string
  chooseFiles: string
  downloadFile: (name: string) => string
  editFile: (name: string) => string
  retryFile: (name: string) => string
}

export const englishAttachmentsText: AttachmentsText = {
  dropFiles: 'Drop files here, or',
  chooseFiles: 'choose files',
  downloadFile: (name) => `Download ${name}`,
  editFile: (name) => `Edit ${name}`,
  retryFile: (name) => `Try ${name} again`,
}

export const useAttachmentsText = createTextHook(englishAttachmentsText)
