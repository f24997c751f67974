import { memo } from 'react'

import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import { VerdictMark } from '../VerdictBadge/VerdictMark.tsx'
import type { StripCheck, StripVerdict } from './compliance-strip-types.ts'
import { TileDateName, TileDetail, TileLabel } from './ComplianceStrip.styles.ts'
import { NoLimit, SlimDate, SlimTileRoot, SlimTop } from './SlimStrip.styles.ts'
import { worstOf } from './tile-verdict.ts'

interface SlimTileProps {
  check: StripCheck
  isOpen: boolean
  onOpen: ((checkId: string) => void) | null
}

/** One line for a check that passes on both dates; otherwise the dates on which it fails, and by how much. */
export const SlimTile = memo(function SlimTile({ check, isOpen, onOpen }: SlimTileProps) {
  const text = useMenuText()
  const worst = worstOf(check)
  const dates = [
    { name: text.now, short: text.now, verdict: check.now },
    { name: text.from2027, short: text.from2027Short, verdict: check.from2027 },
  ]

  const content = (
    <>
      <SlimTop>
        {worst === 'pass' && <VerdictMark verdict="pass" />}
        <TileLabel>
          {check.shortLabel ? (
            <>
              <span aria-hidden>{check.shortLabel}</span>
              <VisuallyHidden>{check.label}</VisuallyHidden>
            </>
          ) : (
            check.label
          )}
        </TileLabel>
        {check.value && <MissingValue value={check.value} unit={check.unit} digits={check.digits} isPlain />}
      </SlimTop>
      {dates.map(({ name, short, verdict }) => (
        <SlimDate key={name} $isSaid={worst === 'pass'}>
          <DateMark verdict={verdict} />
          <TileDateName aria-hidden>{short}</TileDateName>
          <VisuallyHidden>, {name}: </VisuallyHidden>
          <Outcome verdict={verdict} />
        </SlimDate>
      ))}
    </>
  )

  const look = { $worst: worst, $isOpen: isOpen, title: tooltip(check) }
  if (!onOpen) return <SlimTileRoot {...look}>{content}</SlimTileRoot>
  return (
    <SlimTileRoot
      as="button"
      className="cm-print"
      type="button"
      aria-expanded={isOpen}
      onClick={() => onOpen(check.id)}
      {...look}
    >
      {content}
    </SlimTileRoot>
  )
})

function DateMark({ verdict }: { verdict: StripVerdict | null }) {
  return verdict ? <VerdictMark verdict={verdict.status} /> : <NoLimit aria-hidden />
}

function Outcome({ verdict }: { verdict: StripVerdict | null }) {
  const text = useMenuText()
  if (!verdict) return <TileDateName>{text.noLimit}</TileDateName>

  const word = text.verdicts[verdict.status]
  return (
    <TileDetail $status={verdict.status}>
      {verdict.outsideBy ? (
        <>
          <VisuallyHidden>{word}: </VisuallyHidden>
          <bdi>{verdict.outsideBy}</bdi>
        </>
      ) : (
        word
      )}
      {verdict.limit && <VisuallyHidden>, {verdict.limit}</VisuallyHidden>}
    </TileDetail>
  )
}

/** The full text of a truncated line: "Sodium · 154 mg over · At most 935 mg". */
function tooltip({ label, now, from2027 }: StripCheck) {
  const parts = [now, from2027].flatMap((verdict) => (verdict ? [verdict.outsideBy, verdict.limit] : []))
  return [...new Set([label, ...parts.filter((part) => part !== null)])].join(' · ')
}
