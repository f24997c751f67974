import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

import { ErrorState } from '../../../components/feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { useScrollEdges } from '../../../hooks/use-scroll-edges.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { GroupVerdicts } from '../GroupVerdicts/GroupVerdicts.tsx'
import { DatedMarks } from '../VerdictBadge/DatedMarks.tsx'
import { VerdictPair } from '../VerdictPair/VerdictPair.tsx'
import type { ComplianceStripProps, StripCheck } from './compliance-strip-types.ts'
import {
  SlimFrame,
  SlimGroups,
  SlimNote,
  SlimOverall,
  SlimProblem,
  SlimRemark,
  SlimTiles,
  SlimTileItem,
  SlimToggle,
} from './SlimStrip.styles.ts'
import { SlimTile } from './SlimTile.tsx'
import { worstOf } from './tile-verdict.ts'
import { worstFirst } from './worst-first.ts'

interface SlimStripProps extends Pick<ComplianceStripProps, 'checks' | 'overall' | 'groups' | 'error'> {
  note: string | null
  onRetry: (() => void) | undefined
  openId: string | null
  onOpen: ((checkId: string) => void) | null
}

/** Two lines of tiles next to the verdicts of both dates, or those of each group; on a phone one line, which opens the tiles below it. */
export function SlimStrip({ checks, overall, groups, note, error, onRetry, openId, onOpen }: SlimStripProps) {
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
      {groups ? (
        <SlimGroups>
          <GroupVerdicts {...groups} />
        </SlimGroups>
      ) : (
        <SlimOverall>
          <VerdictPair verdict={overall} isStacked />
        </SlimOverall>
      )}
      <SlimToggle
        type="button"
        aria-expanded={isExpanded}
        aria-controls={tilesId}
        onClick={() => setIsExpanded(!isExpanded)}
      >
        <DatedMarks verdict={overall} />
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
