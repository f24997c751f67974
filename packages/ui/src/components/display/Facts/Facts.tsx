import type { ReactNode } from 'react'

import { FactDetail, FactLabel, FactRoot, FactsRoot, FactValue } from './Facts.styles.ts'

export interface Fact {
  id: string
  /** The name of the value. */
  label: ReactNode
  /** A number in the reader's digits, or text. */
  value: ReactNode
  /** Explains the value. */
  detail?: ReactNode
  /** `danger` if the value calls for action. */
  tone?: 'neutral' | 'danger'
}

export interface FactsProps {
  /** In reading order. An empty list renders nothing. */
  items: readonly Fact[]
}

/** The key values of a page, side by side. For many of the same kind use a table. */
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
