import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormState } from 'react-final-form'

import { Button } from '../components/actions/Button/Button.tsx'
import { FieldErrorText } from '../components/fields/Field/Field.styles.ts'
import { ActionBar } from '../components/layout/Layout/Layout.tsx'
import { useUiText } from '../text/UiText.ts'
import { errorMessages } from './error-messages.ts'
import { useFormText } from './form-text.ts'
import { FormActionsRoot, FormProblems, FormStart } from './Form.styles.ts'

const subscription = {
  submitting: true,
  submitFailed: true,
  errors: true,
  submitErrors: true,
  dirtySinceLastSubmit: true,
} as const

interface FormActionsProps {
  /** Default "Save". */
  submitText?: string | undefined
  /** Default "Cancel". */
  cancelText?: string | undefined
  onCancel?: (() => void) | undefined
  /** At the opposite end of the row from Save: actions for the whole record. */
  start?: ReactNode
  /** For a long form: stays visible at the bottom of the page. */
  isSticky?: boolean
}

/** Cancel and Save in the footer of a form, with the number of invalid fields after a failed save. */
export function FormActions({ submitText, cancelText, onCancel, start, isSticky = false }: FormActionsProps) {
  const text = useUiText()
  const { invalidFields } = useFormText()
  const { submitting, submitFailed, errors, submitErrors, dirtySinceLastSubmit } = useFormState({ subscription })
  const problems = submitFailed
    ? errorMessages(errors).length + (dirtySinceLastSubmit ? 0 : errorMessages(submitErrors).length)
    : 0

  const Root = isSticky ? ActionBar : FormActionsRoot
  return (
    <Root>
      {start && <FormStart>{start}</FormStart>}
      <FormProblems role="status">
        {problems > 0 && (
          <>
            <CircleAlert aria-hidden />
            <FieldErrorText>{invalidFields(problems)}</FieldErrorText>
          </>
        )}
      </FormProblems>
      {onCancel && <Button onClick={onCancel}>{cancelText ?? text.cancel}</Button>}
      <Button type="submit" variant="solid" isBusy={submitting ?? false}>
        {submitText ?? text.save}
      </Button>
    </Root>
  )
}
