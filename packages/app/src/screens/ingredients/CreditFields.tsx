import { choices, type CreditDocument, limits } from '@commissary/api-client'
import { mealComponents, componentUnits } from '@commissary/domain/crediting'
import { creditBases, type CreditValues, type IngredientValues, newCredit, productsOf } from '@commissary/domain/food'
import { Columns, Inline, Section } from '@commissary/ui'
import { Checkbox, FieldList, FormValues, NumberField, Select } from '@commissary/ui/form'

import { choiceOf } from '../../forms/choice.ts'
import { useMessages } from '../../messages/messages.ts'
import { CreditProof } from './CreditProof.tsx'

/** How a served amount credits toward the meal pattern, with its documentation: the document that proves it, if there is one. */
export function CreditFields({ proof }: { proof: CreditDocument | undefined }) {
  const t = useMessages()

  return (
    <Section
      id="crediting"
      title={t('ingredientRecord.sections.crediting')}
      description={t('ingredientRecord.sections.creditingHint')}
    >
      <Columns>
        <Select
          name="creditStatus"
          label={t('ingredientRecord.fields.creditStatus')}
          hint={t('ingredientRecord.fields.creditStatusHint')}
          options={choices.CreditStatus.map((value) => ({
            value,
            label: t(`ingredients.creditStatuses.${value}`),
          }))}
        />
        <Select
          name="milk.fat"
          label={t('ingredientRecord.fields.milkFat')}
          placeholder={t('ingredientRecord.fields.noMilk')}
          options={limits.MilkKind.fat.choices.map((value) => ({
            value,
            label: t(`ingredientRecord.milkFats.${value}`),
          }))}
        />
      </Columns>
      <FormValues<IngredientValues>>
        {({ milk }) =>
          milk.fat === '' ? null : <Checkbox name="milk.isFlavored" label={t('ingredientRecord.fields.isFlavored')} />
        }
      </FormValues>
      <FormValues<IngredientValues>>
        {({ creditStatus }) => (creditStatus === 'credits' ? <CreditRules proof={proof} /> : null)}
      </FormValues>
    </Section>
  )
}

function CreditRules({ proof }: { proof: CreditDocument | undefined }) {
  const t = useMessages()
  const evidence = choiceOf(choices.CreditEvidence, proof?.kind ?? '')

  return (
    <>
      {evidence ? (
        <p>{t('ingredientRecord.provenEvidence', { evidence: t(`ingredientRecord.evidence.${evidence}`) })}</p>
      ) : (
        <Columns>
          <Select
            name="creditEvidence"
            label={t('ingredientRecord.fields.creditEvidence')}
            placeholder={t('ingredientRecord.fields.noEvidence')}
            options={choices.CreditEvidence.map((value) => ({ value, label: t(`ingredientRecord.evidence.${value}`) }))}
          />
        </Columns>
      )}
      <CreditProof proof={proof} />
      <FieldList
        name="crediting"
        label={t('ingredientRecord.sections.crediting')}
        newItem={newCredit}
        most={limits.IngredientInput.crediting.maxItems}
        addText={t('ingredientRecord.addCredit')}
        removeText={(index) => t('ingredientRecord.removeCredit', { number: index + 1 })}
      >
        {(path, credit: CreditValues) => <CreditEntry path={path} credit={credit} />}
      </FieldList>
    </>
  )
}

function CreditEntry({ path, credit }: { path: string; credit: CreditValues }) {
  const t = useMessages()
  const component = choiceOf(mealComponents, credit.component)
  const isPurchased = credit.basis === 'purchased'

  return (
    <>
      <Columns minWidth="12rem">
        <Select
          name={`${path}.component`}
          label={t('ingredientRecord.fields.component')}
          required
          placeholder=""
          options={mealComponents.map((value) => ({ value, label: t(`words.components.${value}`) }))}
        />
        {component === 'VEGETABLE' && (
          <Select
            name={`${path}.subgroup`}
            label={t('ingredientRecord.fields.subgroup')}
            placeholder={t('common.none')}
            options={choices.VegetableSubgroup.map((value) => ({ value, label: t(`words.subgroups.${value}`) }))}
          />
        )}
        {(component === 'GRAIN' || component === 'MEAT_ALTERNATE') && (
          <Select
            name={`${path}.product`}
            label={t('ingredientRecord.fields.product')}
            hint={t('ingredientRecord.fields.productHint')}
            placeholder={t('ingredientRecord.fields.productNotStated')}
            options={productsOf(component).map((value) => ({ value, label: t(`ingredientRecord.products.${value}`) }))}
          />
        )}
        <NumberField
          name={`${path}.credit`}
          label={t(`ingredientRecord.fields.${isPurchased ? 'creditPerPortion' : 'credit'}`)}
          unit={component && t(`words.creditUnits.${componentUnits[component]}`)}
          required
        />
        <Select
          name={`${path}.basis`}
          label={t('ingredientRecord.fields.basis')}
          options={creditBases.map((value) => ({ value, label: t(`ingredientRecord.bases.${value}`) }))}
        />
        {isPurchased && (
          <NumberField
            name={`${path}.portionsPerPurchaseUnit`}
            label={t('ingredientRecord.fields.portionsPerPurchaseUnit')}
            hint={t('ingredientRecord.fields.portionsHint')}
            required
          />
        )}
        <NumberField
          name={`${path}.per.amount`}
          label={t(`ingredientRecord.fields.${isPurchased ? 'purchaseUnit' : 'perAmount'}`)}
          required
        />
        <Select
          name={`${path}.per.unit`}
          label={t('ingredientRecord.fields.perUnit')}
          options={choices.Unit.map((value) => ({ value, label: t(`words.units.${value}`) }))}
        />
        {!isPurchased && (
          <NumberField
            name={`${path}.cookedYieldPct`}
            label={t('ingredientRecord.fields.cookedYieldPct')}
            unit="%"
            hint={t('ingredientRecord.fields.cookedYieldHint')}
          />
        )}
        {!isPurchased && credit.cookedYieldPct.trim() !== '' && (
          <Select
            name={`${path}.yieldFrom`}
            label={t('ingredientRecord.fields.yieldFrom')}
            options={(['AP', 'EP'] as const).map((value) => ({
              value,
              label: t(`ingredientRecord.yieldsFrom.${value}`),
            }))}
          />
        )}
      </Columns>
      <Inline gap={4}>
        {component === 'GRAIN' && (
          <>
            <Checkbox name={`${path}.isWholeGrainRich`} label={t('ingredientRecord.fields.isWholeGrainRich')} />
            <Checkbox name={`${path}.isGrainDessert`} label={t('ingredientRecord.fields.isGrainDessert')} />
          </>
        )}
        {(component === 'FRUIT' || component === 'VEGETABLE') && (
          <Checkbox name={`${path}.isJuice`} label={t('ingredientRecord.fields.isJuice')} />
        )}
      </Inline>
    </>
  )
}
