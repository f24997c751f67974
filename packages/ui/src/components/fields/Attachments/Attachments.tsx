import { Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { DropInput } from '../FileDrop/FileDrop.styles.ts'
import { type AttachedFile, AttachedRow, type FileUpload, UploadRow } from './AttachmentRow.tsx'
import { AddLabel, AddZone, AttachmentList, AttachmentsRoot } from './Attachments.styles.ts'
import { useAttachmentsText } from './attachments-text.ts'

export interface AttachmentsProps extends Omit<FieldProps, 'error' | 'required'> {
  /** Undefined until they are loaded. */
  files: readonly AttachedFile[] | undefined
  uploads: readonly FileUpload[]
  /** As for `<input type="file">`. It filters the file picker; check dropped files in `onAdd`. */
  accept?: string
  onAdd: (files: File[]) => void
}

/** A record's files: dropped or chosen, several at a time, each with its own progress and error. */
export function Attachments({ files, uploads, accept, onAdd, ...field }: AttachmentsProps) {
  const text = useAttachmentsText()
  const uiText = useUiText()
  const inputRef = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)

  function add(chosen: FileList | null) {
    if (chosen && chosen.length > 0) onAdd([...chosen])
    // Lets the same file be chosen again after it was corrected; browsers only report a different file.
    if (inputRef.current) inputRef.current.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    add(event.dataTransfer.files)
  }

  /** The row disappears with its button; if focus did not move first, it would start over at the top of the page. */
  function remove(run: () => void) {
    inputRef.current?.focus()
    run()
  }

  return (
    <AttachmentsRoot>
      {files === undefined && (
        <>
          <VisuallyHidden>{uiText.loading}</VisuallyHidden>
          <Skeleton lines={2} />
        </>
      )}
      {(uploads.length > 0 || (files !== undefined && files.length > 0)) && (
        <AttachmentList aria-label={field.label}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} {...upload} onRemove={() => remove(upload.onRemove)} />
          ))}
          {files?.map((file) => (
            <AttachedRow key={file.id} {...file} onRemove={() => remove(file.onRemove)} />
          ))}
        </AttachmentList>
      )}
      <Field {...field}>
        {(control) => (
          <AddZone
            $isOver={isOver}
            $isFilled={false}
            onDragOver={(event) => {
              event.preventDefault()
              setIsOver(true)
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={handleDrop}
          >
            <DropInput
              {...control}
              ref={inputRef}
              type="file"
              multiple
              accept={accept}
              onChange={(event) => add(event.target.files)}
            />
            <AddLabel htmlFor={control.id} aria-hidden>
              <Upload aria-hidden />
              <span>
                {text.dropFiles} <u>{text.chooseFiles}</u>
              </span>
            </AddLabel>
          </AddZone>
        )}
      </Field>
      <VisuallyHidden role="status">{uploads.findLast(({ error }) => error !== undefined)?.error}</VisuallyHidden>
    </AttachmentsRoot>
  )
}
