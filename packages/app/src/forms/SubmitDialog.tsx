import { Banner, Button, Dialog, Stack, useUiText } from '@commissary/ui'
import { type ReactNode, useState } from 'react'

import { useMessages } from '../messages/messages.ts'
import { reasonOf, saveFailure } from './save-failure.ts'

interface SubmitDialogProps {
  title: string
  description: string
  submitText: string
  /** Why it cannot be submitted yet; undefined when it can. */
  problemOf?: () => string | undefined
  /** The dialog closes once this is done. A failure is shown in the dialog. */
  onSubmit: () => Promise<unknown> | void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a few choices that are saved at once. */
export function SubmitDialog({
  title,
  description,
  submitText,
  problemOf,
  onSubmit,
  onClose,
  children,
}: SubmitDialogProps) {
  const t = useMessages()
  const { cancel } = useUiText()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    const found = problemOf?.()
    setProblem(found)
    if (found !== undefined) return
    setIsBusy(true)
    try {
      await onSubmit()
      onClose()
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="solid" isBusy={isBusy} onClick={() => void submit()}>
            {submitText}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {children}
      </Stack>
    </Dialog>
  )
}
