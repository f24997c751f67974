import { useId, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import type { ReasonEntry } from '../../nutrition-types.ts'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { OpenName } from '../../open.styles.ts'
import { useMenuText } from '../../use-menu-text.ts'
import {
  ReasonAmount,
  ReasonDetail,
  ReasonLabel,
  ReasonRow,
  Reasons,
  ReasonShare,
  ReasonsRoot,
  ReasonsTitle,
  ReasonTrack,
  ReasonUnknown,
} from './ReasonList.styles.ts'

export interface ReasonListProps {
  /** In display order within a kind. */
  reasons: readonly ReasonEntry[]
  onOpenItem?: ((itemId: string) => void) | undefined
  /** Heading level of the titles. Default h4. */
  titleAs?: 'h3' | 'h4'
}

// Unknown or unplanned items put the value itself in doubt, so they come first.
const kinds = ['unknown', 'notPlanned', 'share', 'notCounted', 'rounding', 'unproven'] as const

/** Explains a value: contributing items with their shares, items that do not count, what was rounded down, what is unknown. */
export function ReasonList({ reasons, onOpenItem, titleAs = 'h4' }: ReasonListProps) {
  const text = useMenuText()
  const id = useId()

  if (reasons.length === 0) return <p>{text.noReasons}</p>
  return (
    <ReasonsRoot>
      {kinds.map((kind) => {
        const entries = reasons.filter((reason) => reason.kind === kind)
        if (entries.length === 0) return null
        return (
          <Cause
            key={kind}
            id={`${id}-${kind}`}
            title={text.reasonKinds[kind]}
            entries={entries}
            titleAs={titleAs}
            onOpenItem={onOpenItem}
          />
        )
      })}
    </ReasonsRoot>
  )
}

/** A week has dozens of items and the largest matter most. A single further item is shown instead of a button. */
const firstEntries = 12

interface CauseProps {
  id: string
  title: string
  entries: readonly ReasonEntry[]
  titleAs: 'h3' | 'h4'
  onOpenItem: ReasonListProps['onOpenItem']
}

function Cause({ id, title, entries, titleAs, onOpenItem }: CauseProps) {
  const text = useMenuText()
  const [isAll, setIsAll] = useState(false)
  const isLong = entries.length > firstEntries + 1

  return (
    <section>
      <ReasonsTitle as={titleAs} id={id}>
        {title}
      </ReasonsTitle>
      <Reasons aria-labelledby={id}>
        {(isLong && !isAll ? entries.slice(0, firstEntries) : entries).map((reason) => (
          <Reason key={reason.id} reason={reason} onOpenItem={onOpenItem} />
        ))}
      </Reasons>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isAll}
          aria-describedby={id}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? text.showFewer : text.showAllReasons(entries.length)}
        </Button>
      )}
    </section>
  )
}

function Reason({ reason, onOpenItem }: { reason: ReasonEntry; onOpenItem: ReasonListProps['onOpenItem'] }) {
  const text = useMenuText()
  const { itemId } = reason

  return (
    <ReasonRow>
      <ReasonLabel>
        {itemId !== null && onOpenItem ? (
          <OpenName type="button" onClick={() => onOpenItem(itemId)}>
            <bdi>{reason.label}</bdi>
          </OpenName>
        ) : (
          <bdi>{reason.label}</bdi>
        )}
        {reason.detail && (
          <ReasonDetail>
            <bdi>{reason.detail}</bdi>
          </ReasonDetail>
        )}
      </ReasonLabel>
      {reason.share !== null && (
        <ReasonTrack aria-hidden>
          <ReasonShare style={{ inlineSize: `${Math.min(1, Math.max(0, reason.share)) * 100}%` }} />
        </ReasonTrack>
      )}
      {reason.kind === 'unknown' && <ReasonUnknown aria-hidden />}
      {reason.amount !== null && (
        <ReasonAmount>
          <bdi>{reason.amount}</bdi>
          {reason.share !== null && <VisuallyHidden>, {text.percent(reason.share)}</VisuallyHidden>}
        </ReasonAmount>
      )}
    </ReasonRow>
  )
}
