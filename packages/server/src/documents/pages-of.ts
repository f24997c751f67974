import type { ReactElement, ReactNode } from 'react'

/** The pages of another document. Its components have no hooks, so it can be called. */
export const pagesOf = (document: ReactElement<{ children?: ReactNode }>): ReactNode => document.props.children
