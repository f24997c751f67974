import { type MealProgram, type School, useReadSchoolCalendar } from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import { mealPattern, patternStatus, type ServiceDay, toServiceDay } from '@commissary/domain/menu'
import { patternSection } from '@commissary/messages/pattern'
import { EmptyState, ErrorState, Inline, Link, Section, Skeleton, Stack } from '@commissary/ui'
import type { DateRange } from '@commissary/ui/date'
import { VerdictPair } from '@commissary/ui/menu'
import { ReportTable } from '@commissary/ui/report'
import { lazy, Suspense, useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { PlanLink } from '../../reports/PlanLink.tsx'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useMenuAnalysis } from '../nutrition-analysis/use-menu-analysis.ts'

const PatternChart = lazy(async () => ({ default: (await import('./PatternChart.tsx')).PatternChart }))

interface SchoolPatternProps {
  school: School
  program: MealProgram
  dates: DateRange
  /** Shows the amounts of each week as a chart, too. */
  hasChart: boolean
}

/** The weeks of a school's menu, for each of its grade groups: components, subgroups, their items, and what is missing. */
export function SchoolPattern({ school, program, dates, hasChart }: SchoolPatternProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { schoolId, schoolName } = school
  const range = { startDate: dates.start, endDate: dates.end }
  const place = { itemType: program.menuType, programId: program.id, ...range }
  const analysis = useMenuAnalysis({ schoolId, ...place, rule: {} })
  const calendar = useReadSchoolCalendar(schoolId, place)
  const weeks = useMemo(() => {
    const { data } = analysis
    if (!data || !calendar.data) return undefined
    const days = calendar.data.days.map(toDay)
    const shown = data.weeks.flatMap((week) => [
      week,
      ...(data.alsoWeeks ?? []).filter(({ weekStart }) => weekStart === week.weekStart),
    ])
    return shown.map((week) => {
      const rows = mealPattern(
        week,
        days.filter(({ date }) => week.days.some((day) => day.date === date)),
      )
      const section = patternSection(wording, week, rows, {
        menu: { label: 'school', name: schoolName },
        program: program.programName,
        closedDays: data.closedDays.filter(({ date }) => mondayOf(date) === week.weekStart),
      })
      return {
        weekStart: week.weekStart ?? '',
        gradeGroup: week.gradeGroup,
        week,
        section,
        status: patternStatus(week),
      }
    })
  }, [analysis, calendar.data, wording, schoolName, program.programName])

  const error = analysis.error ?? calendar.error
  if (error) return <ErrorState error={error} onRetry={() => Promise.all([analysis.mutate(), calendar.mutate()])} />
  if (!weeks) return <Skeleton lines={20} />
  if (weeks.length === 0) {
    return (
      <EmptyState
        title={t('reports.empty')}
        action={
          <PlanLink
            href={weekAddress(paths.schoolMenus, {
              schoolId,
              week: mondayOf(dates.start),
              menuType: program.menuType,
              program: program.id,
            })}
          />
        }
      >
        {t('reports.emptyHint')}
      </EmptyState>
    )
  }
  return (
    <Stack gap={6}>
      {weeks.map(({ weekStart, gradeGroup, week, section, status }) => (
        <Section key={`${weekStart} ${gradeGroup}`} title={section.title}>
          <Stack gap={3}>
            <Inline>
              <VerdictPair verdict={status} />
              <Link
                href={weekAddress(paths.nutritionAnalysis, {
                  schoolId,
                  week: weekStart,
                  menuType: program.menuType,
                  program: program.id,
                })}
              >
                {t('reports.pattern.openAnalysis')}
              </Link>
            </Inline>
            {hasChart && (
              <Suspense fallback={<Skeleton lines={8} />}>
                <PatternChart week={week} />
              </Suspense>
            )}
            <ReportTable
              caption={t('reports.pattern.table', {
                program: program.alsoGradeGroups
                  ? t('reports.standard.program', {
                      program: program.programName,
                      gradeGroup: t(`words.gradesInText.${gradeGroup}`),
                    })
                  : program.programName,
                week: formats.range(weekStart, addDays(weekStart, 6)),
              })}
              columns={section.columns}
              rows={section.rows}
              openAllText={t('reports.openAll')}
              closeAllText={t('reports.closeAll')}
            />
          </Stack>
        </Section>
      ))}
    </Stack>
  )
}

type CalendarDay = NonNullable<ReturnType<typeof useReadSchoolCalendar>['data']>['days'][number]

/** A day as the calendar shows it, with the nutrition of its lines. */
function toDay({ date, plannedMeals, selections, lines }: CalendarDay): ServiceDay {
  const nutritionOf = new Map(lines.map((line) => [line.key, line.nutrition]))
  return toServiceDay(
    date,
    { plannedMeals, selections, lines: lines.map(({ key, ...line }) => ({ ...line, id: key })) },
    (line) => nutritionOf.get(line.id) ?? neverAsked(line.id),
  )
}

function neverAsked(id: string): never {
  throw new Error(`The line ${id} has no nutrition`)
}
