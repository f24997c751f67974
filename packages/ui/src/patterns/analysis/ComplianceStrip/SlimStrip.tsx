import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { useScrollEdges } from '../../../hooks/use-scroll-edges.ts'
import type { TwoDates, Verdict } from '../../nutrition-types.ts'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { VerdictMark } from '../VerdictBadge/VerdictMark.tsx'
import { VerdictPair } from '../VerdictPair/VerdictPair.tsx'
import type { ComplianceStripProps, StripCheck } from './compliance-strip-types.ts'
import {
  SlimFrame,
  SlimNote,
  SlimOverall,
  SlimProblem,
  SlimRemark,
  SlimTiles,
  SlimTileItem,
  SlimToggle,
  ToggleDate,
} from './SlimStrip.styles.ts'
import { SlimTile } from './SlimTile.tsx'
import { worstOf } from './tile-verdict.ts'
import { worstFirst } from './worst-first.ts'

interface SlimStripProps extends Pick<ComplianceStripProps, 'checks' | 'overall' | 'error'> {
  note: string | null
  onRetry: (() => void) | undefined
  openId: string | null
  onOpen: ((checkId: string) => void) | null
}

/** Two lines of tiles next to the verdicts of both dates; on a phone one line, which opens the tiles below it. */
export function SlimStrip({ checks, overall, note, error, onRetry, openId, onOpen }: SlimStripProps) {
  const text = useMenuText()
  const tilesId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const [tilesRef, edges] = useScrollEdges<HTMLUListElement>(checks)

  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (!checks || !overall) {
    return (
      <SlimFrame>
        {checks ? (
          <SlimNote>
            <strong>{text.complianceEmpty}</strong> {text.complianceEmptyHint}
          </SlimNote>
        ) : (
          <SlimNote as="div">
            <Skeleton lines={2} />
          </SlimNote>
        )}
      </SlimFrame>
    )
  }

  const ordered = worstFirst(checks)
  return (
    <SlimFrame>
      <SlimOverall>
        <VerdictPair verdict={overall} isStacked />
      </SlimOverall>
      <SlimToggle
        type="button"
        aria-expanded={isExpanded}
        aria-controls={tilesId}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        <Overall overall={overall} />
        <Problem check={ordered[0]} />
        <ChevronDown aria-hidden />
      </SlimToggle>
      <SlimTiles ref={tilesRef} id={tilesId} $isExpanded={isExpanded} $edges={edges}>
        {ordered.map((check) => (
          <SlimTileItem key={check.id} $isSpanning={worstOf(check) !== 'pass'}>
            <SlimTile check={check} isOpen={check.id === openId} onOpen={onOpen} />
          </SlimTileItem>
        ))}
        {note !== null && (
          <SlimRemark>
            <span>
              <bdi>{note}</bdi>
            </span>
          </SlimRemark>
        )}
      </SlimTiles>
    </SlimFrame>
  )
}

function Overall({ overall }: { overall: TwoDates<Verdict> }) {
  const text = useMenuText()
  const dates = [
    { name: text.now, short: text.now, verdict: overall.now },
    { name: text.from2027, short: text.from2027Short, verdict: overall.from2027 },
  ]
  return dates.map(({ name, short, verdict }) => (
    <ToggleDate key={name}>
      <VerdictMark verdict={verdict} />
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{text.dated(name, text.verdicts[verdict])}. </VisuallyHidden>
    </ToggleDate>
  ))
}

/** The worst problem, in a few words. */
function Problem({ check }: { check: StripCheck | undefined }) {
  const text = useMenuText()
  const verdict = check && [check.now, check.from2027].find((one) => one && one.status !== 'pass')
  return (
    <SlimProblem>
      {check && verdict ? (
        <>
          <strong>{check.shortLabel ?? check.label}</strong> {verdict.outsideBy ?? text.verdicts[verdict.status]}
        </>
      ) : (
        text.verdicts.pass
      )}
    </SlimProblem>
  )
}
