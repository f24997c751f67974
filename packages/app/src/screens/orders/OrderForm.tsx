import {
  type OrderPlanPreview,
  placeOrder,
  placeOrderPlan,
  previewOrderPlan,
  type Student,
} from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { errorShownElsewhere, Form, FormActions, FormValues } from '@commissary/ui/form'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useSubmitOnce } from '../../forms/use-submit-once.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { orderErrors, type OrderValues, toFormFields, toInput, toPlanInput, toValues } from './order-values.ts'
import { OrderFields } from './OrderFields.tsx'
import { PlanPreview } from './PlanPreview.tsx'

interface OrderFormProps {
  student: Student | null
  date: string
  onPlaced: (id: number) => unknown
  onPlanPlaced: (studentId: number) => unknown
  onClose: () => void
}

/** Places an order for a day or, after a preview of its days, a plan for a period. */
export function OrderForm({ student, date, onPlaced, onPlanPlaced, onClose }: OrderFormProps) {
  const t = useMessages()
  const { priceTypes } = useSession()
  const showToast = useToast()
  const [initial] = useState(() => toValues(student, date, priceTypes[0] ?? 'Regular'))
  const [preview, setPreview] = useState<{ of: string; plan: OrderPlanPreview } | null>(null)
  const submit = useSubmitOnce()
  const previewOf = (values: OrderValues) => (preview?.of === JSON.stringify(toPlanInput(values)) ? preview.plan : null)

  /** Returns a function that leaves the form; undefined after a preview. */
  async function place(values: OrderValues, call: { idempotencyKey: string }) {
    if (values.mode === 'plan') {
      const body = toPlanInput(values)
      if (previewOf(values) === null) {
        setPreview({ of: JSON.stringify(body), plan: await previewOrderPlan(body) })
        return undefined
      }
      const saved = await placeOrderPlan(body, call)
      showToast({ tone: 'success', message: savedMessage(saved) })
      return () => onPlanPlaced(body.studentId)
    }
    const saved = await placeOrder(toInput(values), call)
    showToast({ tone: 'success', message: savedMessage(saved) })
    return () => onPlaced(saved.data.id)
  }

  return (
    <Form<OrderValues>
      initialValues={initial}
      validate={(values) => orderErrors(values, t)}
      onSubmit={(values) =>
        submit(
          async (call) => {
            const leave = await place(values, call)
            // A plan that was only previewed is not saved: leaving the page still warns.
            if (!leave) return errorShownElsewhere
            await leave()
            return undefined
          },
          ({ message, fields }) => ({ message, fields: toFormFields(fields, values) }),
        )
      }
      isWide
    >
      <FormValues<OrderValues>>
        {(values) => {
          const plan = previewOf(values)
          const isPlan = values.mode === 'plan'
          return (
            <>
              <OrderFields values={values} />
              {isPlan && plan && <PlanPreview plan={plan} />}
              <FormActions
                submitText={t(
                  !isPlan
                    ? 'orderRecord.form.submit'
                    : plan
                      ? 'orderRecord.form.submitPlan'
                      : 'orderRecord.form.preview',
                )}
                onCancel={onClose}
              />
            </>
          )
        }}
      </FormValues>
    </Form>
  )
}
