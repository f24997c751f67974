import type { ConflictVersion, DayConflict } from '@commissary/api-client'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'
import type { ConflictChoice, ConflictRow } from '@commissary/ui/menu'

import { servingLineText } from '../../menu-planner/serving-line-text.ts'

type Line = NonNullable<NonNullable<ConflictVersion>['line']>

/** A field that both the school and a publication changed, with the three versions as text. */
export function conflictRow(
  wording: Wording,
  { id, conflict, choice }: { id: string; conflict: DayConflict; choice: ConflictChoice },
): ConflictRow {
  const { t } = wording
  const { base, school, published } = conflict
  const text = (version: ConflictVersion) => versionText(wording, conflict, version)
  return {
    id,
    label: labelOf(wording, conflict),
    before: t('schoolMenus.before', { value: text(base) }),
    school: text(school),
    published: text(published),
    choice,
  }
}

function labelOf({ t }: Wording, { field, category, base, school, published }: DayConflict): string {
  switch (field) {
    case 'plannedMeals':
      return t('menuPlanner.plannedMeals')
    case 'note':
      return t('menuPlanner.note')
    case 'selections':
      return t('menuPlanner.choices', { category: category ? t(`words.categories.${category}`) : '' })
    case 'line':
      return (school ?? published ?? base)?.line?.name ?? ''
  }
}

function versionText({ t, formats }: Wording, { field, parts }: DayConflict, version: ConflictVersion): string {
  const count = version?.count ?? null
  switch (field) {
    case 'plannedMeals':
      return count === null ? t('menuPlanner.notPlanned') : formats.number(count, 0)
    case 'note':
      return version?.note ?? t('menuPlanner.noNote')
    case 'selections':
      return count === null ? t('menuPlanner.all') : formats.number(count, 0)
    case 'line':
      return version?.line ? lineText({ t, formats }, version.line, parts) : t('menuPlanner.notOnMenu')
  }
}

/** The parts of a line that are in conflict; the whole line if one side removed it. */
function lineText({ t, formats }: Pick<Wording, 't' | 'formats'>, line: Line, parts: DayConflict['parts']): string {
  const { name, category, portion, plannedServings, servingLine } = line
  const isShown = (part: DayConflict['parts'][number]) => parts.length === 0 || parts.includes(part)
  return formats.list(
    [
      parts.includes('food') ? name : '',
      parts.includes('category') ? t(`words.categories.${category}`) : '',
      parts.includes('portion') ? (portion ? quantityText(t, portion) : t('menuPlanner.usualPortion')) : '',
      isShown('plannedServings')
        ? plannedServings === null
          ? t('menuPlanner.noServings')
          : t('menuPlanner.servings', { count: plannedServings })
        : '',
      parts.includes('servingLine') ? servingLineText(t, servingLine) : '',
    ].filter(Boolean),
  )
}
