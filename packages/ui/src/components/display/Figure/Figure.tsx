import { FigureImage } from './Figure.styles.ts'

export interface FigureProps {
  src: string
  /** What the picture shows. */
  alt: string
  /** Its own size in pixels: its room is kept until it is loaded. */
  width: number
  height: number
}

/** A picture in a text, loaded when it is near. */
export function Figure({ src, alt, width, height }: FigureProps) {
  return <FigureImage src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}
