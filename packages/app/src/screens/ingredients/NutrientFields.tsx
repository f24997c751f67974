import {
  complianceNutrients,
  estimatedFrom,
  impossibleValues,
  isComplianceNutrient,
  isUnanswered,
  type IngredientValues,
  type NutrientCode,
  nutrientCodes,
  nutrientFacts,
  requiredNutrients,
  statedFor,
  toNutrients,
} from '@commissary/domain/food'
import { Banner, Button, Columns, Fold, Inline, Section } from '@commissary/ui'
import { Checkbox, FormValues, NumberField, useFormControl } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { NutrientSources } from './NutrientSources.tsx'
import { SourceFields } from './SourceFields.tsx'

/** Optional, but menus cannot pass without them. */
const neededNutrients = complianceNutrients.filter((code) => !nutrientFacts[code].isRequired)
const firstNutrients: ReadonlySet<NutrientCode> = new Set([...requiredNutrients, ...neededNutrients])

/**
 * Nutrients per 100 g. Each required one is a value or unknown by choice; any other blank one is saved as unknown. A banner
 * above the fields shows the consequence; on a new ingredient it appears with the first answer.
 */
export function NutrientFields({ isNew }: { isNew: boolean }) {
  const { t } = useWording()
  const rest = nutrientCodes.filter((code) => !firstNutrients.has(code))

  return (
    <Section
      id="nutrition"
      title={t('ingredientRecord.sections.nutrition')}
      description={t('ingredientRecord.sections.nutritionHint')}
    >
      <NutrientSources />
      <FormValues<IngredientValues>>
        {(values) => (
          <>
            {(!isNew || answeredOf(values) > 0) && <MissingNutrients values={values} />}
            <ImpossibleNutrients values={values} />
          </>
        )}
      </FormValues>
      <MarkUnknown />
      <FirstNutrients isNew={isNew} />
      <FormValues<IngredientValues>>
        {({ nutrients }) => (
          <Fold
            isPlain
            title={t('ingredientRecord.otherNutrients')}
            summary={t('ingredientRecord.nutrientsAnswered', {
              count: rest.filter((code) => nutrients[code].trim() !== '').length,
              all: rest.length,
            })}
          >
            <Columns minWidth="8rem">
              {rest.map((code) => (
                <NutrientField key={code} code={code} />
              ))}
            </Columns>
          </Fold>
        )}
      </FormValues>
      <SourceFields />
    </Section>
  )
}

/** The required nutrients. On a new ingredient a label or a reference food comes first; a saved one opens unanswered ones. */
function FirstNutrients({ isNew }: { isNew: boolean }) {
  const { t } = useWording()
  return (
    <FormValues<IngredientValues>>
      {(values) => {
        const answered = answeredOf(values)
        return (
          <Fold
            isPlain
            isOpen={answered > 0 && (isNew || answered < firstNutrients.size)}
            title={t('ingredientRecord.requiredNutrients')}
            summary={t('ingredientRecord.nutrientsAnswered', { count: answered, all: firstNutrients.size })}
          >
            <Columns minWidth="8rem">
              {requiredNutrients.map((code) => (
                <NutrientField key={code} code={code} required isUnknown={isMarkedUnknown(values, code)} />
              ))}
              {neededNutrients.map((code) => (
                <NutrientField key={code} code={code} />
              ))}
            </Columns>
            <Checkbox name="hasNoAddedSugars" label={t('ingredientRecord.noAddedSugars')} />
          </Fold>
        )
      }}
    </FormValues>
  )
}

interface NutrientFieldProps {
  code: NutrientCode
  required?: boolean
  /** Blank by choice. */
  isUnknown?: boolean
}

function NutrientField({ code, required = false, isUnknown = false }: NutrientFieldProps) {
  const { t } = useWording()
  const { unit, isRequired } = nutrientFacts[code]
  const hint = isComplianceNutrient(code) && !isRequired ? t('ingredientRecord.needed') : undefined
  return (
    <FormValues<IngredientValues>>
      {(values) => {
        const estimate = estimatedFrom(values, code)
        const reason = statedFor(values, code)
        return (
          <NumberField
            name={`nutrients.${code}`}
            label={t(`nutrients.names.${code}`)}
            unit={t(`nutrients.units.${unit}`)}
            hint={
              estimate !== null
                ? t('ingredientRecord.estimated', { reason: estimate })
                : reason === null
                  ? hint
                  : t('ingredientRecord.stated', { reason })
            }
            required={required && !isUnknown}
            placeholder={isUnknown ? t('common.unknown') : undefined}
          />
        )
      }}
    </FormValues>
  )
}

const isMarkedUnknown = ({ nutrients, unknownNutrients }: IngredientValues, code: NutrientCode) =>
  nutrients[code].trim() === '' && unknownNutrients[code] === true

/** Has a value, is marked unknown, or is added sugars marked as none. */
const isAnswered = (values: IngredientValues, code: NutrientCode) =>
  values.nutrients[code].trim() !== '' ||
  isMarkedUnknown(values, code) ||
  (code === 'addedSugars' && values.hasNoAddedSugars)

const answeredOf = (values: IngredientValues) => [...firstNutrients].filter((code) => isAnswered(values, code)).length

/** Marks all unanswered required nutrients with one press. */
function MarkUnknown() {
  const { t } = useWording()
  const { change } = useFormControl<IngredientValues>()
  return (
    <FormValues<IngredientValues>>
      {(values) => {
        const left = requiredNutrients.filter((code) => isUnanswered(values, code))
        return (
          left.length > 0 && (
            <Inline>
              <Button
                size="small"
                onClick={({ currentTarget }) => {
                  // The button disappears, so the focus moves to the nutrients that it marked.
                  currentTarget.closest('section')?.querySelector('summary')?.focus()
                  change(Object.fromEntries(left.map((code) => [`unknownNutrients.${code}`, true])))
                }}
              >
                {t('ingredientRecord.markUnknown', { count: left.length })}
              </Button>
            </Inline>
          )
        )
      }}
    </FormValues>
  )
}

/** Values that no food can have: a warning, because a label may say so. */
function ImpossibleNutrients({ values }: { values: IngredientValues }) {
  const { t } = useWording()
  const impossible = impossibleValues(toNutrients(values))
  if (impossible.length === 0) return null
  return (
    <Banner tone="warning">
      {impossible.map((value) => t(`ingredientRecord.impossible.${value.code}`, { ...value })).join(' ')}
    </Banner>
  )
}

function MissingNutrients({ values }: { values: IngredientValues }) {
  const { t, formats } = useWording()
  const isBlank = (code: NutrientCode) =>
    values.nutrients[code].trim() === '' && !(code === 'addedSugars' && values.hasNoAddedSugars)
  const needed = complianceNutrients.filter(isBlank)
  const required = requiredNutrients.filter(isBlank)
  if (needed.length === 0 && required.length === 0) return null

  return (
    <Banner tone="warning">
      {needed.length > 0
        ? t('ingredientRecord.complianceBanner', {
            nutrients: formats.list(needed.map((code) => t(`nutrients.names.${code}`))),
          })
        : t('ingredientRecord.missingBanner', { count: required.length })}
    </Banner>
  )
}
