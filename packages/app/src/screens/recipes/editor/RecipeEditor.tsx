import type { Recipe } from '@commissary/api-client'
import { ActionBar, Banner, Button, Screen, Section, Split, Stack, TextArea } from '@commissary/ui'
import { useUnsavedGuard } from '@commissary/ui/form'
import { LineGrid } from '@commissary/ui/menu'
import { type FormEvent, useMemo, useRef, useState } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { MenuWords } from '../../../figures/MenuWords.tsx'
import { ConflictBanner } from '../../../forms/ConflictBanner.tsx'
import type { useOpenRecord } from '../../../routing/open-record.ts'
import { paths, withQuery } from '../../../routing/paths.ts'
import { useKept } from '../../../text/use-kept.ts'
import { BeanElections } from './BeanElections.tsx'
import { recipeDifferences } from './differences.ts'
import { GeneralFields } from './GeneralFields.tsx'
import { fieldErrors, isSameDraft, linesError, rejectedPlaces } from './problems.ts'
import { offeredUnits } from './records.ts'
import { RecipeFigures } from './RecipeFigures.tsx'
import { gridRow, idOf, lineProblems } from './rows.ts'
import { useRecipeDraft } from './use-recipe-draft.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

interface RecipeEditorProps {
  /** Null for a new one. */
  recipe: Recipe | null
  record: ReturnType<typeof useOpenRecord>
  onReload: () => unknown
}

/** A recipe's fields, its lines as a grid, and the figures of a portion that follow every key. */
export function RecipeEditor({ recipe, record, onReload }: RecipeEditorProps) {
  const wording = useWording()
  const { t, formats } = wording
  const editor = useRecipeDraft(recipe)
  const { draft, pantry, searched } = editor
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setIsTried] = useState(false)
  const { isBusy, failure, save } = useSaveRecipe({ recipe, record, onReload })
  useUnsavedGuard(!isBusy && !isSameDraft(draft, editor.base))

  const id = recipe?.id ?? 0
  const name = draft.name.trim() || t('recipes.new')
  const context = useMemo(() => ({ t, pantry, searched, recipe: { id, name } }), [t, pantry, searched, id, name])
  const rejected = failure?.kind === 'rejected' ? rejectedPlaces(failure.fields, draft) : null
  const [rowsOfLines] = useState(() => new WeakMap<object, { context: object; row: ReturnType<typeof gridRow> }>())
  const rows = useKept(
    draft.lines.map((line) => {
      const known = rowsOfLines.get(line)
      const row = known?.context === context ? known.row : gridRow(line, context)
      rowsOfLines.set(line, { context, row })
      const sentence = rejected?.lines.get(line.id)
      return sentence ? { ...row, errors: { ...row.errors, item: sentence } } : row
    }),
    (row) => row.id,
  )
  const units = useMemo(() => offeredUnits.map((value) => ({ value, label: t(`words.units.${value}`) })), [t])

  const lineFault = linesError(
    draft,
    draft.lines.map((line) => lineProblems(line, context)),
    t,
  )
  const errors = { ...(isTried ? fieldErrors(draft, t) : {}), ...rejected?.fields }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (isBusy) return
    if (lineFault === null && Object.keys(fieldErrors(draft, t)).length === 0) void save(draft)
    // After this render the fields carry their errors.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <MenuWords>
        <Screen title={name} breadcrumbs={[{ label: t('recipes.back'), href: paths.recipes }, { label: name }]}>
          {failure?.kind === 'conflict' ? (
            <ConflictBanner
              message={failure.message}
              differences={recipeDifferences(draft, failure.current, wording)}
              onKeepMine={() => save(draft, versionOf(failure.current))}
              onTakeTheirs={onReload}
            />
          ) : (
            failure && <Banner tone="error">{[failure.message, ...(rejected?.rest ?? [])].join(' ')}</Banner>
          )}
          <Split aside={<RecipeFigures draft={draft} pantryRecords={editor.records} recipeId={id} />}>
            <Stack gap={5}>
              <GeneralFields draft={draft} errors={errors} isNew={recipe === null} setField={editor.setField} />
              <Section title={t('recipes.ingredients')} description={t('recipes.ingredientsHint')}>
                {isTried && lineFault !== null && <Banner tone="error">{lineFault}</Banner>}
                <LineGrid
                  label={draft.name.trim() ? t('recipes.linesOf', { name }) : t('recipes.linesOfNew')}
                  rows={rows}
                  units={units}
                  searchItems={editor.search}
                  formatCost={formats.moneyExact}
                  onChange={editor.changeLine}
                  onLeaveItem={editor.findItem}
                  onInsert={editor.insertLine}
                  onRemove={editor.removeLine}
                  onMove={editor.moveLine}
                  onPasteRows={editor.paste}
                  onOpenItem={openItem}
                />
                <BeanElections lines={draft.lines} pantry={pantry} onElect={editor.electCredit} />
              </Section>
              <Section title={t('recipes.directionsTitle')}>
                <TextArea
                  label={t('recipes.fields.directions')}
                  isLabelHidden
                  rows={6}
                  maxLength={10_000}
                  value={draft.directions}
                  onChange={editor.setField('directions')}
                  error={errors.directions}
                />
              </Section>
            </Stack>
          </Split>
          <ActionBar>
            <Button onClick={record.close}>{t('common.close')}</Button>
            <Button type="submit" variant="solid" isBusy={isBusy}>
              {t('common.save')}
            </Button>
          </ActionBar>
        </Screen>
      </MenuWords>
    </form>
  )
}

// In a tab of its own: the recipe on the screen may hold changes.
function openItem(itemId: string) {
  const isRecipe = itemId.startsWith('recipe-')
  const address = withQuery(isRecipe ? paths.recipes : paths.ingredients, { open: idOf(itemId as 'recipe-0') })
  window.open(address, '_blank', 'noopener')
}

const versionOf = (current: unknown) =>
  typeof current === 'object' && current !== null && 'version' in current ? Number(current.version) : undefined
