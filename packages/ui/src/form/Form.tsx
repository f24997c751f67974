import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'

import { Banner } from '../components/feedback/Banner/Banner.tsx'
import { useUiText } from '../text/UiText.ts'
import { focusFirstError } from './focus-first-error.ts'
import { FormRoot } from './Form.styles.ts'
import { formError } from './form-error.ts'
import { isSameValue } from './same-value.ts'
import { isUnsaved as isFormUnsaved } from './use-form-control.ts'
import { releaseUnsaved, useUnsavedGuard } from './use-unsaved-guard.ts'

// Not every key changes it: a form of many fields draws only the one that is typed in.
const shownState = {
  dirty: true,
  submitting: true,
  submitSucceeded: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
  submitErrors: true,
} as const

/** Messages by field name. A field without one is in order. */
export type FormErrors<Values> = { [Name in keyof Values]?: unknown }

export interface FormState {
  /** Something differs from what was there at first or was saved last; false again when the values are back. */
  isDirty: boolean
  isSubmitting: boolean
  /** The form is about to be left on purpose: what it holds is not asked about again. */
  release: () => void
}

export interface FormProps<Values extends object> {
  /**
   * What the fields begin with. Other values later on take their place unless the form holds changes: then they wait
   * until it is saved, so that a list which is read again in the background takes nothing away.
   */
  initialValues: Values
  /** Runs at every change. */
  validate?: ((values: Values) => FormErrors<Values>) | undefined
  /** Answers `formError(error)` when it is refused; what it throws is shown in the same way. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | void>
  /** Fields and buttons. As a function it hears whether something changed and whether it is being saved, and can let go of it. */
  children: ReactNode | ((state: FormState) => ReactNode)
  id?: string
  /** The fields stand in a `Split`, which keeps them narrow. */
  isWide?: boolean
}

/**
 * Fields that are saved together. A refusal is shown above them and at them, and the first wrong field gets the focus.
 * While something is not saved, leaving the page warns; it does not when the values are back. A second Save while the
 * first one runs does nothing.
 */
export function Form<Values extends object>({
  initialValues,
  validate,
  onSubmit,
  children,
  id,
  isWide = false,
}: FormProps<Values>) {
  const formRef = useRef<HTMLFormElement>(null)
  const isUnsaved = useRef(false)
  const guardId = useId()
  const [refusals, setRefusals] = useState(0)

  // In an effect, because the fields know that they are wrong only once they are drawn again.
  useEffect(() => {
    if (refusals > 0) focusFirstError(formRef.current)
  }, [refusals])

  return (
    <FinalForm<Values>
      initialValues={initialValues}
      initialValuesEqual={(a, b) => isUnsaved.current || isSameValue(a, b)}
      subscription={shownState}
      validate={(values) => validate?.(values)}
      onSubmit={async (values) => {
        try {
          return (await onSubmit(values)) ?? undefined
        } catch (error) {
          return formError(error)
        }
      }}
    >
      {({ handleSubmit, form, submitting, submitErrors, ...state }) => {
        async function handleFormSubmit(event: SyntheticEvent) {
          // A form in a dialog lies in the React tree of the form behind it.
          event.stopPropagation()
          event.preventDefault()
          await handleSubmit()
          if (form.getState().submitFailed) setRefusals((count) => count + 1)
        }

        const isDirty = isFormUnsaved(state)
        isUnsaved.current = isDirty
        return (
          <FormRoot ref={formRef} id={id} $isWide={isWide} noValidate onSubmit={handleFormSubmit}>
            <Guard id={guardId} isDirty={isDirty && !submitting} />
            <FormMessage message={submitErrors?.[FORM_ERROR]} isOld={state.dirtySinceLastSubmit ?? false} />
            {typeof children === 'function'
              ? children({ isDirty, isSubmitting: submitting ?? false, release: () => releaseUnsaved(guardId) })
              : children}
          </FormRoot>
        )
      }}
    </FinalForm>
  )
}

function Guard({ id, isDirty }: { id: string; isDirty: boolean }) {
  useUnsavedGuard(isDirty, id)
  return null
}

function FormMessage({ message, isOld }: { message: unknown; isOld: boolean }) {
  const text = useUiText()
  if (typeof message !== 'string' || isOld) return null
  return <Banner tone="error">{message || text.somethingWentWrong}</Banner>
}
