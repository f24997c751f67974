import { useId } from 'react'

import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { VerdictPair } from '../../analysis/VerdictPair/VerdictPair.tsx'
import {
  PreviewCost,
  PreviewDay,
  PreviewDays,
  PreviewDayTitle,
  PreviewGroup,
  PreviewHeader,
  PreviewItem,
  PreviewItems,
  PreviewNote,
  PreviewRoot,
  PreviewTitle,
} from './MenuPreview.styles.ts'

export interface MenuPreviewDay {
  id: string
  /** "Mon, Nov 16" */
  label: string
  /** In reading order; main items are emphasized. */
  items: readonly { id: string; name: string; isMain?: boolean }[]
  /** "$1.84 per meal" */
  cost?: string
}

export interface MenuPreviewProps {
  /** "November 16 – 20, 2026" */
  title: string
  /** For each group that the menu is checked for. */
  verdicts: readonly { id: string; label: string; verdict: TwoDates<Verdict> }[]
  /** The result in a sentence. */
  note?: string
  days: readonly MenuPreviewDay[]
}

/** A week of menus to review before it is used: its verdicts, and the items and cost of each day. */
export function MenuPreview({ title, verdicts, note, days }: MenuPreviewProps) {
  const id = useId()
  return (
    <PreviewRoot aria-labelledby={id}>
      <PreviewHeader>
        <PreviewTitle id={id}>{title}</PreviewTitle>
        {verdicts.map(({ id: key, label, verdict }) => (
          <PreviewGroup key={key}>
            <span>{label}</span>
            <VerdictPair verdict={verdict} />
          </PreviewGroup>
        ))}
        {note && <PreviewNote>{note}</PreviewNote>}
      </PreviewHeader>
      <PreviewDays>
        {days.map(({ id: key, label, items, cost }) => (
          <PreviewDay key={key}>
            <PreviewDayTitle>
              <bdi>{label}</bdi>
            </PreviewDayTitle>
            <PreviewItems>
              {items.map((item) => (
                <PreviewItem key={item.id} $isMain={item.isMain ?? false}>
                  <bdi>{item.name}</bdi>
                </PreviewItem>
              ))}
            </PreviewItems>
            {cost && (
              <PreviewCost>
                <bdi>{cost}</bdi>
              </PreviewCost>
            )}
          </PreviewDay>
        ))}
      </PreviewDays>
    </PreviewRoot>
  )
}
