import {
  createIngredient,
  type Ingredient,
  type IngredientInput,
  newKey,
  updateIngredient,
} from '@commissary/api-client'
import { Quiet, SectionNav, Split, Stack, useToast } from '@commissary/ui'
import { Form, FormActions, formError, FormValues } from '@commissary/ui/form'
import { useMemo, useState } from 'react'

import { ConflictBanner } from '../../forms/ConflictBanner.tsx'
import { type SaveFailure, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { AllergenFields } from './AllergenFields.tsx'
import { CreditFields } from './CreditFields.tsx'
import { ingredientDifferences } from './differences.ts'
import { GeneralFields } from './GeneralFields.tsx'
import { toInput } from './input.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { NutrientFields } from './NutrientFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ServingFigures } from './ServingFigures.tsx'
import { validateIngredient } from './validate.ts'
import { type IngredientValues, toValues } from './values.ts'

interface IngredientFormProps {
  /** Null for a new one. */
  ingredient: Ingredient | null
  /** What a new one begins with: a reference food. */
  prefill?: IngredientInput | undefined
  prefillNote?: string | undefined
  onSaved: () => void
  onReload: () => unknown
  onClose: () => void
}

const parts = ['general', 'measures', 'nutrition', 'allergens', 'crediting', 'price', 'menu'] as const

/** Every fact of an ingredient in one form: what is blank stays unknown. */
export function IngredientForm({ ingredient, prefill, prefillNote, onSaved, onReload, onClose }: IngredientFormProps) {
  const t = useMessages()
  const showToast = useToast()
  const [initialValues] = useState(() => toValues(ingredient ?? prefill ?? {}))
  const [idempotencyKey, setIdempotencyKey] = useState(newKey)
  const [conflict, setConflict] = useState<{
    failure: Extract<SaveFailure, { kind: 'conflict' }>
    values: IngredientValues
  } | null>(null)

  const sections = useMemo(() => parts.map((id) => ({ id, label: t(`ingredients.sections.${id}`) })), [t])

  async function save(values: IngredientValues, ifMatch = ingredient?.version) {
    const stored =
      ingredient ?? (prefill ? { referenceFoodId: prefill.referenceFoodId ?? null, nutrientNotes: {} } : null)
    const input = toInput(values, stored, t('ingredients.nothingSweetReason'))
    const saved = ingredient
      ? await updateIngredient(ingredient.id, input, { ifMatch })
      : await createIngredient(input, { idempotencyKey })
    showToast({ tone: 'success', message: savedMessage(saved) })
    onSaved()
  }

  async function handleSubmit(values: IngredientValues, ifMatch?: number) {
    try {
      await save(values, ifMatch)
    } catch (error) {
      const failure = saveFailure(error, t)
      // A refused request has had no effect: what is corrected is a new one.
      if (failure.kind === 'rejected') setIdempotencyKey(newKey())
      if (failure.kind === 'conflict') setConflict({ failure, values })
      return formError({ message: failure.message, fields: failure.kind === 'rejected' ? failure.fields : {} })
    }
  }

  return (
    <Stack gap={5}>
      {conflict && (
        <ConflictBanner
          message={conflict.failure.message}
          differences={ingredientDifferences(conflict.values, conflict.failure.current, t)}
          onKeepMine={async () => {
            const { values, failure } = conflict
            setConflict(null)
            await handleSubmit(values, versionOf(failure.current))
          }}
          onTakeTheirs={onReload}
        />
      )}
      <Form
        initialValues={initialValues}
        validate={(values) => validateIngredient(values, t)}
        onSubmit={(values) => handleSubmit(values)}
        isWide
      >
        <Split
          start={<SectionNav label={t('ingredients.parts')} sections={sections} />}
          aside={
            <FormValues<IngredientValues>>
              {(values) => <ServingFigures values={values} ingredientId={ingredient?.id ?? 0} />}
            </FormValues>
          }
        >
          {prefillNote && <Quiet>{prefillNote}</Quiet>}
          <GeneralFields isNew={ingredient === null} />
          <MeasureFields />
          <NutrientFields />
          <AllergenFields />
          <CreditFields />
          <PriceFields />
        </Split>
        <FormActions onCancel={onClose} isSticky />
      </Form>
    </Stack>
  )
}

const versionOf = (current: unknown) =>
  typeof current === 'object' && current !== null && 'version' in current ? Number(current.version) : undefined
