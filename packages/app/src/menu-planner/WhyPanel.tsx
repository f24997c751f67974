import type { Check, Fix, Suggestion, WeekAnalysis } from '@commissary/domain/menu'
import type { TileId } from '@commissary/domain/rules'
import { fixDifferences, fixStepText } from '@commissary/messages/fixes'
import { checksOfTile } from '@commissary/messages/strip'
import { Banner, Button, SidePanel, Stack } from '@commissary/ui'
import { FixList } from '@commissary/ui/menu'

import { CheckExplanation } from '../compliance/CheckExplanation.tsx'
import { useWording } from '../compliance/use-wording.ts'
import type { MenuSource } from './menu-source.ts'
import { useApplyFix, useFixes } from './use-fixes.ts'
import type { WeekPlan } from './use-week-plan.ts'

interface WhyPanelProps {
  source: MenuSource
  plan: WeekPlan
  tile: TileId
  /** Of the grade group that is shown. */
  analysis: WeekAnalysis
  /** Absent if the reader cannot open foods. */
  onOpenItem?: (date: string, id: string) => void
  onClose: () => void
}

/** Why a tile's checks are as they are, and what makes those that fail pass. It stays beside the grid and follows every edit. */
export function WhyPanel({ source, plan, tile, analysis, onOpenItem, onClose }: WhyPanelProps) {
  const { t, formats } = useWording()
  const suggestions = useFixes(source, plan, tile, analysis.gradeGroup)
  const check = t(`checks.tiles.${tile}`)
  const title =
    (source.program?.alsoGradeGroups ?? []).length > 0
      ? t('menuPlanner.whyFor', { check, gradeGroup: t(`words.gradesInText.${analysis.gradeGroup}`) })
      : t('menuPlanner.why', { check })
  const { applied, apply } = useApplyFix(plan)
  const fixName = useFixName(source)

  function handleApply(fix: Fix) {
    keepFocus()
    apply(fix)
  }

  function handleUndo() {
    keepFocus()
    plan.dispatch({ type: 'undo' })
  }

  function handleClose() {
    // The focus returns to the tile that opened the panel.
    document.querySelector<HTMLElement>('section button[aria-expanded="true"]')?.focus()
    onClose()
  }

  return (
    <SidePanel title={title} onClose={handleClose}>
      <Stack gap={6}>
        {applied && (
          <Banner
            tone="success"
            action={
              <Button size="small" onClick={handleUndo}>
                {t('menuPlanner.fixes.undo')}
              </Button>
            }
          >
            {t('menuPlanner.fixes.applied', { fix: formats.list(fixName(applied)) })}
          </Banner>
        )}
        {checksOfTile(analysis, tile).map((check) => (
          <CheckExplanation
            key={`${check.id}-${check.date ?? 'week'}`}
            check={check}
            {...(onOpenItem && {
              onOpenItem: (item: string) => {
                const [date = '', id = ''] = item.split('/')
                onOpenItem(date, id)
              },
            })}
          >
            <CheckFixes check={check} suggestions={suggestions} fixName={fixName} onApply={handleApply} />
          </CheckExplanation>
        ))}
      </Stack>
    </SidePanel>
  )
}

/** The pressed button disappears with what it did, so the focus stays in the panel. */
const keepFocus = () => document.activeElement?.closest<HTMLElement>('[role="group"]')?.focus()

/** Names the steps of a fix, with days named as in the planner. */
function useFixName({ days }: MenuSource) {
  const wording = useWording()
  const dayName = (date: string) => {
    const day = days.find((one) => one.date === date)
    return day ? `${day.weekday}, ${day.dateLabel}` : wording.formats.weekdayShort(date)
  }
  return (fix: Fix) => fix.steps.map((step) => fixStepText(wording, step, dayName))
}

interface CheckFixesProps {
  check: Check
  suggestions: readonly Suggestion[] | undefined
  fixName: (fix: Fix) => string[]
  onApply: (fix: Fix) => void
}

/** The fixes for a check, for each date by whose rules it fails. A fix for both dates is shown once. */
function CheckFixes({ check, suggestions, fixName, onApply }: CheckFixesProps) {
  const wording = useWording()
  const { t, formats } = wording
  const failing = (['now', 'from2027'] as const).filter((rules) => check[rules]?.status === 'fail')
  const lists = failing.map((rules) => ({
    rules,
    fixes: suggestions?.find((one) => one.checkId === check.id && one.date === check.date && one.rules === rules)
      ?.fixes,
  }))
  const [now, later] = lists
  const isSame = now !== undefined && later !== undefined && now.fixes === later.fixes

  return (isSame ? [{ ...now, rules: 'both' as const }] : lists).map(({ rules, fixes }) => (
    <FixList
      key={rules}
      title={t(`menuPlanner.fixes.${rules}`)}
      searching={t('menuPlanner.fixes.searching')}
      none={t('menuPlanner.fixes.none')}
      apply={t('menuPlanner.fixes.apply')}
      fixes={fixes?.map((fix, index) => ({
        id: String(index),
        steps: fixName(fix),
        differences: fixDifferences(wording, fix.difference),
        applyLabel: t('menuPlanner.fixes.applyNamed', { fix: formats.list(fixName(fix)) }),
      }))}
      onApply={(id) => {
        const fix = fixes?.[Number(id)]
        if (fix) onApply(fix)
      }}
    />
  ))
}
