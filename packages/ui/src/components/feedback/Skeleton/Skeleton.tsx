import { SkeletonLine, SkeletonRoot } from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** Lines of body text that the content will take. */
  lines?: number
}

/**
 * Placeholder for text that is loading. It reserves its space immediately and appears after 150 ms, so fast responses
 * neither flicker nor move the page. Screen readers skip it: announce "Loading..." where that helps.
 */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <SkeletonRoot aria-hidden data-loading>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine key={index} />
      ))}
    </SkeletonRoot>
  )
}
