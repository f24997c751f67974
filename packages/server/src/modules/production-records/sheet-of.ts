import type { ProductionSheet, SheetLine } from '@commissary/domain/production'

import type { LineRow, RecordRow } from './find-record.ts'

/** What a line is: a food, a placeholder for one, or only a text. */
export const kindOf = ({ text, placeholderId }: Pick<LineRow, 'text' | 'placeholderId'>): SheetLine['kind'] =>
  text !== null ? 'text' : placeholderId !== null ? 'placeholder' : 'food'

/** A record as the rules read it. */
export const toSheet = (
  { menuType, isVended, groups, entries }: RecordRow,
  lines: readonly LineRow[],
): ProductionSheet => ({
  menuType,
  isVended,
  groups,
  entries,
  lines: lines.map((line) => ({
    key: line.lineKey,
    name: line.name,
    category: line.category,
    kind: kindOf(line),
    usualHolding: line.usualHolding,
    replaces: line.replaces,
    plans: line.plans,
  })),
})
