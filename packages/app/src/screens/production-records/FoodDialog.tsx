import {
  addProductionLine,
  previewSubstitution,
  type ProductionLine,
  type ProductionRecord,
  type SubstitutionEffect,
} from '@commissary/api-client'
import { mealCategories, type MealCategory } from '@commissary/domain/menu'
import { type CheckUnit, unitDigits } from '@commissary/domain/rules'
import { maxText } from '@commissary/domain/production'
import { checkName, valueText } from '@commissary/messages/checks'
import {
  Button,
  Dialog,
  ErrorState,
  Quiet,
  Section,
  Select,
  Stack,
  TextArea,
  useToast,
  useUiText,
} from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useSendOnce } from '../../forms/use-send-once.ts'
import { useLinkSearch } from '../master-items/use-link-search.ts'

type Food = NonNullable<ReturnType<typeof useLinkSearch>['options']>[number]

interface FoodDialogProps {
  record: ProductionRecord
  /** The item that another one is served in place of; null adds an item. */
  replaced: ProductionLine | null
  /** What someone wrote down without a connection; null = nothing. */
  note: string | null
  onSaved: (record: ProductionRecord) => unknown
  onClose: () => void
}

const idOf = ({ kind, id }: Food) => (kind === 'recipe' ? { recipeId: id } : { ingredientId: id })

/** Adds an item that the menu does not have, or substitutes one. A substitution shows its effect on the week before it is saved. */
export function FoodDialog({ record, replaced, note, onSaved, onClose }: FoodDialogProps) {
  const { t } = useWording()
  const { cancel } = useUiText()
  const showToast = useToast()
  const fail = useFailureToast()
  const sendOnce = useSendOnce()
  const { options, optionsError, onRetry, onQueryChange, isSearching } = useLinkSearch()
  const [food, setFood] = useState<Food | null>(null)
  const [category, setCategory] = useState<MealCategory>('Side')
  const [reason, setReason] = useState(note ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const effect = useEffectOf(record.id, replaced)
  const canSave = food !== null && (replaced === null || reason.trim() !== '')

  function handleFood(next: Food | null) {
    setFood(next)
    void effect.check(next)
  }

  async function handleSave() {
    if (!food) return
    setIsBusy(true)
    try {
      const line = {
        ...idOf(food),
        ...(replaced ? { replaces: replaced.key } : { category }),
        reason: reason.trim() || null,
      }
      const saved = await sendOnce((call) => addProductionLine(record.id, line, call))
      await onSaved(saved.data.record)
      showToast({ tone: 'success', message: savedMessage(saved) })
      onClose()
    } catch (error) {
      fail(error)
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={replaced ? t('production.substitute.title', { name: replaced.name }) : t('production.add.title')}
      description={replaced ? undefined : t('production.add.hint')}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={!canSave} onClick={() => void handleSave()}>
            {replaced ? t('production.substitute.save') : t('production.add.save')}
          </Button>
        </>
      }
    >
      <Stack>
        <Combobox
          label={replaced ? t('production.substitute.food') : t('production.add.food')}
          required
          value={food}
          onChange={handleFood}
          options={options}
          optionsError={optionsError}
          onRetry={onRetry}
          onQueryChange={onQueryChange}
          isSearching={isSearching}
          placeholder={t('production.add.placeholder')}
          getLabel={({ name }) => name}
          getKey={({ kind, id }) => `${kind} ${id}`}
        />
        {replaced === null && (
          <Select
            label={t('production.add.category')}
            value={category}
            options={mealCategories.map((one) => ({ value: one, label: t(`words.categories.${one}`) }))}
            onChange={(value) => setCategory(choiceOf(mealCategories, value) ?? category)}
          />
        )}
        <TextArea
          label={t('production.add.reason')}
          required={replaced !== null}
          value={reason}
          onChange={setReason}
          maxLength={maxText}
          rows={2}
        />
        {replaced && food && <EffectView {...effect} onRetry={() => void effect.check(food)} />}
      </Stack>
    </Dialog>
  )
}

/** A substitution's effect on the week, loaded when a food is chosen. */
function useEffectOf(recordId: number, replaced: ProductionLine | null) {
  const unknown = { effect: null, error: null }
  const [state, setState] = useState<{ of: Food | null; effect: SubstitutionEffect | null; error: unknown }>({
    of: null,
    ...unknown,
  })

  async function check(food: Food | null) {
    setState({ of: food, ...unknown })
    if (!food || !replaced) return
    // An answer that comes after another food was chosen is not about that one.
    const answer = (answered: { effect: SubstitutionEffect | null; error: unknown }) =>
      setState((now) => (now.of === food ? { of: food, ...answered } : now))
    try {
      answer({ effect: await previewSubstitution(recordId, { replaces: replaced.key, ...idOf(food) }), error: null })
    } catch (error) {
      answer({ effect: null, error })
    }
  }
  return { effect: state.effect, error: state.error, check }
}

function EffectView({
  effect,
  error,
  onRetry,
}: {
  effect: SubstitutionEffect | null
  error: unknown
  onRetry: () => void
}) {
  const wording = useWording()
  const { t } = wording
  if (error) return <ErrorState error={error} onRetry={onRetry} />
  if (!effect) return <Quiet>{t('production.substitute.checking')}</Quiet>
  const shown = (unit: string, value: number | null) =>
    value === null ? t('common.unknown') : valueText(wording, unit as CheckUnit, value, unitDigits[unit as CheckUnit])
  return (
    <Section title={t('production.substitute.effect')}>
      <Stack gap={2}>
        {effect.columns.map(({ programId, grades, before, after, changes }) => (
          <div key={programId}>
            <strong>
              {t('production.substitute.column', {
                grades,
                before: t(`checks.verdicts.${before}`),
                after: t(`checks.verdicts.${after}`),
              })}
            </strong>
            {changes.length === 0 ? (
              <Quiet>{t('production.substitute.noEffect')}</Quiet>
            ) : (
              <ul>
                {changes.map(({ id, unit, before: was, after: is, valueBefore, valueAfter }) => (
                  <li key={id}>
                    {t('production.substitute.change', {
                      check: checkName(wording, { id }),
                      before: `${shown(unit, valueBefore)}, ${t(`checks.verdicts.${was}`)}`,
                      after: `${shown(unit, valueAfter)}, ${t(`checks.verdicts.${is}`)}`,
                    })}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </Stack>
    </Section>
  )
}
