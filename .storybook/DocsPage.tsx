import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

// The doc blocks are large, and stories run as tests show none of them.
const ThemedDocs = lazy(async () => ({ default: (await import('./ThemedDocs.tsx')).ThemedDocs }))
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }))

/** The frame of every documentation page. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <ThemedDocs {...props} />
    </Suspense>
  )
}

/** The page of a component or screen without an MDX page. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
