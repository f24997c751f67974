import { checkedValue, excludesMilkFat, type Check, type Verdict } from '@commissary/domain/menu'
import { checkName, limitText, milkFatNote, outsideText, reasonEntries, valueText } from '@commissary/messages/checks'
import { Inline, Quiet, Stack } from '@commissary/ui'
import { ReasonList, VerdictBadge } from '@commissary/ui/menu'
import type { ReactNode } from 'react'

import { useWording } from './use-wording.ts'

interface CheckExplanationProps {
  check: Check
  /** Receives `itemAddress(date, itemId)`. */
  onOpenItem?: (item: string) => void
  /** After the verdicts, before the contributing items: what makes the check pass. */
  children?: ReactNode
}

/** One check in full: its value, the limits of both dates, and the contributing items. */
export function CheckExplanation({ check, onOpenItem, children }: CheckExplanationProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { unit, isLowerBound, date, now, from2027 } = check
  const checked = checkedValue(check)
  const value = checked === null ? t('common.unknown') : valueText(wording, unit, checked)

  return (
    <Stack gap={2}>
      <h3>{date === null ? checkName(wording, check) : `${checkName(wording, check)}, ${formats.dayLong(date)}`}</h3>
      <Inline>
        <strong>{checked !== null && isLowerBound ? t('checks.lowerBound', { value }) : value}</strong>
        {excludesMilkFat(check) && <Quiet>{t('checks.excludingMilkFat')}</Quiet>}
      </Inline>
      <VerdictLine label={t('checks.today')} check={check} verdict={now} />
      <VerdictLine label={t('checks.from2027')} check={check} verdict={from2027} />
      {children}
      {check.reasons.length > 0 && <ReasonList reasons={reasonEntries(wording, check)} onOpenItem={onOpenItem} />}
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
