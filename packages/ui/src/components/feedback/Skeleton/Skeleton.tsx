import { SkeletonLine, SkeletonRoot } from './Skeleton.styles.ts'

export interface SkeletonProps {
  /** How many lines of body text stand for the content: it then takes the same room. */
  lines?: number
}

/**
 * Stands for text that is on its way. It takes its room at once and shows after 150 ms, so that quick answers neither
 * flicker nor move the page. Screen readers do not hear it: say "Loading..." where that helps.
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
