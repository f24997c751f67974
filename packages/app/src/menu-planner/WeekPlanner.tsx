import { tileIds } from '@commissary/domain/rules'
import { Button, Inline, Link, Stack } from '@commissary/ui'
import { ItemLibrary, MenuGrid, type MenuGridProps } from '@commissary/ui/menu'
import { type ReactNode, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'

import { useShownGroup } from '../compliance/use-shown-group.ts'
import { useMessages } from '../messages/messages.ts'
import { choiceOf } from '../forms/choice.ts'
import { hasOneOf } from '../routing/access.ts'
import { paths, withQuery } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'
import { EditActions } from './EditActions.tsx'
import { FindReplace } from './find-replace/FindReplace.tsx'
import { MenuCost } from './MenuCost.tsx'
import type { MenuSource, PlannerDay } from './menu-source.ts'
import { PlanForMe } from './plan-for-me/PlanForMe.tsx'
import { PlanNotices } from './PlanNotices.tsx'
import { RecurringItems } from './recurring/RecurringItems.tsx'
import { usePlanClipboard } from './use-plan-clipboard.ts'
import { usePlanEdits } from './use-plan-edits.ts'
import { useWeekPlan, type WeekPlan } from './use-week-plan.ts'
import { WeekCompliance } from './WeekCompliance.tsx'
import { WhyPanel } from './WhyPanel.tsx'

interface WeekPlannerProps {
  source: MenuSource
  /** The element of the week header that the actions are rendered into. */
  header: Element | null
  /** After Undo and Redo: links to other screens of the week. */
  links?: ReactNode
  /** Above the week: what is missing before it can be checked. */
  banner?: ReactNode
  /** What a school's days offer besides editing. */
  review?: Pick<MenuGridProps, 'onCompareDay' | 'onReviewConflicts'>
}

/** Edits a week's menu, saves each change and updates the verdicts with every edit. */
export function WeekPlanner(props: WeekPlannerProps) {
  return <PlannedWeek {...props} plan={useWeekPlan(props.source)} />
}

/** The same with a plan that is shared with the month or cycle around the week. */
export function PlannedWeek({ source, plan, header, links, banner, review }: WeekPlannerProps & { plan: WeekPlan }) {
  const t = useMessages()
  const { autosave, target, lineAt } = plan
  const { shown: analysis, groups, hold } = useShownGroup(plan.weeks)
  const { add, edits } = usePlanEdits(source, plan)
  const clipboard = usePlanClipboard(source, plan)
  const [openTile, setOpenTile] = useState<string | null>(null)
  const tile = choiceOf(tileIds, openTile ?? '')
  // Planners without the catalog cannot open its pages.
  const canOpenFoods = hasOneOf(['catalog'], useSession())

  function openItem(key: string, id: string) {
    const line = lineAt(key, id)
    if (!line || !(line.recipeId ?? line.ingredientId)) return
    const address = line.recipeId
      ? withQuery(paths.recipes, { open: line.recipeId })
      : withQuery(paths.ingredients, { open: line.ingredientId })
    window.open(address, '_blank', 'noopener')
  }

  const emptyAction = useMemo(
    () =>
      canOpenFoods && (
        <Inline gap={3}>
          <Link href={paths.recipes}>{t('shell.titles.recipes')}</Link>
          <Link href={paths.ingredients}>{t('shell.titles.ingredients')}</Link>
        </Inline>
      ),
    [canOpenFoods, t],
  )

  const actions = (
    <>
      <EditActions plan={plan} />
      <PlanForMe source={source} plan={plan} />
      {source.whole && !source.withRecurring && <RecurringItems source={source} plan={plan} />}
      <FindReplace source={source} saveNow={autosave.saveNow} />
      {clipboard.copyWeekBefore && (
        <Button size="small" onClick={clipboard.copyWeekBefore}>
          {t('menuPlanner.copyWeekBefore')}
        </Button>
      )}
      {links}
    </>
  )

  return (
    <Stack>
      {header && createPortal(actions, header)}
      {banner}
      {analysis && (
        <WeekCompliance
          weekLabel={source.weekLabel}
          analysis={analysis}
          groups={groups}
          openId={openTile}
          onOpen={(id) => {
            hold()
            setOpenTile(id)
          }}
        />
      )}
      <MenuCost
        label={t('menuPlanner.costs.week')}
        cost={plan.costs.whole}
        target={plan.costTarget}
        hasProgram={source.program !== null}
      >
        <Button size="small" variant="quiet" aria-pressed={plan.itemCosts.areShown} onClick={plan.itemCosts.toggle}>
          {t(plan.itemCosts.areShown ? 'menuPlanner.costs.hide' : 'menuPlanner.costs.show')}
        </Button>
      </MenuCost>
      <MenuGrid
        label={source.gridLabel}
        days={plan.days}
        categories={plan.categories}
        library={plan.library}
        banner={<PlanNotices source={source} plan={plan} />}
        panel={
          tile &&
          analysis && (
            <WhyPanel
              source={source}
              plan={plan}
              tile={tile}
              analysis={analysis}
              {...(canOpenFoods && {
                onOpenItem: (date: string, id: string) =>
                  openItem(source.days.find((day) => day.date === date)?.key ?? date, id),
              })}
              onClose={() => setOpenTile(null)}
            />
          )
        }
        aside={
          <ItemLibrary
            label={t('menuPlanner.library')}
            items={plan.library}
            categories={plan.categories}
            error={source.items.error}
            onRetry={source.items.retry}
            emptyAction={emptyAction}
            targetLabel={target && dayName(target)}
            onAdd={(item) => target && add(item.id, { date: target.key, category: item.category })}
          />
        }
        emptyAction={emptyAction}
        focusedDate={plan.focused}
        onFocusDay={plan.setFocused}
        {...edits}
        {...(source.servingLines && { servingLines: source.servingLines })}
        {...review}
        clipboard={clipboard}
        {...(canOpenFoods && { onOpenItem: openItem })}
      />
    </Stack>
  )
}

/** "Mon, Nov 16", or "Week 2 · Tue" */
const dayName = ({ title, weekday, dateLabel }: PlannerDay) => title ?? `${weekday}, ${dateLabel}`
