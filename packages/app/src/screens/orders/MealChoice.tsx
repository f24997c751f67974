import {
  limits,
  type OrderChoice,
  type OrderChoices,
  useReadOrderChoices,
  useReadOrderSettings,
} from '@commissary/api-client'
import { Badge, Banner, Columns, ErrorState, Link, Quiet, Skeleton, Stack } from '@commissary/ui'
import { Checkbox, Combobox, FieldList, NumberField } from '@commissary/ui/form'
import { useMemo } from 'react'

import { momentText } from '../../text/moment-text.ts'
import { useMessages } from '../../messages/messages.ts'
import { allergyNames } from '../../orders/allergy-names.ts'
import { dayText } from '../../routing/day-text.ts'
import { moneyText } from '../../orders/money.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { dayTotal, newLine, offered, type OrderLineValues, type OrderValues } from './order-values.ts'

/** What the student can order on the day: the cutoff first, then the meal or items with prices and allergy conflicts. */
export function MealChoice({ values }: { values: OrderValues }) {
  const { studentId: student, date, menuType } = values
  const isReady = student !== null && dayText(date) !== undefined
  const choices = useReadOrderChoices(
    { studentId: student?.id ?? 0, date, menuType: menuType as 'MEAL' },
    { enabled: isReady, keepPreviousData: true },
  )
  if (!isReady) return null
  if (!choices.data) {
    return choices.error ? (
      <ErrorState error={choices.error} onRetry={() => choices.mutate()} />
    ) : (
      <Skeleton lines={3} />
    )
  }
  return <Choices values={values} choices={choices.data} />
}

function Choices({ values, choices }: { values: OrderValues; choices: OrderChoices }) {
  const t = useMessages()
  const { formats } = useSession()
  const settings = useReadOrderSettings()
  const { regularPrice } = choices
  const total = settings.data ? dayTotal(values, regularPrice, settings.data.taxPct) : null
  // The fields of all lines search the same list.
  const items = useMemo(() => offered(choices.items, values.mode), [choices.items, values.mode])
  const priced = useMemo(() => items.filter(({ price }) => price !== null), [items])
  const entrees = useMemo(() => items.filter(({ category }) => category === 'Entree'), [items])
  return (
    <Stack gap={4}>
      {values.mode === 'day' && <DayNotes values={values} choices={choices} />}
      {values.kind === 'Itemized' ? (
        <ItemLines items={priced} mode={values.mode} />
      ) : regularPrice === null ? (
        <Banner tone="warning">
          {t('orderRecord.form.noPrice')} <Link href={paths.orderSettings}>{t('orderRecord.form.addPrice')}</Link>
        </Banner>
      ) : (
        <>
          <Combobox<OrderChoice>
            name="entree"
            label={t('orderRecord.form.entree')}
            hint={t('orderRecord.form.regularPrice', {
              price: moneyText(formats, regularPrice),
              priceType: choices.priceType,
            })}
            placeholder={t('orderRecord.form.anyEntree')}
            options={entrees}
            getKey={({ itemId }) => itemId}
            getLabel={({ name }) => name}
            renderOption={(item) => <Choice item={item} label={item.name} mode={values.mode} />}
          />
          {values.entree && <Conflicts item={values.entree} />}
        </>
      )}
      {total !== null && <strong>{t('orderRecord.form.total', { total: moneyText(formats, total) })}</strong>}
    </Stack>
  )
}

/** Whether the day can be ordered, and until when the order can change. */
function DayNotes({ values, choices }: { values: OrderValues; choices: OrderChoices }) {
  const t = useMessages()
  const { locale, timeZone } = useSession()
  const when = momentText(choices.locksAt, { locale, timeZone })
  if (choices.closedBy !== null) {
    return <Banner tone="error">{t('orderRecord.form.holiday', { holiday: choices.closedBy })}</Banner>
  }
  if (!choices.isServiceDay) return <Banner tone="error">{t('orderRecord.form.noService')}</Banner>
  if (!choices.isLocked) return <Banner>{t('orderRecord.form.cutOff.open', { when })}</Banner>
  return (
    <Stack gap={2}>
      <Banner tone={values.isLate ? 'neutral' : 'warning'}>{t('orderRecord.form.cutOff.passed', { when })}</Banner>
      <Checkbox name="isLate" label={t('orderRecord.form.late')} hint={t('orderRecord.form.lateHint')} />
    </Stack>
  )
}

function ItemLines({ items, mode }: { items: readonly OrderChoice[]; mode: string }) {
  const t = useMessages()
  const { formats } = useSession()
  if (items.length === 0) return <Banner tone="warning">{t('orderRecord.form.noItems')}</Banner>
  const labelOf = ({ name, price }: OrderChoice) =>
    t('orderRecord.form.itemWithPrice', { item: name, price: moneyText(formats, price ?? '0') })
  return (
    <FieldList<OrderLineValues>
      name="lines"
      label={t('orderRecord.form.lines')}
      newItem={newLine}
      most={limits.OrderInput.lines.maxItems}
      addText={t('orderRecord.form.addItem')}
      removeText={(index) => t('orderRecord.form.removeItem', { number: index + 1 })}
    >
      {(path, line) => (
        <>
          <Columns minWidth="12rem">
            <Combobox<OrderChoice>
              name={`${path}.itemId`}
              label={t('orderRecord.form.item')}
              required
              options={items}
              getKey={({ itemId }) => itemId}
              getLabel={labelOf}
              renderOption={(item) => <Choice item={item} label={labelOf(item)} mode={mode} />}
            />
            <NumberField name={`${path}.quantity`} label={t('orderRecord.form.quantity')} required />
          </Columns>
          {line.itemId && <Conflicts item={line.itemId} />}
        </>
      )}
    </FieldList>
  )
}

/** An item in the list, marked if the school serves it on the day. */
function Choice({ item, label, mode }: { item: OrderChoice; label: string; mode: string }) {
  const t = useMessages()
  return (
    <>
      <bdi>{label}</bdi> {mode === 'day' && item.isOnMenu && <Badge>{t('orderRecord.form.onMenu')}</Badge>}
    </>
  )
}

/** The student's allergens that an item has, may have, or for which they are unknown. */
function Conflicts({ item }: { item: OrderChoice }) {
  const t = useMessages()
  const { formats } = useSession()
  if (item.conflicts.length === 0) return null
  return (
    <Quiet>
      <strong>{t('orderRecord.form.conflict', { allergens: allergyNames(t, formats, item.conflicts) })}</strong>
    </Quiet>
  )
}
