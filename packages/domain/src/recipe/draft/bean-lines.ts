import { isBean } from '../../crediting/fitting-rules.ts'
import type { Pantry } from '../model.ts'
import { type DraftLine, isReferenceItem, isRecipeItem, itemNumber } from './recipe-draft.ts'

/**
 * The first line of each food that can credit either as a vegetable or as a meat alternate. All lines of that food follow
 * it: one dish cannot credit the same beans both ways (7 CFR 210.10(c)(2)(iii)).
 */
export const beanLines = (lines: readonly DraftLine[], pantry: Pantry): DraftLine[] =>
  lines.filter((line) => {
    const { item } = line
    if (!item || isRecipeItem(item) || isReferenceItem(item)) return false
    return firstOfItem(lines, line) === line && isBean(pantry.food(itemNumber(item.id))?.crediting ?? null)
  })

/** How a line's food credits in its recipe: as its first line says. */
export const creditAsOf = (lines: readonly DraftLine[], line: DraftLine): DraftLine['creditAs'] =>
  firstOfItem(lines, line).creditAs

const firstOfItem = (lines: readonly DraftLine[], line: DraftLine): DraftLine =>
  (line.item && lines.find(({ item }) => item?.id === line.item?.id)) ?? line
