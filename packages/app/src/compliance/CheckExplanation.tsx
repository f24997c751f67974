import type { Check, Verdict } from '@commissary/domain/menu'
import { Inline, Quiet, Stack } from '@commissary/ui'
import { ReasonList, VerdictBadge } from '@commissary/ui/menu'

import {
  checkName,
  figureText,
  judgedFigure,
  leavesMilkFatOut,
  limitText,
  milkFatNote,
  outsideText,
  reasonEntries,
} from './wording.ts'
import { useWording } from './use-wording.ts'

interface CheckExplanationProps {
  check: Check
  /** Gets `itemAddress(date, itemId)`. */
  onOpenItem?: (item: string) => void
}

/** One check whole: its figure, the limits of both dates, and the items behind it. */
export function CheckExplanation({ check, onOpenItem }: CheckExplanationProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { unit, isLowerBound, date, now, from2027 } = check
  const actual = judgedFigure(check)

  return (
    <Stack gap={2}>
      <h3>{date === null ? checkName(wording, check) : `${checkName(wording, check)}, ${formats.dayLong(date)}`}</h3>
      <Inline>
        <strong>
          {actual === null
            ? t('common.unknown')
            : isLowerBound
              ? `≥ ${figureText(wording, unit, actual)}`
              : figureText(wording, unit, actual)}
        </strong>
        {leavesMilkFatOut(check) && <Quiet>{t('checks.withoutMilkFat')}</Quiet>}
      </Inline>
      <VerdictLine label={t('checks.today')} check={check} verdict={now} />
      <VerdictLine label={t('checks.from2027')} check={check} verdict={from2027} />
      {check.because.length > 0 && <ReasonList reasons={reasonEntries(wording, check)} onOpenItem={onOpenItem} />}
    </Stack>
  )
}

function VerdictLine({ label, check, verdict }: { label: string; check: Check; verdict: Verdict | null }) {
  const wording = useWording()
  if (!verdict) return null
  const parts = [limitText(wording, check.unit, verdict), outsideText(wording, check.unit, verdict)].filter(Boolean)
  const note = milkFatNote(wording, check, verdict)
  return (
    <Inline>
      <Quiet>{label}</Quiet>
      <VerdictBadge verdict={verdict.status} />
      <span>{parts.join(' · ')}</span>
      {note && <Quiet>{note}</Quiet>}
    </Inline>
  )
}
