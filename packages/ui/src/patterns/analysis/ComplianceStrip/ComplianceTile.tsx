import { memo } from 'react'

import { DayMarks } from '../../menu/DayMarks/DayMarks.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../../food/MissingValue/MissingValue.tsx'
import { VerdictMark } from '../VerdictBadge/VerdictMark.tsx'
import type { StripCheck, StripVerdict } from './compliance-strip-types.ts'
import {
  NoLimit,
  TileDate,
  TileDateName,
  TileDays,
  TileDetail,
  TileLabel,
  TilePass,
  TileRoot,
  TileTop,
} from './ComplianceStrip.styles.ts'
import { worstOf } from './tile-verdict.ts'

interface ComplianceTileProps {
  check: StripCheck
  isOpen: boolean
  onOpen: ((checkId: string) => void) | null
}

/** Memoized: the strip updates with every drop, a tile only when its check changes. */
export const ComplianceTile = memo(function ComplianceTile({ check, isOpen, onOpen }: ComplianceTileProps) {
  const text = useMenuText()
  const { label, value, unit, digits, now, from2027, days } = check
  const worst = worstOf(check)

  const content = (
    <>
      <TileTop>
        <TileLabel>{label}</TileLabel>
        {value && <MissingValue value={value} unit={unit} digits={digits} isPlain />}
        {days && (
          <TileDays>
            <DayMarks days={days} isSmall />
          </TileDays>
        )}
        {worst === 'pass' && !days && (
          <TilePass aria-hidden>
            <VerdictMark verdict="pass" />
            {text.verdicts.pass}
          </TilePass>
        )}
      </TileTop>
      <DateRow name={text.now} verdict={now} />
      <DateRow name={text.inJuly2027} verdict={from2027} />
    </>
  )

  if (!onOpen) {
    return (
      <TileRoot $worst={worst} $isOpen={false}>
        {content}
      </TileRoot>
    )
  }
  return (
    <TileRoot
      as="button"
      className="cm-print"
      type="button"
      aria-expanded={isOpen}
      onClick={() => onOpen(check.id)}
      $worst={worst}
      $isOpen={isOpen}
    >
      {content}
    </TileRoot>
  )
})

function DateRow({ name, verdict }: { name: string; verdict: StripVerdict | null }) {
  const text = useMenuText()

  if (!verdict) {
    return (
      <TileDate>
        <NoLimit aria-hidden />
        <TileDateName>{name}</TileDateName>
        <TileDateName>{text.noLimit}</TileDateName>
      </TileDate>
    )
  }
  const word = text.verdicts[verdict.status]
  return (
    <TileDate title={verdict.limit ?? undefined}>
      <VerdictMark verdict={verdict.status} />
      <TileDateName>{name}</TileDateName>
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
    </TileDate>
  )
}
