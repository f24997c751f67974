import { createIngredient, type Ingredient, updateIngredient } from '@commissary/api-client'
import {
  answersFor,
  type IngredientRecord,
  type IngredientValues,
  newPrice,
  toCurrentDraft,
  toIngredientInput,
  toIngredientValues,
} from '@commissary/domain/food'
import { Quiet, SectionNav, Split } from '@commissary/ui'
import { Form, FormActions, FormValues } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { useChangeNotice } from '../../where-used/use-change-notice.tsx'
import { UsedIn } from '../../where-used/UsedIn.tsx'
import { AllergenFields } from './AllergenFields.tsx'
import { CreditFields } from './CreditFields.tsx'
import { DocumentFields } from '../../documents/DocumentFields.tsx'
import { DiscontinuedBanner } from './DiscontinuedBanner.tsx'
import { DiscontinueFields } from './DiscontinueFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { IngredientHistory } from './IngredientHistory.tsx'
import { ingredientErrors } from './ingredient-errors.ts'
import { MeasureFields } from './MeasureFields.tsx'
import { changesLabel, LabelChange } from './LabelChange.tsx'
import { MenuItemFields } from './MenuItemFields.tsx'
import { mergeableFields } from './merge-fields.ts'
import { NutrientFields } from './NutrientFields.tsx'
import { PackFields } from './PackFields.tsx'
import { PriceFields } from './PriceFields.tsx'
import { ServingNutrition } from './ServingNutrition.tsx'
import { useDocuments } from '../../documents/use-documents.ts'

interface IngredientFormProps {
  /** Null for a new one. */
  ingredient: Ingredient | null
  /** Initial values of a new one, from a reference food. */
  prefill?: Partial<IngredientRecord> | undefined
  prefillNote?: string | undefined
  onSaved: () => void
  onClose: () => void
}

/** What every ingredient needs comes first; the rest is folded. */
const sectionIds = [
  'general',
  'packs',
  'nutrition',
  'allergens',
  'crediting',
  'price',
  'documents',
  'measures',
  'menu',
  'discontinued',
] as const

/** A new one cannot be discontinued. */
const shownSections = (isNew: boolean) => sectionIds.filter((id) => !(isNew && id === 'discontinued'))

/** The pack that a new ingredient starts with. */
const emptyPack = { text: null, case: null, inner: null, each: null }

/** All facts of an ingredient in one form. Blank fields stay unknown. */
export function IngredientForm({ ingredient, prefill, prefillNote, onSaved, onClose }: IngredientFormProps) {
  const t = useMessages()
  const { today } = useSession()
  const sections = useMemo(
    () => shownSections(ingredient === null).map((id) => ({ id, label: t(`ingredientRecord.sections.${id}`) })),
    [t, ingredient],
  )
  const showAffected = useChangeNotice()
  const documents = useDocuments({ of: 'ingredient', id: ingredient?.id ?? null })
  const record = useRecordForm<IngredientValues, Ingredient>({
    name: ingredient ? `ingredient ${ingredient.id}` : `ingredient new ${prefill?.referenceFoodId ?? ''}`.trim(),
    record: ingredient,
    toValues: (stored) => ({
      ...toIngredientValues(stored ?? { ...prefill, packs: [emptyPack] }, { isStored: stored !== null }),
      ...(stored === null && { prices: [newPrice(today)] }),
      labelFrom: today,
    }),
    toCurrentDraft,
    fields: useMemo(() => mergeableFields(t), [t]),
    save: async (values, { ifMatch, idempotencyKey }) => {
      const food = toIngredientInput(values, ingredient ?? prefill ?? null, t('ingredientRecord.noAddedSugarsReason'))
      // The form was checked: a required nutrient that is still blank is unknown by choice.
      const labelFrom = ingredient && !values.isCorrection && changesLabel(ingredient, values) ? values.labelFrom : null
      const allergenReason = values.allergenReason.trim() || null
      // The document that proves the crediting says what documents it.
      const proven = documents.proof && { creditEvidence: null }
      const input = { ...food, ...proven, nutrients: answersFor(food.nutrients), labelFrom, allergenReason }
      if (ingredient) return updateIngredient(ingredient.id, input, { ifMatch })
      const saved = await createIngredient(input, { idempotencyKey })
      // Part of the save: until the files are attached, leaving the page asks first.
      await documents.sendWaiting(saved.data.id)
      return saved
    },
    onSaved: () => {
      if (ingredient) void showAffected(ingredient)
      onSaved()
    },
  })

  return (
    <Form {...record.form} validate={(values) => ingredientErrors(values, t, ingredient?.allergens)} isWide>
      {record.notices}
      <Split
        start={<SectionNav label={t('ingredientRecord.formSections')} sections={sections} />}
        aside={
          <FormValues<IngredientValues>>
            {(values) => <ServingNutrition values={values} ingredientId={ingredient?.id ?? 0} />}
          </FormValues>
        }
      >
        {ingredient && <DiscontinuedBanner ingredient={ingredient} />}
        {prefillNote && <Quiet>{prefillNote}</Quiet>}
        <GeneralFields isNew={ingredient === null} />
        <PackFields />
        <NutrientFields isNew={ingredient === null} />
        <AllergenFields stored={ingredient?.allergens ?? {}} />
        <CreditFields proof={documents.proof} />
        <PriceFields ingredient={ingredient} />
        <DocumentFields documents={documents} />
        <MeasureFields />
        <MenuItemFields />
        {ingredient && <DiscontinueFields id={ingredient.id} />}
        {ingredient && <LabelChange ingredient={ingredient} />}
        {ingredient && <UsedIn kind="ingredient" id={ingredient.id} name={ingredient.name} />}
        {ingredient && <IngredientHistory ingredient={ingredient} />}
      </Split>
      <FormActions onCancel={record.cancel(onClose)} isSticky />
    </Form>
  )
}
