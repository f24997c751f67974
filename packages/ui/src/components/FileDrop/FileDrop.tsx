import { FileText, Upload, X } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'

import { useUiText } from '../../text/UiText.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChosenFile, DropInput, DropLabel, DropZone } from './FileDrop.styles.ts'

export interface FileDropProps extends FieldProps {
  value: File | null
  onChange: (file: File | null) => void
  /** As for `<input type="file">`: ".csv,text/csv". Says what to offer; what is dropped the caller checks. */
  accept?: string
  disabled?: boolean
}

/** One file, dropped or chosen. */
export function FileDrop({ value, onChange, accept, disabled = false, ...field }: FileDropProps) {
  const text = useUiText()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !disabled) onChange(file)
  }

  function handleRemove() {
    // The same file must be choosable again after it was mended.
    if (inputRef.current) inputRef.current.value = ''
    onChange(null)
    inputRef.current?.focus()
  }

  return (
    <Field {...field}>
      {(control) => (
        <DropZone
          $isOver={isOver}
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
            onChange={(event) => onChange(event.target.files?.[0] ?? null)}
          />
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
