import { FigureImage } from './Figure.styles.ts'

export interface FigureProps {
  src: string
  /** What the picture shows. */
  alt: string
  /** Its own size in pixels, which reserves its space until it is loaded. */
  width: number
  height: number
}

/** A picture in a text, loaded when the reader comes near it. */
export function Figure({ src, alt, width, height }: FigureProps) {
  return <FigureImage src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}
