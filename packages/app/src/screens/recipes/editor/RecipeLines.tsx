import { type DraftLine, isLineEmpty, type ItemId, itemNumber } from '@commissary/domain/recipe'
import { kitchenFractions } from '@commissary/domain/units'
import { Banner, Section } from '@commissary/ui'
import { LineGrid, type LineGridRow } from '@commissary/ui/menu'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { paths, withQuery } from '../../../routing/paths.ts'
import { useStableEntries } from '../../../text/use-stable-entries.ts'
import { BeanElections } from './BeanElections.tsx'
import { type GridContext, gridRow } from './grid-row.ts'
import { searchItems } from './item-search.ts'
import { rejectedLines } from './problem-texts.ts'
import { unitOptions } from './unit-options.ts'
import { useRecipeLines } from './use-recipe-lines.ts'
import type { RecipePantry } from './use-recipe-pantry.ts'

const LineDialog = lazy(async () => ({ default: (await import('./LineDialog.tsx')).LineDialog }))

const fractions = kitchenFractions.map(([name]) => name)

interface RecipeLinesProps {
  pantry: RecipePantry
  /** 0 for a new recipe. */
  recipeId: number
  /** As typed. */
  recipeName: string
}

/** The recipe's ingredients as a keyboard grid. */
export function RecipeLines({ pantry: recipePantry, recipeId, recipeName }: RecipeLinesProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { pantry, searched, readNames } = recipePantry
  const grid = useRecipeLines(recipePantry)

  const name = recipeName.trim()
  const context = useMemo(
    () => ({ pantry, searched, readNames, recipe: { id: recipeId, name: name || t('recipeRecord.new') } }),
    [t, pantry, searched, readNames, recipeId, name],
  )
  const rows = useRows(grid.lines, context, grid.submitError)
  const units = useMemo(() => unitOptions(t), [t])
  const search = useCallback((query: string, signal: AbortSignal) => searchItems(wording, query, signal), [wording])
  const [openLine, setOpenLine] = useState<string | null>(null)
  const line = grid.lines.find(({ id }) => id === openLine)
  const problem = [grid.error, grid.submitError].find((error) => typeof error === 'string')

  return (
    <Section title={t('recipeRecord.ingredients')} description={t('recipeRecord.ingredientsHint')}>
      {problem && <Banner tone="error">{problem}</Banner>}
      <LineGrid
        label={name ? t('recipeRecord.linesOf', { name }) : t('recipeRecord.linesOfNew')}
        rows={rows}
        units={units}
        fractions={fractions}
        searchItems={search}
        formatCost={formats.moneyExact}
        onChange={grid.change}
        onLeaveItem={grid.findItem}
        onLeaveAmount={grid.settleAmount}
        onInsert={grid.insert}
        onRemove={grid.remove}
        onMove={grid.move}
        onPasteRows={grid.paste}
        onOpenItem={openItem}
        onOpenDetails={setOpenLine}
      />
      {line && (
        <Suspense>
          <LineDialog
            line={line}
            pantry={pantry}
            onApply={(patch) => grid.patch(line.id, patch)}
            onClose={() => setOpenLine(null)}
          />
        </Suspense>
      )}
      <BeanElections lines={grid.lines} pantry={pantry} onElect={grid.electCredit} />
    </Section>
  )
}

/** A row keeps its identity until its line or the context changes, so typing re-renders one row. */
function useRows(lines: readonly DraftLine[], context: GridContext, submitError: unknown): readonly LineGridRow[] {
  const { t } = useWording()
  const [cache] = useState(() => new WeakMap<DraftLine, { context: GridContext; row: LineGridRow }>())
  const sentIds = lines.filter((line) => !isLineEmpty(line)).map(({ id }) => id)
  const rejected = rejectedLines(submitError, sentIds)

  return useStableEntries(
    lines.map((line) => {
      const cached = cache.get(line)
      const row = cached?.context === context ? cached.row : gridRow(line, context, t)
      cache.set(line, { context, row })
      const message = rejected.get(line.id)
      return message ? { ...row, errors: { ...row.errors, item: message } } : row
    }),
    (row) => row.id,
  )
}

// In a new tab, because this recipe may have unsaved changes.
function openItem(id: string) {
  const list = id.startsWith('recipe-') ? paths.recipes : paths.ingredients
  window.open(withQuery(list, { open: itemNumber(id as ItemId) }), '_blank', 'noopener')
}
