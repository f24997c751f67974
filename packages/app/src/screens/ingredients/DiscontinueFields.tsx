import type { IngredientValues } from '@commissary/domain/food'
import { Button, Inline, Quiet, Section } from '@commissary/ui'
import { Combobox, DateField, FormValues, useFormControl } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { type FoodOption, useFoodSearch } from '../../where-used/use-food-search.ts'

/** The day from which an ingredient is no longer offered, and what to use instead. */
export function DiscontinueFields({ id }: { id: number }) {
  const t = useMessages()
  const { today } = useSession()
  const { change } = useFormControl<IngredientValues>()
  return (
    <Section
      id="discontinued"
      title={t('ingredientRecord.discontinued.title')}
      description={t('ingredientRecord.discontinued.hint')}
    >
      <FormValues<IngredientValues>>
        {({ discontinuedOn }) =>
          discontinuedOn === '' ? (
            <Inline gap={3}>
              <Quiet>{t('ingredientRecord.discontinued.offered')}</Quiet>
              <Button size="small" onClick={() => change({ discontinuedOn: today })}>
                {t('ingredientRecord.discontinued.action')}
              </Button>
            </Inline>
          ) : (
            <Chosen id={id} onOffer={() => change({ discontinuedOn: '', replacement: null })} />
          )
        }
      </FormValues>
    </Section>
  )
}

function Chosen({ id, onOffer }: { id: number; onOffer: () => void }) {
  const t = useMessages()
  const { timeZone } = useSession()
  const search = useFoodSearch('ingredient', id)
  return (
    <>
      <DateField name="discontinuedOn" label={t('ingredientRecord.discontinued.from')} timeZone={timeZone} />
      <Combobox<FoodOption>
        name="replacement"
        label={t('ingredientRecord.discontinued.instead')}
        {...search}
        getKey={(food) => food.id}
        getLabel={(food) => food.name}
      />
      <div>
        <Button size="small" onClick={onOffer}>
          {t('ingredientRecord.discontinued.offerAgain')}
        </Button>
      </div>
    </>
  )
}
