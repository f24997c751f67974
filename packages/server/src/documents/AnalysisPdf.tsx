import { mondayOf } from '@commissary/domain/dates'
import type { Check, WeekAnalysis } from '@commissary/domain/menu'
import { checkGroups, checks, hasMealPattern, type CheckGroup } from '@commissary/domain/rules'
import { checkName, checkNameInGroup, milkFatNote, uncheckedText, unitText } from '@commissary/messages/checks'
import { checkValueText, limitCell, optionTexts, packNames } from '@commissary/messages/print'
import type { Wording } from '@commissary/messages/wording'
import { Document } from '@react-pdf/renderer'

import type { AnalysisDocument } from './analysis-document.ts'
import { DayTables } from './DayTables.tsx'
import { wordingOf } from './letterhead.ts'
import { Menus } from './Menus.tsx'
import { OwnStandards } from './OwnStandards.tsx'
import { paperOf } from './paper.ts'
import { Footer, Heading, Mark, Sign, Table } from './parts.tsx'
import { Reasons } from './Reasons.tsx'
import { Image, Page, Reading, Text, View } from './primitives.tsx'
import { ink, styles } from './styles.ts'

type ClosedDays = AnalysisDocument['analysis']['closedDays']

interface PageProps extends AnalysisDocument {
  wording: Wording
}

/** A menu analysis for a state reviewer: each week, for each grade group of the menu, with its verdicts, values and reasons. */
export function AnalysisPdf(document: AnalysisDocument) {
  const { analysis, catererName, language } = document
  const wording = wordingOf(document)
  const { t } = wording
  return (
    <Document
      title={t('print.documentTitle', { school: analysis.school.schoolName })}
      author={catererName}
      subject={t('print.notice')}
      creator="Commissary"
      producer="Commissary"
      language={language}
    >
      <Reading language={language}>
        {analysis.weeks.length === 0 && <EmptyPage {...document} wording={wording} />}
        {analysis.weeks
          .flatMap((week) => [
            week,
            ...(analysis.alsoWeeks ?? []).filter(({ weekStart }) => weekStart === week.weekStart),
          ])
          .map((week) => (
            <WeekPage key={`${week.weekStart} ${week.gradeGroup}`} week={week} {...document} wording={wording} />
          ))}
      </Reading>
    </Document>
  )
}

function EmptyPage({ analysis, country, wording }: PageProps) {
  const { schoolName } = analysis.school
  return (
    <Page size={paperOf(country)} style={styles.page}>
      <Text style={styles.title}>{wording.t('print.title')}</Text>
      <Text>{wording.t('print.empty', { school: schoolName })}</Text>
      <Footer notice={wording.t('print.notice')} text={schoolName} wording={wording} />
    </Page>
  )
}

function WeekPage({ week, ...props }: PageProps & { week: WeekAnalysis }) {
  const { analysis, country, days, discontinued, standards, wording } = props
  const { t, formats } = wording
  const dates = new Set(week.days.map(({ date }) => date))
  const school = analysis.school.schoolName
  const date = week.weekStart === null ? '' : formats.date(week.weekStart)
  return (
    <Page size={paperOf(country)} style={styles.page}>
      <Header week={week} {...props} />
      {hasMealPattern(week.rulePack) ? (
        <Verdicts week={week} wording={wording} />
      ) : (
        <Text style={styles.strong}>{t('print.noMealPattern', { program: analysis.program?.programName ?? '' })}</Text>
      )}
      {checkGroups.map((group) => (
        <Checks key={group} group={group} week={week} wording={wording} />
      ))}
      <OwnStandards
        week={week}
        programName={analysis.program?.programName ?? ''}
        standards={standards}
        wording={wording}
      />
      <Reasons week={week} wording={wording} />
      <DayTables week={week} wording={wording} />
      <Menus days={days.filter((day) => dates.has(day.date))} discontinued={discontinued} wording={wording} />
      <Calculation week={week} wording={wording} />
      <Footer notice={t('print.notice')} text={t('print.footer', { school, date })} wording={wording} />
    </Page>
  )
}

function Header({ week, analysis, catererName, logo, printedOn, wording }: PageProps & { week: WeekAnalysis }) {
  const { t, formats } = wording
  const first = week.days[0]?.date ?? printedOn
  const last = week.days.at(-1)?.date ?? first
  const { program, school } = analysis
  const days = { first: formats.date(first), last: formats.date(last) }
  const lengths = { served: week.servedDays, regular: week.regularDays, checked: week.checkedDays }
  const facts: [string, string][] = [
    [t('print.facts.school'), school.schoolName],
    [t('print.facts.caterer'), catererName],
    [
      t('print.facts.program'),
      program ? t('print.facts.programGrades', { program: program.programName, grades: program.grades }) : '',
    ],
    [t('print.facts.gradeGroup'), week.gradeGroup],
    [t('print.facts.days'), first === last ? days.first : t('print.facts.daysFromTo', days)],
    [t('print.facts.week'), t('print.facts.weekServed', lengths)],
    ...closedFact(wording, analysis.closedDays, week),
    ...rulesFact(wording, week),
    [t('print.facts.printed'), formats.date(printedOn)],
  ]
  return (
    <View>
      <View style={styles.header}>
        <View style={styles.headerTexts}>
          <Text style={styles.title}>{t('print.title')}</Text>
          <Text style={styles.quiet}>{t('print.notice')}</Text>
        </View>
        {logo !== null && <Image src={logo} style={styles.logo} />}
      </View>
      <View style={styles.facts}>
        {facts.map(([name, value]) => (
          <View key={name} style={styles.fact}>
            <Text style={styles.factName}>{name}</Text>
            <Text style={styles.factValue}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}

/** The rules that the week was checked by; none without a meal pattern. */
const rulesFact = (wording: Wording, week: WeekAnalysis): [string, string][] =>
  hasMealPattern(week.rulePack) ? [[wording.t('print.facts.rules'), packNames(wording, week, 'now', false)]] : []

/** The holidays of the week, which explain why it is short. */
function closedFact({ t, formats }: Wording, closedDays: ClosedDays, week: WeekAnalysis): [string, string][] {
  const closed = closedDays.filter(({ date }) => mondayOf(date) === week.weekStart)
  if (closed.length === 0) return []
  const texts = closed.map(({ date, note }) => t('print.facts.closedDay', { day: formats.weekdayShort(date), note }))
  return [[t('print.facts.closed'), texts.join('; ')]]
}

function Verdicts({ week, wording }: { week: WeekAnalysis; wording: Wording }) {
  const { t } = wording
  const boxes = [
    [t('print.verdictNow'), week.status.now],
    [t('print.verdict2027'), week.status.from2027],
  ] as const
  const unchecked = uncheckedText(wording, week)
  return (
    <>
      <View style={styles.verdicts}>
        {boxes.map(([title, status]) => (
          <View key={title} style={styles.verdictBox}>
            <Text style={styles.quiet}>{title}</Text>
            <View style={styles.mark}>
              <Sign status={status} size={11} />
              <Text style={[styles.verdictBig, { color: ink[status] }]}>{t(`checks.verdicts.${status}`)}</Text>
            </View>
          </View>
        ))}
      </View>
      {unchecked && <Text style={[styles.note, { marginTop: 3 }]}>{unchecked}</Text>}
    </>
  )
}

const checkColumns = [{ width: 24 }, { width: 18 }, { width: 18 }, { width: 11 }, { width: 18 }, { width: 11 }]

interface ChecksProps {
  group: CheckGroup
  week: WeekAnalysis
  wording: Wording
}

function Checks({ group, week, wording }: ChecksProps) {
  const { t } = wording
  const shown = week.checks.filter(({ id }) => checks[id].group === group)
  if (shown.length === 0) return null
  const nameOf = (check: Check) =>
    checks[check.id].measure.kind === 'percentOfCalories'
      ? t('print.nutrients.row', { nutrient: checkName(wording, check), unit: unitText(wording, check) })
      : checkNameInGroup(wording, check)
  return (
    <>
      <Table
        title={<Heading>{t(`checks.groups.${group}`)}</Heading>}
        columns={checkColumns}
        header={[
          '',
          t('print.columns.menu'),
          t('print.columns.limitToday'),
          t('print.columns.today'),
          t('print.columns.limit2027'),
          t('print.columns.july2027'),
        ]}
        rows={shown.map((check) => [
          nameOf(check),
          checkValueText(wording, week, check),
          limitCell(wording, check, check.now),
          check.now && <Mark status={check.now.status} wording={wording} />,
          limitCell(wording, check, check.from2027),
          check.from2027 && <Mark status={check.from2027.status} wording={wording} />,
        ])}
      />
      {shown.map((check) => {
        const note = check.now && milkFatNote(wording, check, check.now)
        const name = { check: checkName(wording, check), problem: note ?? '' }
        return (
          note && (
            <Text key={check.id} style={styles.note}>
              {t('checks.named', name)}
            </Text>
          )
        )
      })}
    </>
  )
}

function Calculation({ week, wording }: { week: WeekAnalysis; wording: Wording }) {
  const { t } = wording
  const hasPattern = hasMealPattern(week.rulePack)
  const texts = [
    ...optionTexts(wording, week),
    ...(hasPattern ? [t('print.calculation.components')] : []),
    t('print.calculation.lowerBound'),
    ...(hasPattern
      ? [
          t('print.calculation.rulesNow', { rules: packNames(wording, week, 'now', true) }),
          t('print.calculation.rules2027', { rules: packNames(wording, week, 'from2027', true) }),
        ]
      : []),
  ]
  return (
    <View wrap={false}>
      <Heading>{t('checks.options.title')}</Heading>
      {texts.map((text) => (
        <Text key={text}>{t('print.calculation.line', { text })}</Text>
      ))}
    </View>
  )
}
