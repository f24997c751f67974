import { createRecipe, type Recipe, updateRecipe } from '@commissary/api-client'
import { emptyDraft, emptyLine, type RecipeDraft, toRecipeDraft, toRecipeInput } from '@commissary/domain/recipe'
import { Screen, Section, Split, Stack } from '@commissary/ui'
import { Form, FormActions, FormValues, TextArea } from '@commissary/ui/form'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import { MenuFormats } from '../../../nutrition/MenuFormats.tsx'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useMessages } from '../../../messages/messages.ts'
import type { useOpenRecord } from '../../../routing/open-record.ts'
import { paths } from '../../../routing/paths.ts'
import { listBelow } from '../../../routing/record-address.ts'
import { DiscontinuedLines } from '../../../where-used/DiscontinuedLines.tsx'
import { UsedIn } from '../../../where-used/UsedIn.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { mergeableFields } from './merge-fields.ts'
import { recipeErrors } from './problem-texts.ts'
import { RecipeLines } from './RecipeLines.tsx'
import { RecipeNutrition } from './RecipeNutrition.tsx'
import { useRecipePantry } from './use-recipe-pantry.ts'

interface RecipeEditorProps {
  /** Null for a new one. */
  recipe: Recipe | null
  record: ReturnType<typeof useOpenRecord>
  /** Reads the recipe again after a save. */
  onReload: () => Promise<Recipe | undefined>
}

const toValues = (recipe: Recipe | null): RecipeDraft =>
  recipe ? toRecipeDraft(recipe) : emptyDraft([emptyLine('line-1')])

/** A recipe's fields, its lines as a grid, and the nutrition of a portion, updated as the user types. */
export function RecipeEditor({ recipe, record, onReload }: RecipeEditorProps) {
  const t = useMessages()
  const [params] = useSearchParams()
  const recipePantry = useRecipePantry(recipe)
  const { pantry, searched, records } = recipePantry
  const { form, notices, cancel, restart } = useRecordForm<RecipeDraft, Recipe>({
    name: `recipe ${recipe?.id ?? 'new'}`,
    record: recipe,
    toValues,
    fields: useMemo(() => mergeableFields(t), [t]),
    save: (draft, { ifMatch, idempotencyKey }) =>
      recipe
        ? updateRecipe(recipe.id, toRecipeInput(draft), { ifMatch })
        : createRecipe(toRecipeInput(draft), { idempotencyKey }),
    onSaved: handleSaved,
  })

  const id = recipe?.id ?? 0
  const title = recipe?.name ?? t('recipeRecord.new')

  async function handleSaved(_draft: RecipeDraft, saved: { id?: number }) {
    if (recipe) {
      const stored = await onReload()
      if (stored) restart(stored)
    } else if (saved.id === undefined) record.close()
    else record.replace(saved.id)
  }

  return (
    <MenuFormats>
      <Screen
        title={title}
        breadcrumbs={[{ label: t('recipeRecord.back'), href: listBelow(paths.recipes, params) }, { label: title }]}
      >
        <Form
          {...form}
          validate={(draft) => recipeErrors(draft, { pantry, searched, recipe: { id, name: draft.name } }, t)}
          isWide
        >
          {notices}
          <Split
            aside={
              <FormValues<RecipeDraft>>
                {(draft) => <RecipeNutrition draft={draft} records={records} recipeId={id} />}
              </FormValues>
            }
          >
            <Stack gap={5}>
              <GeneralFields isNew={recipe === null} />
              {recipe && <DiscontinuedLines recipe={recipe} />}
              <FormValues<RecipeDraft>>
                {({ name }) => <RecipeLines pantry={recipePantry} recipeId={id} recipeName={name} />}
              </FormValues>
              <Section title={t('recipeRecord.directionsTitle')}>
                <TextArea
                  name="directions"
                  label={t('recipeRecord.fields.directions')}
                  isLabelHidden
                  rows={6}
                  maxLength={10_000}
                />
              </Section>
              {recipe && <UsedIn kind="recipe" id={recipe.id} name={recipe.name} />}
            </Stack>
          </Split>
          <FormActions cancelText={t('common.close')} onCancel={cancel(record.close)} isSticky />
        </Form>
      </Screen>
    </MenuFormats>
  )
}
