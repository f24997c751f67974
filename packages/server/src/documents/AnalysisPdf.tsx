import { rulePacks } from '@commissary/domain/rules'
import { type Check, type ServiceDay, type WeekAnalysis } from '@commissary/domain/menu'
import { Document, Page, Text, View } from '@react-pdf/renderer'

import { countryOf } from '../modules/countries/countries.ts'
import type { AnalysisDocument } from './analysis-document.ts'
import { actualText, checkNames, limitText, optionTexts, plainDate, verdictWords } from './analysis-words.ts'
import { DayTables } from './DayTables.tsx'
import { Menus } from './Menus.tsx'
import { Heading, Mark, Sign, Table } from './parts.tsx'
import { Reasons } from './Reasons.tsx'
import { ink, styles } from './styles.ts'

/** Points in an inch. */
const inch = 72
/** What the software is, and is not: a state agency decides. */
const honestLine = 'Planning analysis – software not evaluated by USDA'

/** A menu analysis for the file of a state reviewer: one week after the other, each with its verdicts, figures and reasons. */
export function AnalysisPdf(props: AnalysisDocument) {
  const { analysis, catererName } = props
  const title = `Menu analysis – ${analysis.school.schoolName}`
  return (
    <Document
      title={title}
      author={catererName}
      subject={honestLine}
      creator="Commissary"
      producer="Commissary"
      language="en"
    >
      {analysis.weeks.length === 0 && <EmptyPage {...props} />}
      {analysis.weeks.map((week) => (
        <WeekPage key={week.weekStart} week={week} {...props} />
      ))}
    </Document>
  )
}

const paperOf = (country: string) => {
  const { paper } = countryOf(country)
  return { width: paper.widthIn * inch, height: paper.heightIn * inch }
}

function EmptyPage({ analysis, country }: AnalysisDocument) {
  return (
    <Page size={paperOf(country)} style={styles.page}>
      <Text style={styles.title}>Menu analysis</Text>
      <Text>{analysis.school.schoolName}: no menu is planned for these days.</Text>
      <Footer text={analysis.school.schoolName} />
    </Page>
  )
}

function WeekPage({ week, ...props }: AnalysisDocument & { week: WeekAnalysis }) {
  const { analysis, country, currency, days } = props
  const dates = new Set(week.days.map(({ date }) => date))
  const served: ServiceDay[] = days.filter(({ date }) => dates.has(date))
  const { schoolName } = analysis.school
  return (
    <Page size={paperOf(country)} style={styles.page}>
      <Head week={week} {...props} />
      <Verdicts week={week} />
      <Checks title="Dietary specifications, weekly average per meal" checks={week.checks} ids={diet} />
      <Checks title="Meal components over the week" checks={week.checks} ids={components} />
      <Checks title="Vegetable subgroups over the week" checks={week.checks} ids={subgroups} />
      <Checks title="Shares and limits" checks={week.checks} ids={shares} />
      <Reasons week={week} />
      <DayTables week={week} currency={currency} />
      <Menus days={served} />
      <HowComputed week={week} />
      <Footer text={`${schoolName}, week of ${week.weekStart === null ? '' : plainDate(week.weekStart)}`} />
    </Page>
  )
}

function Head({ week, analysis, catererName, printedOn }: AnalysisDocument & { week: WeekAnalysis }) {
  const first = week.days[0]?.date ?? printedOn
  const last = week.days.at(-1)?.date ?? first
  const { program, school } = analysis
  const facts: [string, string][] = [
    ['School', school.schoolName],
    ['Caterer', catererName],
    ['Program', program === null ? '' : `${program.programName}, grades ${program.grades}`],
    ['Grade group', week.gradeGroup],
    ['Days', first === last ? plainDate(first) : `${plainDate(first)} to ${plainDate(last)}`],
    ['Week', `${week.servedDays} of ${week.regularDays} days served, judged as ${week.judgedDays} days`],
    ['Rules in force', packOf(week, 'now', 'name')],
    ['Printed', plainDate(printedOn)],
  ]
  return (
    <View>
      <Text style={styles.title}>Menu analysis</Text>
      <Text style={styles.quiet}>{honestLine}</Text>
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

function Verdicts({ week }: { week: WeekAnalysis }) {
  const boxes = [
    ['By the rules in force on the menu’s date', week.status.now],
    ['By the rules from July 1, 2027', week.status.from2027],
  ] as const
  return (
    <View style={styles.verdicts}>
      {boxes.map(([title, status]) => (
        <View key={title} style={styles.verdictBox}>
          <Text style={styles.quiet}>{title}</Text>
          <View style={styles.mark}>
            <Sign status={status} size={11} />
            <Text style={[styles.verdictBig, { color: ink[status] }]}>{verdictWords[status]}</Text>
          </View>
        </View>
      ))}
    </View>
  )
}

const diet = /^(calories|saturatedFat|addedSugars|sodium)$/
const components = /\.weekly/
const subgroups = /^vegetable\.[A-Z]/
const shares = /^(juice|grain\.(whole|dessert)|fruit\.vegetableSubgroups)/

const checkColumns = [{ width: 24 }, { width: 18 }, { width: 18 }, { width: 11 }, { width: 18 }, { width: 11 }]

function Checks({ title, checks, ids }: { title: string; checks: readonly Check[]; ids: RegExp }) {
  const shown = checks.filter(({ id }) => ids.test(id))
  if (shown.length === 0) return null
  return (
    <>
      <Table
        title={<Heading>{title}</Heading>}
        columns={checkColumns}
        head={['', 'Menu', 'Limit today', 'Today', 'Limit from July 2027', 'Then']}
        rows={shown.map((check) => [
          `${checkNames[check.id]}${check.unit === 'percent' && diet.test(check.id) ? ', % of calories' : ''}`,
          actualText(check),
          limitText(check.now, check.unit),
          check.now && <Mark status={check.now.status} />,
          limitText(check.from2027, check.unit),
          check.from2027 && <Mark status={check.from2027.status} />,
        ])}
      />
      {shown.some(({ now }) => now?.passesOnlyByMilkFatExclusion) && (
        <Text style={styles.note}>Saturated fat passes only because the fat of fluid milk is left out.</Text>
      )}
    </>
  )
}

function HowComputed({ week }: { week: WeekAnalysis }) {
  return (
    <View wrap={false}>
      <Heading>How it was computed</Heading>
      {optionTexts(week.ruleOptions).map((text) => (
        <Text key={text}>• {text}</Text>
      ))}
      <Text>
        • Components count the least that a student could take within the allowed selections, rounded down to a quarter
        ounce equivalent or an eighth of a cup.
      </Text>
      <Text>• A figure with “≥” lacks values; it is a lower bound and never counts as a pass of a maximum.</Text>
      <Text>• Rules in force: {packOf(week, 'now')}.</Text>
      <Text>• Rules from July 1, 2027: {packOf(week, 'from2027')}.</Text>
    </View>
  )
}

/** The packs that judged: their name and where their figures stand. */
function packOf(week: WeekAnalysis, date: 'now' | 'from2027', detail: 'name' | 'source' = 'source'): string {
  const checks = [...week.checks, ...week.days.flatMap((day) => day.checks)]
  const ids = new Set(checks.flatMap((check) => check[date]?.rulePack ?? []))
  if (ids.size === 0) return 'none known for this date'
  return [...ids]
    .map((id) => {
      const pack = rulePacks.find((known) => known.id === id)
      return pack && detail === 'source' ? `${id} (${pack.source})` : id
    })
    .join('; ')
}

function Footer({ text }: { text: string }) {
  return (
    <View style={styles.footer} fixed>
      <Text>{honestLine}</Text>
      <Text>{text}</Text>
      <Text render={({ pageNumber, totalPages }) => `Page ${pageNumber} of ${totalPages}`} />
    </View>
  )
}
