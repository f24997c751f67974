import { useId } from 'react'

import { EmptyState } from '../../../components/feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { useStableCallback } from '../../../hooks/use-stable-callback.ts'
import { GroupVerdicts } from '../GroupVerdicts/GroupVerdicts.tsx'
import { VerdictPair } from '../VerdictPair/VerdictPair.tsx'
import type { ComplianceStripProps } from './compliance-strip-types.ts'
import { StripHeader, StripNote, StripRoot, TileItem, Tiles } from './ComplianceStrip.styles.ts'
import { ComplianceTile } from './ComplianceTile.tsx'
import { SlimStrip } from './SlimStrip.tsx'
import { SlimRoot } from './SlimStrip.styles.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { worstFirst } from './worst-first.ts'

/** Milliseconds without a drop or a key before the summary is announced. */
const announceDelay = 1200

/** The week at a glance: the verdicts of both dates, then one tile per group of checks, problems first. */
export function ComplianceStrip({
  label,
  checks,
  overall,
  groups,
  variant = 'roomy',
  summary,
  note = null,
  error,
  onRetry,
  openId = null,
  onOpen,
}: ComplianceStripProps) {
  const text = useMenuText()
  const titleId = useId()
  const announcement = useDebouncedValue(summary, announceDelay)
  const open = useStableCallback((checkId: string) => onOpen?.(checkId))
  const openTile = onOpen ? open : null

  if (variant === 'slim') {
    return (
      <SlimRoot aria-labelledby={titleId}>
        <VisuallyHidden as="h2" id={titleId}>
          {label}
        </VisuallyHidden>
        <SlimStrip
          checks={checks}
          overall={overall}
          groups={groups}
          note={note}
          error={error}
          onRetry={onRetry}
          openId={openId}
          onOpen={openTile}
        />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </SlimRoot>
    )
  }

  function content() {
    if (error) return <ErrorState error={error} onRetry={onRetry} />
    if (!checks) return <Skeleton lines={4} />
    if (checks.length === 0) return <EmptyState title={text.complianceEmpty}>{text.complianceEmptyHint}</EmptyState>
    return (
      <Tiles>
        {worstFirst(checks).map((check) => (
          <TileItem key={check.id}>
            <ComplianceTile check={check} isOpen={check.id === openId} onOpen={openTile} />
          </TileItem>
        ))}
      </Tiles>
    )
  }

  return (
    <StripRoot aria-labelledby={titleId}>
      <StripHeader>
        <h2 id={titleId}>{label}</h2>
        {overall && !error && (groups ? <GroupVerdicts {...groups} /> : <VerdictPair verdict={overall} />)}
      </StripHeader>
      {content()}
      {note !== null && overall && !error && (
        <StripNote>
          <bdi>{note}</bdi>
        </StripNote>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </StripRoot>
  )
}
