import { type ReactNode, useId } from 'react'

import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { FieldHint } from '../Field/Field.styles.ts'
import { FieldProblem } from '../Field/FieldProblem.tsx'
import { SwitchNotes, SwitchStyles } from './Switch.styles.ts'

export interface SwitchProps {
  label: string
  checked: boolean
  onChange: (isOn: boolean) => void
  onBlur?: (() => void) | undefined
  /** Its effect, or why it is disabled. */
  hint?: ReactNode
  error?: string | undefined
  disabled?: boolean | undefined
  /** Focusable and readable, but not editable. */
  readOnly?: boolean | undefined
  /** For a table column whose header names the setting. */
  isLabelHidden?: boolean
}

/** Turns a setting on or off immediately, without Save. For a yes or no that is saved with a form use `Checkbox`. */
export function Switch({
  label,
  checked,
  onChange,
  onBlur,
  hint,
  error,
  disabled = false,
  readOnly = false,
  isLabelHidden = false,
}: SwitchProps) {
  const text = useUiText()
  const id = useId()
  requireLabel('Switch', label)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  const name = label.trim() === '' ? text.noLabel : label

  const control = (
    <button
      className="cm-switch"
      type="button"
      role="switch"
      aria-checked={checked}
      aria-readonly={readOnly || undefined}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      disabled={disabled}
      onClick={() => !readOnly && onChange(!checked)}
      onBlur={onBlur}
    >
      <SwitchStyles />
      <span className="cm-switch-track">
        <span className="cm-switch-knob" />
      </span>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
    </button>
  )
  if (!describedBy) return control

  return (
    <div>
      {control}
      <SwitchNotes>
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {error && <FieldProblem id={`${id}-error`}>{error}</FieldProblem>}
      </SwitchNotes>
    </div>
  )
}
