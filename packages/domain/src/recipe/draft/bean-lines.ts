import type { Pantry } from '../model.ts'
import { type DraftLine, isReferenceItem, isRecipeItem, itemNumber } from './recipe-draft.ts'

/** The lines whose food can credit either as a vegetable or as a meat alternate (7 CFR 210.10(c)(2)(iii)). */
export const beanLines = (lines: readonly DraftLine[], pantry: Pantry): DraftLine[] =>
  lines.filter(({ item }) => {
    if (!item || isRecipeItem(item) || isReferenceItem(item)) return false
    const credits = pantry.food(itemNumber(item.id))?.crediting ?? []
    return (
      credits.some(({ subgroup }) => subgroup === 'BEANS_AND_PEAS') &&
      credits.some(({ component }) => component === 'MEAT_ALTERNATE')
    )
  })
