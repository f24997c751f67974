import { useFormState } from 'react-final-form'

import { Button } from '../components/Button/Button.tsx'
import { useUiText } from '../text/UiText.tsx'
import { FormActionsRoot } from './Form.styles.ts'

interface FormActionsProps {
  /** Default "Save". */
  submitText?: string | undefined
  onCancel?: (() => void) | undefined
}

/** Cancel and Save at the foot of a form. */
export function FormActions({ submitText, onCancel }: FormActionsProps) {
  const text = useUiText()
  const { submitting } = useFormState({ subscription: { submitting: true } })

  return (
    <FormActionsRoot>
      {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
      <Button type="submit" variant="solid" isBusy={submitting ?? false}>
        {submitText ?? text.save}
      </Button>
    </FormActionsRoot>
  )
}
