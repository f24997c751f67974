import { type ReactNode, useId } from 'react'
import { CircleAlert } from 'lucide-react'

import { useUiText } from '../../text/UiText.ts'
import { FieldError, FieldHint, FieldLabel, FieldMark, FieldRoot } from './Field.styles.ts'

export interface FieldProps {
  label: string
  /** Read to screen readers only: where a column head or a heading already says it. */
  isLabelHidden?: boolean
  /** What helps to fill it in, below the control. */
  hint?: ReactNode
  /** What is wrong; empty or absent when nothing is. */
  error?: string | undefined
  required?: boolean | undefined
}

/** What ties a control to its label, hint and error. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then hint and error, tied together for screen readers. Every field is drawn in it. */
export function Field({ label, isLabelHidden = false, hint, error, required, id, children }: FieldFrameProps) {
  const text = useUiText()
  const ownId = useId()
  const controlId = id ?? ownId
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')

  return (
    <FieldRoot>
      <FieldLabel htmlFor={controlId} $isHidden={isLabelHidden}>
        {label}
        {required && (
          <FieldMark title={text.required} aria-hidden>
            {' *'}
          </FieldMark>
        )}
      </FieldLabel>
      {children({
        id: controlId,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <FieldHint id={hintId}>{hint}</FieldHint>}
      {error && (
        <FieldError id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </FieldError>
      )}
    </FieldRoot>
  )
}
