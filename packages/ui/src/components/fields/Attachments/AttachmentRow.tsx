import { CircleAlert, FileText, Pencil, RotateCw, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { Spinner } from '../../feedback/Spinner/Spinner.ts'
import {
  AttachmentBody,
  AttachmentDetails,
  AttachmentError,
  AttachmentItem,
  AttachmentMark,
  DownloadButton,
} from './Attachments.styles.ts'
import { useAttachmentsText } from './attachments-text.ts'

/** A file that is already attached. */
export interface AttachedFile {
  id: number
  name: string
  /** Its kind, dates and size. */
  details: ReactNode
  /** Shown instead of the icon: a `Thumbnail`. */
  picture?: ReactNode
  onDownload: () => void
  onEdit: () => void
  onRemove: () => void
}

/** A file being uploaded. It stays in the list until it is attached or removed. */
export interface FileUpload {
  id: string
  name: string
  /** Its size, or that it is waiting. */
  details: ReactNode
  /** Whether it is being sent now. */
  isSending: boolean
  /** Why it was refused or not sent. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** Also stops the upload. */
  onRemove: () => void
}

/** An attached file: a press on its name downloads it. */
export function AttachedRow({ name, details, picture, onDownload, onEdit, onRemove }: AttachedFile) {
  const text = useAttachmentsText()
  return (
    <Row
      mark={picture ?? <FileText aria-hidden />}
      name={
        <DownloadButton type="button" aria-label={text.downloadFile(name)} onClick={onDownload}>
          <bdi>{name}</bdi>
        </DownloadButton>
      }
      details={details}
      actions={
        <IconButton label={text.editFile(name)} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      }
      remove={{ name, onRemove }}
    />
  )
}

/** A file being uploaded, or refused with the reason. */
export function UploadRow({ name, details, isSending, error, onRetry, onRemove }: FileUpload) {
  const text = useAttachmentsText()
  const errorId = useId()
  const mark = isSending ? <Spinner /> : error === undefined ? <FileText aria-hidden /> : <CircleAlert aria-hidden />
  return (
    <Row
      isFailed={error !== undefined}
      mark={mark}
      name={<bdi>{name}</bdi>}
      details={error === undefined ? details : <AttachmentError id={errorId}>{error}</AttachmentError>}
      actions={
        onRetry && (
          <IconButton label={text.retryFile(name)} aria-describedby={errorId} onClick={onRetry}>
            <RotateCw aria-hidden />
          </IconButton>
        )
      }
      remove={{ name, onRemove }}
    />
  )
}

interface RowProps {
  mark: ReactNode
  name: ReactNode
  details: ReactNode
  actions: ReactNode
  remove: { name: string; onRemove: () => void }
  isFailed?: boolean
}

function Row({ mark, name, details, actions, remove, isFailed = false }: RowProps) {
  const text = useUiText()
  return (
    <AttachmentItem>
      <AttachmentMark $isFailed={isFailed}>{mark}</AttachmentMark>
      <AttachmentBody>
        {name}
        <AttachmentDetails>{details}</AttachmentDetails>
      </AttachmentBody>
      {actions}
      <IconButton label={text.removeFile(remove.name)} onClick={remove.onRemove}>
        <X aria-hidden />
      </IconButton>
    </AttachmentItem>
  )
}
