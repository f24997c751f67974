import { useFormState } from 'react-final-form'

import { Button } from '../components/Button/Button.tsx'
import { ActionBar } from '../components/Layout/Layout.tsx'
import { useUiText } from '../text/UiText.ts'
import { FormActionsRoot } from './Form.styles.ts'

interface FormActionsProps {
  /** Default "Save". */
  submitText?: string | undefined
  onCancel?: (() => void) | undefined
  /** Of a long form: they stay in sight at the foot of the page. */
  isSticky?: boolean
}

/** Cancel and Save at the foot of a form. */
export function FormActions({ submitText, onCancel, isSticky = false }: FormActionsProps) {
  const text = useUiText()
  const { submitting } = useFormState({ subscription: { submitting: true } })

  const Root = isSticky ? ActionBar : FormActionsRoot
  return (
    <Root>
      {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
      <Button type="submit" variant="solid" isBusy={submitting ?? false}>
        {submitText ?? text.save}
      </Button>
    </Root>
  )
}
