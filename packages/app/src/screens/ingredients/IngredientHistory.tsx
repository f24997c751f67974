import { choices, type Ingredient } from '@commissary/api-client'
import { allergens, nutrientCodes, nutrientFacts } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import { useMemo } from 'react'

import { documentWord } from '../../history/document-word.ts'
import { choiceOf } from '../../forms/choice.ts'
import type { FieldWords } from '../../history/change-entry.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'

/** Who changed which value of an ingredient, and when. */
export function IngredientHistory({ ingredient: { id, version } }: { ingredient: Ingredient }) {
  const t = useMessages()
  const words = useMemo(() => historyWords(t), [t])
  return <RecordHistory recordType="ingredient" recordId={id} version={version} words={words} />
}

/** Labels of the fields, as the server names them in the history. */
export function historyWords(t: Translate): FieldWords {
  const level = (text: string) =>
    t(`ingredientRecord.allergenLevels.${choiceOf(choices.AllergenLevel, text) ?? 'unknown'}`)
  const plain = ['name', 'code', 'category', 'brand', 'densityGml', 'eachWeightG', 'ediblePct', 'mealCategory'] as const
  return {
    ...Object.fromEntries(plain.map((field) => [field, { label: t(`ingredientRecord.fields.${field}`) }])),
    source: { label: t('ingredientRecord.fields.sourceKind') },
    packs: { label: t('ingredientRecord.sections.packs') },
    gtin: { label: t('ingredientRecord.fields.caseGtin') },
    measures: { label: t('ingredientRecord.sections.measures') },
    discontinuedOn: { label: t('ingredientRecord.discontinued.from') },
    replacedBy: { label: t('whereUsed.replace.by') },
    allergenReason: { label: t('ingredientRecord.allergenReasonKept') },
    dietTags: { label: t('ingredientRecord.dietTags'), valueText: String },
    crediting: { label: t('ingredientRecord.sections.crediting') },
    creditEvidence: {
      label: t('ingredientRecord.fields.creditEvidence'),
      valueText: (text) => {
        const evidence = choiceOf(choices.CreditEvidence, text)
        return evidence ? t(`ingredientRecord.evidence.${evidence}`) : text
      },
    },
    document: documentWord(t),
    milk: { label: t('ingredientRecord.fields.milkFat') },
    prices: { label: t('ingredientRecord.sections.price') },
    serving: { label: t('ingredientRecord.fields.servingAmount') },
    ...Object.fromEntries(
      nutrientCodes.map((code) => {
        const unit = t(`nutrients.units.${nutrientFacts[code].unit}`)
        return [`nutrients.${code}`, { label: t(`nutrients.names.${code}`), valueText: (text) => `${text} ${unit}` }]
      }),
    ),
    ...Object.fromEntries(
      nutrientCodes.map((code) => [
        `nutrientNotes.${code}`,
        { label: t('ingredientRecord.reasonOf', { nutrient: t(`nutrients.names.${code}`) }) },
      ]),
    ),
    ...Object.fromEntries(
      allergens.map((allergen) => [
        `allergens.${allergen}`,
        { label: t(`words.allergens.${allergen}`), valueText: level },
      ]),
    ),
  }
}
