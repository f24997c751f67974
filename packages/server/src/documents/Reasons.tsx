import type { Check, Reason, WeekAnalysis } from '@commissary/domain/menu'
import type { VerdictStatus } from '@commissary/domain/rules'
import { Text, View } from '@react-pdf/renderer'

import { actualText, checkNames, limitText, longDay, reasonText, shortDay } from './analysis-words.ts'
import { Heading, Mark } from './parts.tsx'
import { styles } from './styles.ts'

/** Largest causes that are printed of each kind; the rest is counted. */
const mostReasons = 8

/** Why something does not pass: the items behind it, what rounding took, what is unknown. */
export function Reasons({ week }: { week: WeekAnalysis }) {
  const checks = [...week.checks, ...week.days.flatMap((day) => day.checks)].filter((check) => !passes(check))
  if (checks.length === 0) return null
  return (
    <>
      <Heading>What does not pass, and why</Heading>
      {checks.map((check) => (
        <Cause key={`${check.id} ${check.date ?? ''}`} check={check} />
      ))}
    </>
  )
}

function passes({ now, from2027 }: Check): boolean {
  const isFine = (status: VerdictStatus | undefined) => status === undefined || status === 'pass'
  return isFine(now?.status) && isFine(from2027?.status)
}

function Cause({ check }: { check: Check }) {
  const { id, date, unit, now, from2027 } = check
  const unknown = check.because.filter(({ kind }) => kind === 'unknown' || kind === 'notPlanned')
  const others = check.because.filter(({ kind }) => kind !== 'unknown' && kind !== 'notPlanned')
  return (
    <View style={{ marginBottom: 5 }}>
      <View style={styles.mark} wrap={false}>
        <Text style={styles.strong}>
          {checkNames[id]}
          {date === null ? ' over the week' : ` on ${longDay(date)}`}: {actualText(check)}
        </Text>
        {now && <Mark status={now.status} />}
        <Text style={styles.quiet}>today ({limitText(now, unit)})</Text>
        {from2027 && <Mark status={from2027.status} />}
        <Text style={styles.quiet}>from July 2027 ({limitText(from2027, unit)})</Text>
      </View>
      <List title="Unknown" reasons={unknown} check={check} />
      <List title="Behind it" reasons={others} check={check} />
    </View>
  )
}

function List({ title, reasons, check }: { title: string; reasons: Reason[]; check: Check }) {
  if (reasons.length === 0) return null
  const told = reasons.slice(0, mostReasons).map((reason) => {
    const day = check.date === null && reason.date !== null ? ` (${shortDay(reason.date)})` : ''
    return `${reasonText(reason, check.unit)}${day}`
  })
  const rest = reasons.length - told.length
  return (
    <View style={styles.reason}>
      <Text style={[styles.quiet, { width: 46 }]}>{title}</Text>
      <Text style={{ flex: 1 }}>{[...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}</Text>
    </View>
  )
}
