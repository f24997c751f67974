import { type MenuAnalysisRequest, printMenuAnalysis, type School } from '@commissary/api-client'
import { Banner, Button, EmptyState, Link, Quiet, Screen, Section, Stack, useToast } from '@commissary/ui'
import { AnalysisTable, ComplianceStrip, WeekHeader } from '@commissary/ui/menu'
import { useMemo, useState } from 'react'

import { analysisGroups } from '../../compliance/analysis-groups.ts'
import { stripChecks } from '../../compliance/strip.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { weekSummary } from '../../compliance/wording.ts'
import { MenuWords } from '../../figures/MenuWords.tsx'
import { saveFailure } from '../../forms/save-failure.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { type SchoolWeek, useSchoolWeek } from '../../routing/school-week.ts'
import { SchoolPickers } from '../../routing/SchoolPickers.tsx'
import { saveFile } from '../../text/save-file.ts'
import { ItemDrawer } from './ItemDrawer.tsx'
import { RuleOptionsUsed } from './RuleOptionsUsed.tsx'
import { useMenuAnalysis } from './use-menu-analysis.ts'

/** A school's week judged whole: figures by day, the limits of both dates, and the reasons down to the ingredients. */
export function NutritionAnalysisScreen() {
  const { t } = useWording()
  const place = useSchoolWeek()

  return (
    <MenuWords>
      {place.school ? (
        <WeekReport place={place} school={place.school} />
      ) : (
        <Screen title={t('nutritionAnalysis.title')}>
          <EmptyState title={t('schoolMenus.noSchools')}>{t('schoolMenus.noSchoolsHint')}</EmptyState>
        </Screen>
      )}
    </MenuWords>
  )
}

function WeekReport({ place, school }: { place: SchoolWeek; school: School }) {
  const wording = useWording()
  const { t, formats } = wording
  const { dates, menuType } = place
  const [first = '', last = ''] = [dates[0], dates.at(-1)]
  const request: MenuAnalysisRequest = {
    schoolId: school.schoolId,
    itemType: menuType,
    startDate: first,
    endDate: last,
    rule: {},
  }
  const analysis = useMenuAnalysis(request)
  const week = analysis.data?.weeks[0]
  const program = analysis.data?.program
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  const [openItem, setOpenItem] = useState<string | null>(null)
  const weekLabel = formats.range(first, last)
  const groups = useMemo(() => week && analysisGroups(wording, week), [wording, week])
  const menuName = t(`words.menuTypes.${menuType}`)

  function toggle(rowId: string) {
    setOpenIds((ids) => (ids.includes(rowId) ? ids.filter((id) => id !== rowId) : [...ids, rowId]))
  }

  return (
    <Screen
      title={t('nutritionAnalysis.title')}
      description={
        program
          ? t('schoolMenus.programLine', { program: program.programName, gradeGroup: program.gradeGroup })
          : undefined
      }
      actions={<PrintButton request={request} disabled={!week} />}
    >
      <Stack gap={5}>
        <WeekHeader
          {...place.steps}
          school={<SchoolPickers place={place} />}
          weekLabel={weekLabel}
          isThisWeek={place.isThisWeek}
          actions={
            <Link
              size="small"
              variant="outline"
              href={weekAddress(paths.schoolMenus, { schoolId: school.schoolId, week: first, menuType })}
            >
              {t('nutritionAnalysis.plan')}
            </Link>
          }
        />
        {program === null && <Banner>{t('nutritionAnalysis.noProgram', { menuType: menuName })}</Banner>}
        {analysis.data && !week ? (
          <EmptyState title={t('nutritionAnalysis.empty')}>{t('nutritionAnalysis.emptyHint')}</EmptyState>
        ) : (
          <>
            {week?.isShortWeek && (
              <Banner>
                {t('nutritionAnalysis.short', {
                  served: week.servedDays,
                  regular: week.regularDays,
                  judged: week.judgedDays,
                })}
              </Banner>
            )}
            <ComplianceStrip
              label={t('schoolMenus.strip', { week: weekLabel })}
              checks={week && stripChecks(wording, week)}
              overall={week?.status}
              summary={week ? weekSummary(wording, week) : ''}
              error={week ? undefined : analysis.error}
              onRetry={() => analysis.mutate()}
            />
            {!(analysis.error && !week) && (
              <AnalysisTable
                label={t('nutritionAnalysis.table', {
                  menuType: menuName,
                  program: program?.programName ?? '',
                  week: weekLabel,
                })}
                days={(week?.days ?? []).map(({ date }) => ({
                  date,
                  weekday: formats.weekday(date),
                  dateLabel: formats.dayShort(date),
                }))}
                weekLabel={t('nutritionAnalysis.weekAverage')}
                groups={groups}
                openIds={openIds}
                onToggle={toggle}
                onOpenItem={setOpenItem}
              />
            )}
            {week && (
              <Section title={t('nutritionAnalysis.options')} description={t('nutritionAnalysis.optionsHint')}>
                <RuleOptionsUsed options={week.ruleOptions} />
                <Quiet>{t('nutritionAnalysis.planning')}</Quiet>
              </Section>
            )}
          </>
        )}
      </Stack>
      {openItem !== null && (
        <ItemDrawer
          item={openItem}
          schoolId={school.schoolId}
          range={{ itemType: menuType, startDate: first, endDate: last }}
          onClose={() => setOpenItem(null)}
        />
      )}
    </Screen>
  )
}

function PrintButton({ request, disabled }: { request: MenuAnalysisRequest; disabled: boolean }) {
  const { t } = useWording()
  const showToast = useToast()
  const [isBusy, setIsBusy] = useState(false)

  async function handlePrint() {
    setIsBusy(true)
    try {
      const file = await printMenuAnalysis(request)
      saveFile(file)
      showToast({ tone: 'success', message: t('nutritionAnalysis.printed', { name: file.name }) })
    } catch (error) {
      showToast({ tone: 'error', message: saveFailure(error, t).message })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="solid" isBusy={isBusy} disabled={disabled} onClick={handlePrint}>
      {t('nutritionAnalysis.print')}
    </Button>
  )
}
