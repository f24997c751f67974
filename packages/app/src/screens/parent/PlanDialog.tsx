import { weekdayOf } from '@commissary/domain/dates'
import {
  type ChildOrders,
  type ChildPlanInput,
  choices,
  type OrderPlanPreview,
  type OwnChild,
  placeChildPlan,
  previewChildPlan,
} from '@commissary/api-client'
import { Dialog, useToast } from '@commissary/ui'
import { isDate } from '@commissary/ui/date'
import {
  CheckboxGroup,
  DateField,
  errorShownElsewhere,
  Form,
  FormActions,
  FormValues,
  RadioGroup,
  Select,
} from '@commissary/ui/form'
import { useState } from 'react'

import { choiceOf } from '../../forms/choice.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { PlanDays } from './PlanDays.tsx'

interface PlanDialogProps {
  child: OwnChild
  orders: ChildOrders
  onDone: () => Promise<unknown>
  onClose: () => void
}

interface PlanValues {
  period: string
  from: string
  menuType: string
  /** 1 = Monday; none = Monday to Friday. */
  weekdays: number[]
}

const toInput = ({ period, from, menuType, weekdays }: PlanValues): Required<ChildPlanInput> => ({
  period: choiceOf(choices.PlanPeriod, period) ?? 'Weekly',
  from,
  menuType: choiceOf(choices.MenuType, menuType) ?? 'MEAL',
  weekdays: [...weekdays],
})

/** Schools rarely serve on weekends, even though no holiday says so. */
const isSchoolDay = ({ date, isServiceDay }: ChildOrders['days'][number]): boolean =>
  isServiceDay && weekdayOf(date) <= 5

const isPlaceable = (plan: OrderPlanPreview | null): boolean =>
  plan?.days.some(({ skipped }) => skipped === null) ?? false

/** Orders the meals of a week, a month or a year after a preview of the days and the total. */
export function PlanDialog({ child, orders, onDone, onClose }: PlanDialogProps) {
  const t = useMessages()
  const { formats, today } = useSession()
  const showToast = useToast()
  const [preview, setPreview] = useState<{ of: string; plan: OrderPlanPreview } | null>(null)
  const [initial] = useState((): PlanValues => ({
    period: 'Weekly',
    from: orders.days.find((day) => isSchoolDay(day) && !day.isLocked)?.date ?? today,
    menuType:
      orders.prices.find(({ menuType }) => menuType === 'MEAL')?.menuType ?? orders.prices[0]?.menuType ?? 'MEAL',
    weekdays: [],
  }))
  const submit = useSubmitOnce()
  const previewOf = (values: PlanValues) => (preview?.of === JSON.stringify(toInput(values)) ? preview.plan : null)

  async function handleSubmit(values: PlanValues) {
    const body = toInput(values)
    const shown = await submit(async (call) => {
      if (!isPlaceable(previewOf(values))) {
        const plan = await previewChildPlan(child.id, body)
        setPreview({ of: JSON.stringify(body), plan })
        // A preview saves nothing.
        return errorShownElsewhere
      }
      showToast({ tone: 'success', message: savedMessage(await placeChildPlan(child.id, body, call)) })
      return undefined
    })
    if (shown) return shown
    onClose()
    await onDone()
    return undefined
  }

  return (
    <Dialog
      title={t('parent.plan.title')}
      description={t('parent.plan.hint', { child: child.firstName })}
      onClose={onClose}
    >
      <Form<PlanValues>
        initialValues={initial}
        validate={({ from }) => ({
          from: isDate(from) ? undefined : t('parent.plan.dateRequired'),
        })}
        onSubmit={handleSubmit}
      >
        <Fields orders={orders} />
        <FormValues<PlanValues>>
          {(values) => {
            const plan = previewOf(values)
            return (
              <>
                <div aria-live="polite">{plan && <PlanDays plan={plan} />}</div>
                <FormActions
                  submitText={
                    plan && isPlaceable(plan)
                      ? t('parent.plan.submit', { total: formats.money(Number(plan.total)) })
                      : t('parent.plan.preview')
                  }
                  onCancel={onClose}
                />
              </>
            )
          }}
        </FormValues>
      </Form>
    </Dialog>
  )
}

function Fields({ orders }: { orders: ChildOrders }) {
  const t = useMessages()
  const { formats, locale, timeZone, today } = useSession()
  return (
    <>
      <RadioGroup
        name="period"
        label={t('parent.plan.period')}
        isInline
        options={choices.PlanPeriod.map((value) => ({ value, label: t(`parent.plan.periods.${value}`) }))}
      />
      <DateField name="from" label={t('parent.plan.from')} required min={today} timeZone={timeZone} locale={locale} />
      {orders.prices.length > 1 && (
        <Select
          name="menuType"
          label={t('parent.plan.meal')}
          options={orders.prices.map(({ menuType }) => ({ value: menuType, label: t(`words.menuTypes.${menuType}`) }))}
        />
      )}
      <CheckboxGroup
        name="weekdays"
        label={t('parent.plan.weekdays')}
        hint={t('parent.plan.weekdaysHint')}
        options={[1, 2, 3, 4, 5, 6, 7].map((value) => ({ value, label: formats.weekdayOf(value) }))}
      />
    </>
  )
}
