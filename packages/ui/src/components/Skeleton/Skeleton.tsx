import { SkeletonLine, SkeletonRoot } from './Skeleton.styles.ts'

interface SkeletonProps {
  /** How many lines stand for the content. */
  lines?: number
}

/** Stands for text that is on its way. It shows after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <SkeletonRoot aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <SkeletonLine key={index} />
      ))}
    </SkeletonRoot>
  )
}
