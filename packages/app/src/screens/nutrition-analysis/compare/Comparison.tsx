import type { MenuType } from '@commissary/api-client'
import type { ServingsBasis, WeekAnalysis } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import type { ReportSection } from '@commissary/messages/results'
import { ErrorState, Quiet, Section, Skeleton, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'
import { useMemo } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { ExportMenu } from '../../../reports/ExportMenu.tsx'
import { ExportProgress } from '../../../reports/ExportProgress.tsx'
import { useSectionsExport } from '../../../reports/use-sections-export.ts'
import { comparisonTable, resultsTable } from './comparison-table.ts'
import { itemsTable } from './items-table.ts'
import { type NamedMenu, menuNames } from './menu-names.ts'
import { useMenuDays } from './use-menu-days.ts'

/** A compared menu with its analysis. */
export interface AnalyzedMenu extends NamedMenu {
  schoolId: number
  programId: number | undefined
  week: WeekAnalysis
}

interface ComparisonProps {
  menuType: MenuType
  servings: ServingsBasis
  first: AnalyzedMenu
  second: AnalyzedMenu
}

/** Two weeks of menus side by side: checks whose results differ, every value with its difference, and the items that differ. */
export function Comparison({ menuType, servings, first, second }: ComparisonProps) {
  const wording = useWording()
  const { t } = wording
  const names = useMemo(() => menuNames(wording, first, second), [wording, first, second])
  const [results, figures] = useMemo(() => {
    const subject = { first: first.week, second: second.week, names }
    return [resultsTable(wording, subject), comparisonTable(wording, subject)]
  }, [wording, first.week, second.week, names])
  const [own, other] = [useItems(first, menuType), useItems(second, menuType)]
  const items = useMemo(
    () => own.days && other.days && itemsTable(wording, own.days, other.days, names),
    [wording, own.days, other.days, names],
  )
  const title = t('nutritionAnalysis.compare.caption', { first: names[0], second: names[1] })
  const facts = [
    { label: t('nutritionAnalysis.compare.menus'), value: title },
    { label: t('reports.meal'), value: t(`words.menuTypes.${menuType}`) },
    { label: t('nutritionAnalysis.weightedBy'), value: t(`nutritionAnalysis.weights.${servings}`) },
  ]
  const words = { openAllText: t('reports.openAll'), closeAllText: t('reports.closeAll') }
  const isChecked = hasMealPattern(first.week.rulePack)
  const sections: ReportSection[] = [
    ...(isChecked ? [{ title: t('nutritionAnalysis.compare.results'), facts, ...results }] : []),
    { title: t('nutritionAnalysis.compare.figures'), facts, columns: figures.columns, rows: figures.rows },
    ...(items && items.rows.length > 0
      ? [{ title: t('nutritionAnalysis.compare.items'), facts, columns: items.columns, rows: items.rows }]
      : []),
  ]
  const { file, start } = useSectionsExport(t('nutritionAnalysis.compare.report'), sections)
  const exportMenu = <ExportMenu isBusy={file.job !== null} onExport={start} disabled={!items} />

  function itemsPart() {
    const failed = [own, other].find(({ error }) => error)
    if (failed) return <ErrorState error={failed.error} onRetry={() => failed.retry()} />
    if (!items) return <Skeleton lines={8} />
    if (items.rows.length === 0) return <Quiet>{t('nutritionAnalysis.compare.noItems', { count: items.alike })}</Quiet>
    return (
      <Stack gap={2}>
        <ReportTable
          caption={t('nutritionAnalysis.compare.itemsCaption')}
          columns={items.columns}
          rows={items.rows}
          {...words}
        />
        <Quiet>{t('nutritionAnalysis.compare.itemsHint', { count: items.alike })}</Quiet>
      </Stack>
    )
  }

  return (
    <>
      <ExportProgress file={file} />
      {isChecked && (
        <Section title={t('nutritionAnalysis.compare.results')} actions={exportMenu}>
          <Stack gap={2}>
            <ReportTable caption={title} columns={results.columns} rows={results.rows} {...words} />
            {results.rows.length === 2 && <Quiet>{t('nutritionAnalysis.compare.noResults')}</Quiet>}
          </Stack>
        </Section>
      )}
      <Section title={t('nutritionAnalysis.compare.figures')} actions={!isChecked && exportMenu}>
        <Stack gap={2}>
          <ReportTable
            caption={t('nutritionAnalysis.compare.figuresCaption')}
            columns={figures.columns}
            rows={figures.rows}
            {...words}
          />
          <Quiet>{t(`nutritionAnalysis.basis.${servings}`)}</Quiet>
          {servings === 'served' && (first.isMaster || second.isMaster) && (
            <Quiet>{t('nutritionAnalysis.compare.masterPlanned')}</Quiet>
          )}
        </Stack>
      </Section>
      <Section title={t('nutritionAnalysis.compare.items')}>{itemsPart()}</Section>
    </>
  )
}

const useItems = ({ schoolId, programId, isMaster, dates, week }: AnalyzedMenu, menuType: MenuType) => {
  const served = useMemo(() => week.days.map(({ date }) => date), [week])
  return useMenuDays({ schoolId, programId, isMaster, dates, menuType, served })
}
