import type { ReactNode } from 'react'

import { FactDetail, FactLabel, FactRoot, FactsRoot, FactValue } from './Facts.styles.ts'

export interface Fact {
  id: string
  /** What the figure counts. */
  label: ReactNode
  /** A figure in the reader's digits, or a word. */
  value: ReactNode
  /** What the figure does not say by itself. */
  detail?: ReactNode
  /** `danger` where the figure asks for something to be done. */
  tone?: 'neutral' | 'danger'
}

export interface FactsProps {
  /** In the order of reading; none draws nothing. */
  items: readonly Fact[]
}

/** A few figures that a page is about, side by side. For many of the same kind use a table. */
export function Facts({ items }: FactsProps) {
  if (items.length === 0) return null
  return (
    <FactsRoot>
      {items.map(({ id, label, value, detail, tone = 'neutral' }) => (
        <FactRoot key={id}>
          <FactLabel>{label}</FactLabel>
          <FactValue $tone={tone}>
            {/* "5 of 5" keeps its order inside right-to-left text. */}
            <bdi>{value}</bdi>
          </FactValue>
          {detail && <FactDetail>{detail}</FactDetail>}
        </FactRoot>
      ))}
    </FactsRoot>
  )
}
