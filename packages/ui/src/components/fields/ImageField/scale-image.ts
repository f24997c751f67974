/** The largest picture that a field accepts. */
export interface ImageLimits {
  /** CSS pixels */
  width: number
  height: number
  /** File size in bytes. */
  bytes: number
}

/** Why a file is refused. */
export type ImageProblem = 'notAnImage' | 'imageUnreadable' | 'imageTooLarge'

export type ScaledImage = { url: string } | { problem: ImageProblem }

const asPng = ['image/png', 1] as const
const asJpeg = [
  ['image/jpeg', 0.9],
  ['image/jpeg', 0.7],
] as const
const types = new Set(['image/png', 'image/jpeg'])

/** The size that fits into the limits with the picture's own proportions. Small pictures are not enlarged. */
export function fittingSize(picture: { width: number; height: number }, { width, height }: ImageLimits) {
  const scale = Math.min(1, width / picture.width, height / picture.height)
  return {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  }
}

/** The bytes of a data URL in base64. */
export function bytesOf(url: string): number {
  const data = url.slice(url.indexOf(',') + 1)
  return (data.length / 4) * 3 - (/=*$/.exec(data)?.[0].length ?? 0)
}

/**
 * A PNG or JPEG file as a data URL within the limits. The picture is always drawn again, which removes what cameras
 * add, such as the location. A PNG that is too large as PNG becomes a JPEG on white.
 */
export async function scaleImage(file: File, limits: ImageLimits): Promise<ScaledImage> {
  if (!types.has(file.type)) return { problem: 'notAnImage' }
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return { problem: 'imageUnreadable' }
  try {
    for (const [type, quality] of file.type === 'image/png' ? [asPng, ...asJpeg] : asJpeg) {
      const url = draw(picture, limits, type, quality)
      if (bytesOf(url) <= limits.bytes) return { url }
    }
    return { problem: 'imageTooLarge' }
  } finally {
    picture.close()
  }
}

function draw(picture: ImageBitmap, limits: ImageLimits, type: string, quality: number): string {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fittingSize(picture, limits))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures.')
  context.imageSmoothingQuality = 'high'
  if (type === 'image/jpeg') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL(type, quality)
}
