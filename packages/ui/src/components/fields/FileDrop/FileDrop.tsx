import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { ChosenFile, DropInput, DropLabel, DropZone } from './FileDrop.styles.ts'

export interface FileDropProps extends FieldProps {
  value: File | null
  onChange: (file: File | null) => void
  onBlur?: (() => void) | undefined
  /** As for `<input type="file">`: ".csv,text/csv". It filters the file picker; check dropped files in `refuse`. */
  accept?: string
  /**
   * Returns why a file is refused (its type, its size), or null to accept it. The previous file stays, and the reason
   * shows until another file is chosen.
   */
  refuse?: ((file: File) => string | undefined) | undefined
  disabled?: boolean | undefined
}

/** One file, dropped or chosen. Browsers have no read-only file input: show the file's name as text instead. */
export function FileDrop({
  value,
  onChange,
  onBlur,
  accept,
  refuse,
  disabled = false,
  error,
  ...field
}: FileDropProps) {
  const text = useUiText()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [notice, setNotice] = useState<string | undefined>(undefined)

  function take(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    const refusal = refuse?.(file)
    setNotice(refusal ?? (files.length > 1 ? text.onlyOneFile(file.name) : undefined))
    if (refusal === undefined) onChange(file)
    else clearInput()
  }

  /** Lets the same file be chosen again after it was corrected; browsers only report a different file. */
  function clearInput() {
    if (inputRef.current) inputRef.current.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) take(event.dataTransfer.files)
  }

  function handleRemove() {
    setNotice(undefined)
    clearInput()
    onChange(null)
    inputRef.current?.focus()
  }

  return (
    <Field {...field} error={notice ?? error}>
      {(control) => (
        <DropZone
          $isOver={isOver}
          $isFilled={value !== null}
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(!disabled)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={handleDrop}
        >
          <DropInput
            {...control}
            ref={inputRef}
            type="file"
            accept={accept}
            disabled={disabled}
            onBlur={onBlur}
            onClick={clearInput}
            onChange={(event) => take(event.target.files)}
          />
          <VisuallyHidden role="status">{notice}</VisuallyHidden>
          {value ? (
            <ChosenFile>
              <FileText aria-hidden />
              <bdi>{value.name}</bdi>
              <IconButton label={text.removeFile(value.name)} disabled={disabled} onClick={handleRemove}>
                <X aria-hidden />
              </IconButton>
            </ChosenFile>
          ) : (
            <DropLabel htmlFor={control.id} aria-hidden>
              <Upload aria-hidden />
              <span>
                {text.dropFile} <u>{text.chooseFile}</u>
              </span>
            </DropLabel>
          )}
        </DropZone>
      )}
    </Field>
  )
}
