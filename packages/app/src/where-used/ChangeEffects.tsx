import type { ChangeEffects as Effects } from '@commissary/api-client'
import { EmptyState } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { FoodEffectsTable, WeekEffectsTable } from './EffectTables.tsx'

/** The recipes, master items and coming weeks that a changed spec affects. */
export function ChangeEffects({ effects: { recipes, menuItems, weeks } }: { effects: Effects }) {
  const t = useMessages()
  if (recipes.total + menuItems.total + weeks.total + weeks.hidden === 0) {
    return <EmptyState size="small" title={t('whereUsed.affected.none')} />
  }
  return (
    <>
      <FoodEffectsTable caption={t('whereUsed.recipes')} effects={recipes} />
      <FoodEffectsTable caption={t('whereUsed.menuItems')} effects={menuItems} />
      <WeekEffectsTable effects={weeks} />
    </>
  )
}
