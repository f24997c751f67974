import { createTextHook } from '../../../text/create-text-hook.ts'

/** Texts of the image field. */
export interface ImageText {
  /** For a file of another type. */
  notAPicture: (name: string) => string
  /** For a picture that the browser cannot read. */
  pictureUnreadable: (name: string) => string
  /** For a picture that is still too large after it was scaled down. */
  pictureTooLarge: (name: string, kilobytes: string) => string
  removePicture: string
  replacePicture: string
}

export const englishImageText: ImageText = {
  notAPicture: (name) => `${name} is not a PNG or JPEG picture.`,
  pictureUnreadable: (name) => `${name} can't be read. Choose another picture.`,
  pictureTooLarge: (name, kilobytes) =>
    `${name} is larger than ${kilobytes} KB even when scaled down. Choose a simpler picture.`,
  removePicture: 'Remove picture',
  replacePicture: 'Choose another picture',
}

export const useImageText = createTextHook(englishImageText)
