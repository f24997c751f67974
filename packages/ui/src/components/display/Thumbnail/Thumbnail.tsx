import { useCallback, useEffect, useEffectEvent, useRef } from 'react'

import { ThumbnailImage, ThumbnailRoot } from './Thumbnail.styles.ts'

export interface ThumbnailProps {
  /** The picture or its address; undefined until it is loaded. */
  src: Blob | string | undefined
  /** What the picture shows; '' if the name next to it says so. */
  alt: string
  /** `small` fits a row of a table, `large` the top of a page. */
  size?: 'small' | 'normal' | 'large'
  /** Called once when it comes near the visible part of the page: load the picture then. */
  onNear?: () => void
}

/** Loads a screen ahead of the reader. */
const near = '400px'

/** A small picture of a record or a file. Its space is reserved until it is loaded. */
export function Thumbnail({ src, alt, size = 'normal', onNear }: ThumbnailProps) {
  const rootRef = useRef<HTMLSpanElement>(null)
  const tell = useEffectEvent(() => onNear?.())

  // The address of a picture in memory is released when it is no longer shown.
  const showIn = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !(src instanceof Blob)) return
      const url = URL.createObjectURL(src)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [src],
  )

  useEffect(() => {
    const root = rootRef.current
    if (!root) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        tell()
      },
      { rootMargin: near },
    )
    observer.observe(root)
    return () => observer.disconnect()
  }, [])

  return (
    <ThumbnailRoot ref={rootRef} $size={size}>
      {typeof src === 'string' && <ThumbnailImage src={src} alt={alt} />}
      {src instanceof Blob && <ThumbnailImage ref={showIn} alt={alt} />}
    </ThumbnailRoot>
  )
}
