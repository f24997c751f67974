import type { MenuType } from '@commissary/api-client'
import { wholeWeeks } from '@commissary/domain/dates'
import type { ServingsBasis } from '@commissary/domain/menu'
import { ErrorState, Quiet, Section, Skeleton, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'

import { useWording } from '../../../compliance/use-wording.ts'
import { ExportMenu } from '../../../reports/ExportMenu.tsx'
import { ExportProgress } from '../../../reports/ExportProgress.tsx'
import { useSchoolsAnalysis } from '../../../reports/use-schools-analysis.ts'
import { useSectionsExport } from '../../../reports/use-sections-export.ts'
import { type ComparedSchools, groupComparison } from './group-comparison.ts'
import { groupNames, type NamedGroup } from './group-names.ts'
import { NotCounted, notCountedText } from './NotCounted.tsx'

interface GroupComparisonProps {
  menuType: MenuType
  servings: ServingsBasis
  first: NamedGroup & ComparedSchools
  second: NamedGroup
}

/** The averages of two groups of schools, or of one group in two weeks, with every difference. */
export function GroupComparison({ menuType, servings, first, second }: GroupComparisonProps) {
  const wording = useWording()
  const { t, formats } = wording
  const monday = second.dates[0] ?? ''
  const { start, end } = wholeWeeks({ start: monday, end: monday })
  const analysis = useSchoolsAnalysis({
    ...(second.schoolIds.length > 0 && { schools: [...second.schoolIds] }),
    itemType: menuType,
    startDate: start,
    endDate: end,
    servings,
  })
  const names = groupNames(wording, first, second)
  const weeks = analysis.data?.weeks
  const table =
    weeks && groupComparison(wording, { menuType, first, second: { schools: second.schools, weeks }, names })
  const caption = t('nutritionAnalysis.compare.caption', { first: names[0], second: names[1] })
  const groups = [first, second].map((group, index) => {
    const week = formats.range(group.dates[0] ?? '', group.dates.at(-1) ?? '')
    return {
      label: t(`nutritionAnalysis.group.${index === 0 ? 'schools' : 'comparedSchools'}`),
      value: notCountedText([week, ...group.schools.map(({ schoolName }) => schoolName)]),
    }
  })
  const facts = [
    ...groups,
    { label: t('reports.meal'), value: t(`words.menuTypes.${menuType}`) },
    { label: t('nutritionAnalysis.weightedBy'), value: t(`nutritionAnalysis.weights.${servings}`) },
    ...(table?.unknown ?? []).flatMap((unknown, index) =>
      unknown.length === 0
        ? []
        : [
            {
              label: t('nutritionAnalysis.group.ofGroup', {
                title: t('nutritionAnalysis.group.unknown'),
                group: names[index] ?? '',
              }),
              value: notCountedText(unknown),
            },
          ],
    ),
  ]
  const exported = useSectionsExport(
    t('nutritionAnalysis.group.comparison'),
    table ? [{ title: caption, facts, columns: table.columns, rows: table.rows }] : [],
  )

  if (analysis.error) return <ErrorState error={analysis.error} onRetry={() => analysis.mutate()} />
  if (!table) return <Skeleton lines={24} />
  return (
    <>
      <ExportProgress file={exported.file} />
      {table.unknown.map((unknown, index) => (
        <NotCounted key={names[index]} names={unknown} group={names[index] ?? ''} />
      ))}
      <Section
        title={t('nutritionAnalysis.group.averages')}
        actions={<ExportMenu isBusy={exported.file.job !== null} onExport={exported.start} disabled={false} />}
      >
        <Stack gap={2}>
          <ReportTable
            // Different groups have different rows, which start open.
            key={caption}
            caption={caption}
            columns={table.columns}
            rows={table.rows}
            openAllText={t('reports.openAll')}
            closeAllText={t('reports.closeAll')}
          />
          <Quiet>{t('nutritionAnalysis.group.averagesHint')}</Quiet>
          <Quiet>{t(`nutritionAnalysis.basis.${servings}`)}</Quiet>
        </Stack>
      </Section>
    </>
  )
}
