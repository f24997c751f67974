import sharp, { type Sharp } from 'sharp'

import { rejected } from '../contract/api-error.ts'
import { message, type Message } from '../shared/messages.ts'
import type { MediaType } from './file-type.ts'

export type PictureType = Exclude<MediaType, 'application/pdf'>

/** Width times height. A phone takes 50 million; the same bytes can claim a thousand times as many. */
const mostPixels = 51_000_000
/** Pixels in width and height. A page photographed at this size is legible when printed. */
const largestSide = 3_000
const thumbnailSide = 160

// Only the three formats that are accepted, whatever bytes reach the library. One picture at a time, without a cache:
// a large one takes 200 MB while it is drawn.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)
let last: Promise<unknown> = Promise.resolve()

/** A picture as it is kept, and its small copy for lists (WebP, at most 160 px). */
export interface DrawnPicture {
  bytes: Uint8Array
  thumbnail: Uint8Array
}

/**
 * Re-encodes a picture: upright, of at most 3,000 px, without metadata (where and when it was taken, by whom), and without
 * whatever was hidden behind it. Throws a 422 for `file` if it has too many pixels or is damaged.
 */
export function drawPicture(bytes: Uint8Array, type: PictureType): Promise<DrawnPicture> {
  const drawn = last.then(() => draw(bytes, type))
  last = drawn.catch(() => undefined)
  return drawn
}

async function draw(bytes: Uint8Array, type: PictureType): Promise<DrawnPicture> {
  await refuseHuge(bytes)
  const whole = await read(
    written[type](
      sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
        .autoOrient()
        .resize(largestSide, largestSide, { fit: 'inside', withoutEnlargement: true }),
    ),
  )
  const small = sharp(whole).resize(thumbnailSide, thumbnailSide, { fit: 'inside', withoutEnlargement: true })
  return { bytes: whole, thumbnail: await read(small.webp({ quality: 75 })) }
}

const written: Record<PictureType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
}

/** Reads the size that the picture claims before any of it is unpacked. */
async function refuseHuge(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  const pixels = width * height
  if (pixels === 0) throw refusal(message('files.damaged'))
  if (pixels > mostPixels) {
    throw refusal(message('files.tooManyPixels', { megapixels: Math.round(pixels / 1_000_000), limit: 50 }))
  }
}

/** A kept picture as a JPEG for print, of at most `side` pixels per side: documents cannot contain WebP. */
export function pictureForPrint(bytes: Uint8Array, side = 600): Promise<Uint8Array> {
  const small = sharp(bytes, { limitInputPixels: mostPixels }).resize(side, side, {
    fit: 'inside',
    withoutEnlargement: true,
  })
  return read(small.flatten({ background: 'white' }).jpeg({ quality: 85 }))
}

const read = async (picture: Sharp): Promise<Uint8Array> => {
  try {
    return await picture.toBuffer()
  } catch {
    throw refusal(message('files.damaged'))
  }
}

const refusal = (text: Message) => rejected({ file: text })
