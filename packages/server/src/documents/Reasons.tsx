import { allChecks, isGap, type Check, type Reason, type WeekAnalysis } from '@commissary/domain/menu'
import type { VerdictStatus } from '@commissary/domain/rules'
import { checkName } from '@commissary/messages/checks'
import { checkValueText, limitCell, reasonText } from '@commissary/messages/print'
import type { Wording } from '@commissary/messages/wording'

import { Heading, Mark } from './parts.tsx'
import { Text, View } from './primitives.tsx'
import { styles } from './styles.ts'

/** Maximum number of reasons printed of each kind. The rest are only counted. */
const mostReasons = 8

/** Why checks do not pass: contributing items, rounding, and missing values. */
export function Reasons({ week, wording }: { week: WeekAnalysis; wording: Wording }) {
  const results = allChecks(week).filter((check) => !passes(check))
  if (results.length === 0) return null
  return (
    <>
      <Heading>{wording.t('print.problems.title')}</Heading>
      {results.map((check) => (
        <Problem key={`${check.id} ${check.date ?? ''}`} check={check} week={week} wording={wording} />
      ))}
    </>
  )
}

function passes({ now, from2027 }: Check): boolean {
  const isFine = (status: VerdictStatus | undefined) => status === undefined || status === 'pass'
  return isFine(now?.status) && isFine(from2027?.status)
}

interface ProblemProps {
  week: WeekAnalysis
  check: Check
  wording: Wording
}

function Problem({ check, week, wording }: ProblemProps) {
  const { t, formats } = wording
  const { date, now, from2027 } = check
  const name = { check: checkName(wording, check), value: checkValueText(wording, week, check) }
  const isMissing = (reason: Reason) => isGap(reason) || reason.kind === 'undecided' || reason.kind === 'notPlanned'
  return (
    <View style={{ marginBottom: 5 }}>
      <View style={styles.mark} wrap={false}>
        <Text style={styles.strong}>
          {date === null
            ? t('print.problems.overWeek', name)
            : t('print.problems.onDay', { ...name, day: formats.dayLong(date) })}
        </Text>
        {now && <Mark status={now.status} wording={wording} />}
        <Text style={styles.quiet}>{t('print.problems.today', { limit: limitCell(wording, check, now) })}</Text>
        {from2027 && <Mark status={from2027.status} wording={wording} />}
        <Text style={styles.quiet}>{t('print.problems.july2027', { limit: limitCell(wording, check, from2027) })}</Text>
      </View>
      <ReasonLine
        title={t('print.problems.missing')}
        reasons={check.reasons.filter(isMissing)}
        check={check}
        wording={wording}
      />
      <ReasonLine
        title={t('print.problems.contributing')}
        reasons={check.reasons.filter((reason) => !isMissing(reason))}
        check={check}
        wording={wording}
      />
    </View>
  )
}

function ReasonLine({
  title,
  reasons,
  check,
  wording,
}: Omit<ProblemProps, 'week'> & { title: string; reasons: Reason[] }) {
  if (reasons.length === 0) return null
  const { t, formats } = wording
  const texts = reasons.slice(0, mostReasons).map((entry) => {
    const reason = reasonText(wording, check, entry)
    if (check.date !== null || entry.date === null) return reason
    return t('print.problems.onDate', { reason, day: formats.weekdayShort(entry.date) })
  })
  const rest = reasons.length - texts.length
  return (
    <View style={styles.reason}>
      <Text style={[styles.quiet, { width: 74 }]}>{title}</Text>
      <Text style={{ flex: 1 }}>
        {[...texts, ...(rest > 0 ? [t('checks.reasons.more', { count: rest })] : [])].join('; ')}
      </Text>
    </View>
  )
}
