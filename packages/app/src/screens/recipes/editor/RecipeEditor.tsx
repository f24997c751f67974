import { createRecipe, type Recipe, updateRecipe } from '@commissary/api-client'
import {
  emptyDraft,
  emptyLine,
  type RecipeDraft,
  toCurrentDraft,
  toRecipeDraft,
  toRecipeInput,
} from '@commissary/domain/recipe'
import { Screen, Split, Stack } from '@commissary/ui'
import { Form, FormActions, FormValues } from '@commissary/ui/form'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'

import { DocumentFields } from '../../../documents/DocumentFields.tsx'
import { useDocuments } from '../../../documents/use-documents.ts'
import { MenuFormats } from '../../../nutrition/MenuFormats.tsx'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useMessages } from '../../../messages/messages.ts'
import type { useOpenRecord } from '../../../routing/open-record.ts'
import { paths } from '../../../routing/paths.ts'
import { listBelow } from '../../../routing/record-address.ts'
import { useSession } from '../../../session/session.tsx'
import { RecipeStatus } from '../versions/RecipeStatus.tsx'
import { changesRecipe, versionInput, type VersionValues, versionValues } from '../versions/version-values.ts'
import { VersionChange } from '../versions/VersionChange.tsx'
import { CookingFields } from './CookingFields.tsx'
import { DiscontinuedLines } from '../../../where-used/DiscontinuedLines.tsx'
import { UsedIn } from '../../../where-used/UsedIn.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { KitchenFields } from './KitchenFields.tsx'
import { mergeableFields } from './merge-fields.ts'
import { PortionFields } from './PortionFields.tsx'
import { recipeErrors } from './problem-texts.ts'
import { RecipeLines } from './RecipeLines.tsx'
import { RecipeNutrition } from './RecipeNutrition.tsx'
import { StepFields } from './StepFields.tsx'
import { useRecipePantry, withOwnFoods } from './use-recipe-pantry.ts'

interface RecipeEditorProps {
  /** Null for a new one. */
  recipe: Recipe | null
  record: ReturnType<typeof useOpenRecord>
  /** Reloads the recipe after a save. */
  onReload: () => Promise<Recipe | undefined>
}

const toValues = (recipe: Recipe | null, today: string): RecipeDraft & VersionValues => ({
  ...(recipe ? toRecipeDraft(recipe) : emptyDraft([emptyLine('line-1')])),
  ...versionValues(recipe, today),
})

/** A recipe's fields, its lines as a grid, and the nutrition of a portion, updated as the user types. */
export function RecipeEditor({ recipe, record, onReload }: RecipeEditorProps) {
  const t = useMessages()
  const { today } = useSession()
  const [params] = useSearchParams()
  const recipePantry = useRecipePantry(recipe)
  const documents = useDocuments({ of: 'recipe', id: recipe?.id ?? null, onChanged: onReload })
  const { pantry, searched, records } = recipePantry
  const { form, notices, cancel, restart } = useRecordForm<RecipeDraft & VersionValues, Recipe>({
    name: `recipe ${recipe?.id ?? 'new'}`,
    record: recipe,
    toValues: (stored) => toValues(stored, today),
    fields: useMemo(() => mergeableFields(t), [t]),
    toCurrentDraft,
    save: async (draft, { ifMatch, idempotencyKey }) => {
      const input = toRecipeInput(await withOwnFoods(draft, recipePantry.ownFoods))
      return recipe
        ? updateRecipe(recipe.id, { ...input, ...versionInput(recipe, draft) }, { ifMatch })
        : createRecipe(input, { idempotencyKey })
    },
    onSaved: handleSaved,
  })

  const id = recipe?.id ?? 0
  const title = recipe?.name ?? t('recipeRecord.new')

  async function handleSaved(_draft: RecipeDraft, saved: { id?: number }) {
    if (recipe) {
      const stored = await onReload()
      if (stored) restart(stored)
      return
    }
    await documents.sendWaiting(saved.id)
    if (saved.id === undefined) record.close()
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
          {recipe && (
            <FormValues<RecipeDraft>>
              {(draft) => <RecipeStatus recipe={recipe} isEdited={changesRecipe(recipe, draft)} onChanged={restart} />}
            </FormValues>
          )}
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
              <CookingFields />
              <StepFields isOpen={(recipe?.steps.length ?? 0) > 0} />
              <PortionFields isOpen={hasPortions(recipe)} />
              <KitchenFields isOpen={hasDetails(recipe)} />
              <DocumentFields documents={documents} />
              {recipe && <VersionChange recipe={recipe} />}
              {recipe && <UsedIn kind="recipe" id={recipe.id} name={recipe.name} />}
            </Stack>
          </Split>
          <FormActions cancelText={t('common.close')} onCancel={cancel(record.close)} isSticky />
        </Form>
      </Screen>
    </MenuFormats>
  )
}

const hasPortions = (recipe: Recipe | null) =>
  recipe !== null && (recipe.pans.length > 0 || Object.values(recipe.gradePortions).some(Boolean))

const hasDetails = (recipe: Recipe | null) =>
  recipe !== null &&
  [recipe.haccpProcess, recipe.prepMinutes, recipe.cookMinutes, recipe.equipment, recipe.notes].some(
    (value) => value !== null,
  )
