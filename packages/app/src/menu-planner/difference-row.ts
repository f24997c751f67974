import { type DayDifference, isSamePortion, type LineVersion } from '@commissary/domain/menu'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'
import type { DayComparisonRow } from '@commissary/ui/menu'

import { servingLineText } from './serving-line-text.ts'

/** A field in which two versions of a day differ, as text. */
export function differenceRow({ t, formats }: Wording, difference: DayDifference): DayComparisonRow {
  const count = (value: number | null) => (value === null ? t('menuPlanner.notPlanned') : formats.number(value, 0))
  const choices = (value: number | null) => (value === null ? t('menuPlanner.all') : formats.number(value, 0))
  switch (difference.field) {
    case 'plannedMeals':
      return {
        id: 'meals',
        label: t('menuPlanner.plannedMeals'),
        mine: count(difference.mine),
        theirs: count(difference.theirs),
      }
    case 'note':
      return {
        id: 'note',
        label: t('menuPlanner.note'),
        mine: difference.mine ?? t('menuPlanner.noNote'),
        theirs: difference.theirs ?? t('menuPlanner.noNote'),
      }
    case 'selections': {
      const category = t(`words.categories.${difference.category}`)
      return {
        id: `choices ${difference.category}`,
        label: t('menuPlanner.choices', { category }),
        mine: choices(difference.mine),
        theirs: choices(difference.theirs),
      }
    }
    case 'order':
      return {
        id: 'order',
        label: t('menuPlanner.order'),
        mine: t('menuPlanner.orderYours'),
        theirs: t('menuPlanner.orderOther'),
      }
    case 'line': {
      const { id, name, mine, theirs } = difference
      const isInBoth = mine !== null && theirs !== null
      const isOther = isInBoth && mine.name !== theirs.name
      const isMoved = isInBoth && mine.category !== theirs.category
      const isOnOtherLine = isInBoth && (mine.servingLine ?? null) !== (theirs.servingLine ?? null)
      const isResized = isInBoth && !isSamePortion(mine.portion, theirs.portion)
      const text = (version: LineVersion | null) => {
        if (version === null) return t('menuPlanner.notOnMenu')
        const servings =
          version.plannedServings === null
            ? t('menuPlanner.noServings')
            : t('menuPlanner.servings', { count: version.plannedServings })
        const portion = version.portion ? quantityText(t, version.portion) : t('menuPlanner.usualPortion')
        const parts = [
          isOther ? version.name : '',
          isMoved ? t(`words.categories.${version.category}`) : '',
          isResized ? portion : '',
          servings,
          isOnOtherLine ? servingLineText(t, version.servingLine) : '',
        ]
        return formats.list(parts.filter((part) => part !== ''))
      }
      return { id, label: name, mine: text(mine), theirs: text(theirs) }
    }
  }
}
