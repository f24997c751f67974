import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'

import { Banner } from '../components/feedback/Banner/Banner.tsx'
import { focusFirstError } from '../components/fields/Field/focus-first-error.ts'
import { useUiText } from '../text/UiText.ts'
import { FormRoot } from './Form.styles.ts'
import { formError } from './form-error.ts'
import { isSameValue } from './same-value.ts'
import { isUnsaved as isFormUnsaved } from './use-form-control.ts'
import { releaseUnsaved, useUnsavedGuard } from './use-unsaved-guard.ts'

// Excludes the values, so that typing renders only the field that changes.
const shownState = {
  dirty: true,
  submitting: true,
  submitSucceeded: true,
  submitFailed: true,
  dirtySinceLastSubmit: true,
  submitErrors: true,
} as const

/** Errors by field name. A field without one is valid. */
export type FormErrors<Values> = { [Name in keyof Values]?: unknown }

export interface FormState {
  /** Whether a value differs from the initial or last saved one. */
  isDirty: boolean
  isSubmitting: boolean
  /** Call before leaving the form on purpose, so the user is not asked about its changes again. */
  release: () => void
}

export interface FormProps<Values extends object> {
  /**
   * Initial values. New values replace them unless the form has unsaved changes, so that a reload in the background
   * loses nothing.
   */
  initialValues: Values
  /** Runs on every change. */
  validate?: ((values: Values) => FormErrors<Values>) | undefined
  /** Returns `formError(error)` when the save is rejected. Thrown errors are shown the same way. */
  onSubmit: (values: Values) => Promise<SubmissionErrors | void>
  /** Fields and buttons. A function receives the form's state. */
  children: ReactNode | ((state: FormState) => ReactNode)
  id?: string
  /** The fields are in `Columns` or a `Split`, and use the width of the page. */
  isWide?: boolean
}

/**
 * Fields that are saved together. Errors are shown above and at the fields, and the first invalid field gets the focus.
 * Leaving the page with unsaved changes warns. A second Save while the first one runs does nothing.
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

  // In an effect, because the fields are marked invalid only after they render.
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
          // A form in a dialog is inside the React tree of the form behind it.
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
