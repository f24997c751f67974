import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { Button } from '../../actions/Button/Button.tsx'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { DropInput, DropLabel, DropZone } from '../FileDrop/FileDrop.styles.ts'
import { useImageText } from './image-text.ts'
import { ChosenImage } from './ImageField.styles.ts'
import { type ImageLimits, scaleImage } from './scale-image.ts'

export interface ImageFieldProps extends FieldProps {
  /** A PNG or JPEG image as a data URL; null without one. */
  value: string | null
  onChange: (url: string | null) => void
  onBlur?: (() => void) | undefined
  /** What the picture shows: "Logo of Mapleton Schools". */
  alt: string
  /** Larger pictures are scaled down in the browser. */
  limits: ImageLimits
  disabled?: boolean | undefined
}

/** One small picture, dropped or chosen, such as a logo. It is scaled down to its limits, and previewed. */
export function ImageField({
  value,
  onChange,
  onBlur,
  alt,
  limits,
  disabled = false,
  error,
  ...field
}: ImageFieldProps) {
  const text = useUiText()
  const imageText = useImageText()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)

  async function take(files: FileList | null) {
    const file = files?.[0]
    if (!file) return
    const scaled = await scaleImage(file, limits)
    if ('url' in scaled) {
      setProblem(undefined)
      onChange(scaled.url)
    } else setProblem(imageText[scaled.problem](file.name, text.number(Math.floor(limits.bytes / 1000))))
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) void take(event.dataTransfer.files)
  }

  function handleRemove() {
    setProblem(undefined)
    onChange(null)
    inputRef.current?.focus()
  }

  return (
    <Field {...field} error={problem ?? error}>
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
            accept="image/png,image/jpeg"
            disabled={disabled}
            onBlur={onBlur}
            onClick={({ currentTarget }) => {
              // Lets the same file be chosen again after it was corrected.
              currentTarget.value = ''
            }}
            onChange={(event) => void take(event.target.files)}
          />
          <VisuallyHidden role="status">{problem}</VisuallyHidden>
          {value === null ? (
            <DropLabel htmlFor={control.id} aria-hidden>
              <Upload aria-hidden />
              <span>
                {text.dropFile} <u>{text.chooseFile}</u>
              </span>
            </DropLabel>
          ) : (
            <ChosenImage>
              <img src={value} alt={alt} />
              <Button size="small" disabled={disabled} onClick={() => inputRef.current?.click()}>
                {imageText.replaceImage}
              </Button>
              <Button size="small" disabled={disabled} onClick={handleRemove}>
                {imageText.removeImage}
              </Button>
            </ChosenImage>
          )}
        </DropZone>
      )}
    </Field>
  )
}
