import { createTextHook } from '../../../text/create-text-hook.ts'

/** Texts of the image field. */
export interface ImageText {
  /** For a file of another type. */
  notAnImage: (name: string) => string
  /** For a picture that the browser cannot read. */
  imageUnreadable: (name: string) => string
  /** For a picture that is still too large after it was scaled down. */
  imageTooLarge: (name: string, kilobytes: string) => string
  removeImage: string
  replaceImage: string
}

export const englishImageText: ImageText = {
  notAnImage: (name) => `${name} is not a PNG or JPEG image.`,
  imageUnreadable: (name) => `${name} can't be read. Choose another image.`,
  imageTooLarge: (name, kilobytes) =>
    `${name} is larger than ${kilobytes} KB even when scaled down. Choose a simpler image.`,
  removeImage: 'Remove image',
  replaceImage: 'Choose another image',
}

export const useImageText = createTextHook(englishImageText)
