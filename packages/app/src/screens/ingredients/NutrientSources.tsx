import { useReadReferenceFood } from '@commissary/api-client'
import { estimatedFrom, foodReason, type IngredientValues, nutrientCodes, unlinkChanges } from '@commissary/domain/food'
import { Button, Inline, Quiet, Stack } from '@commissary/ui'
import { FormValues, useFormControl } from '@commissary/ui/form'
import { lazy, Suspense, useState } from 'react'

import { useMessages } from '../../messages/messages.ts'
import type { TypedLabel } from './LabelDialog.tsx'

const LabelDialog = lazy(async () => ({ default: (await import('./LabelDialog.tsx')).LabelDialog }))
const LinkDialog = lazy(async () => ({ default: (await import('./LinkDialog.tsx')).LinkDialog }))

/** Where the nutrients come from besides typing: a Nutrition Facts label, and a reference food for what the label leaves blank. */
export function NutrientSources() {
  const t = useMessages()
  const [open, setOpen] = useState<'label' | 'link' | null>(null)
  const { values, change } = useFormControl<IngredientValues>()
  const close = () => setOpen(null)
  // Escape keeps a half-typed label.
  const [typedLabel, setTypedLabel] = useState<TypedLabel | null>(null)

  return (
    <Stack gap={2}>
      <FormValues<IngredientValues>>
        {({ label }) => (
          <Inline>
            <Button onClick={() => setOpen('label')}>{t(`ingredientRecord.label.${label ? 'edit' : 'enter'}`)}</Button>
            <Button onClick={() => setOpen('link')}>{t('ingredientRecord.link.open')}</Button>
          </Inline>
        )}
      </FormValues>
      <FormValues<IngredientValues>>
        {({ label }) =>
          label && (
            <Inline>
              <Quiet>
                {label.servingText
                  ? t('ingredientRecord.label.from', { size: label.servingText })
                  : t('ingredientRecord.label.fromGrams', { grams: label.servingG })}
              </Quiet>
              <Button variant="quiet" size="small" onClick={() => change({ label: null })}>
                {t('ingredientRecord.label.remove')}
              </Button>
            </Inline>
          )
        }
      </FormValues>
      <FormValues<IngredientValues>>
        {(current) => current.referenceFoodId !== null && <Linked id={current.referenceFoodId} values={current} />}
      </FormValues>
      <Suspense>
        {open === 'label' && (
          <LabelDialog
            values={values()}
            kept={typedLabel}
            onApply={change}
            onClose={(typed) => {
              setTypedLabel(typed)
              close()
            }}
          />
        )}
        {open === 'link' && <LinkDialog values={values()} onApply={change} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

/** The linked food, how many values it gave, and one press to remove both. */
function Linked({ id, values }: { id: number; values: IngredientValues }) {
  const t = useMessages()
  const { change } = useFormControl<IngredientValues>()
  const { data } = useReadReferenceFood(id, { revalidateOnFocus: false })
  const count = nutrientCodes.filter((code) => estimatedFrom(values, code) !== null).length
  const food = data ? foodReason(data) : t('ingredientRecord.link.linkedFood')

  return (
    <Inline>
      <Quiet>
        {t('ingredientRecord.link.linked', { food })} {t('ingredientRecord.link.count', { count })}
      </Quiet>
      <Button variant="quiet" size="small" onClick={() => change(unlinkChanges(values))}>
        {t('ingredientRecord.link.remove')}
      </Button>
    </Inline>
  )
}
