import { type ReactNode, useId } from 'react'

import { requireLabel } from '../../../text/require-label.ts'
import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { countCharacters, isNearLimit } from './character-limit.ts'
import { FieldCount, FieldFooter, FieldHint, FieldMark, FieldStyles } from './Field.styles.ts'
import { FieldProblem } from './FieldProblem.tsx'

export interface FieldProps {
  /** Accessible name. An empty one logs an error in development, and "Field without a label" is read instead. */
  label: string
  /** For screen readers only, if a column header or heading already shows it. */
  isLabelHidden?: boolean
  /** Help text below the control. */
  hint?: ReactNode
  /** Error text; empty or absent if valid. */
  error?: string | undefined
  required?: boolean | undefined
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  /** The text whose characters `maxLength` limits. */
  value?: string | undefined
  /**
   * Maximum characters (code points). Longer text is kept and reported, not silently truncated like the browser's
   * `maxlength` does on paste.
   */
  maxLength?: number | undefined
  /** IDs of more text to read with the control: a unit, a dial code. */
  describedBy?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error, tied together for screen readers. The frame of every field. */
export function Field({ label, isLabelHidden = false, hint, required, id, children, ...rest }: FieldFrameProps) {
  const text = useUiText()
  const ownId = useId()
  requireLabel('Field', label)

  const { value = '', maxLength = Infinity, describedBy } = rest
  const used = maxLength === Infinity ? 0 : countCharacters(value)
  const max = text.number(maxLength)
  const tooLong = used > maxLength ? text.tooLong(text.number(used - maxLength), max) : undefined
  const error = rest.error || tooLong
  const isNear = isNearLimit(used, maxLength) && (tooLong === undefined || error !== tooLong)
  const count = isNear ? text.characterCount(text.number(used), max) : undefined

  const controlId = id ?? ownId
  const ids = { hint: `${controlId}-hint`, count: `${controlId}-count`, error: `${controlId}-error` }
  const described = [hint && ids.hint, count && ids.count, describedBy, error && ids.error].filter(Boolean).join(' ')

  return (
    <div className="cm-field">
      <FieldStyles />
      <label
        className="cm-field-label"
        htmlFor={controlId}
        data-hidden={isLabelHidden || label.trim() === '' ? '' : undefined}
      >
        {label.trim() === '' ? text.noLabel : label}
        {required && (
          <FieldMark title={text.required} aria-hidden>
            {' *'}
          </FieldMark>
        )}
      </label>
      {children({
        id: controlId,
        required,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(hint || count) && (
        <FieldFooter>
          {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
          {count && <FieldCount id={ids.count}>{count}</FieldCount>}
        </FieldFooter>
      )}
      {maxLength !== Infinity && (
        <VisuallyHidden role="status">{used >= maxLength && (tooLong ?? count)}</VisuallyHidden>
      )}
      {error && <FieldProblem id={ids.error}>{error}</FieldProblem>}
    </div>
  )
}
