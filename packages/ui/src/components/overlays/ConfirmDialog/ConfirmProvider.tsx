import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

import { errorReason } from '../../../text/error-message.ts'
import { useUiText } from '../../../text/UiText.ts'

// The provider wraps every page but few open the dialog, so the login page need not load it.
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: component } = await import('./ConfirmDialog.tsx')
  return { default: component }
})

export interface ConfirmQuestion {
  /** Default "Warning!". */
  title?: string
  /** Default "Are you sure?". */
  message?: ReactNode
  /** Name of what is deleted or changed, below the message. */
  subject?: string
  /** Default "Ok". */
  okText?: string
  /** Default "Cancel". */
  cancelText?: string
  /** `danger` for actions that destroy data: focus then starts on Cancel. */
  tone?: 'accent' | 'danger'
  /**
   * Runs on Ok while the dialog shows a busy state. A failure is shown in the dialog, by the first of its `fields`
   * or its message, and Ok tries again.
   */
  onConfirm?: () => unknown
}

/** Asks for confirmation. Resolves to true if the person agreed and the action succeeded. */
export type Confirm = (question?: ConfirmQuestion) => Promise<boolean>

interface OpenQuestion extends ConfirmQuestion {
  answer: (isAgreed: boolean) => void
}

const ConfirmContext = createContext<Confirm | null>(null)

/** Renders the app's confirm dialog. Use it once, around the app. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const text = useUiText()
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const confirm = useCallback<Confirm>(
    (asked = {}) =>
      new Promise((answer) => {
        setFailure(null)
        // A replaced question resolves to false.
        setQuestion((open) => {
          open?.answer(false)
          return { ...asked, answer }
        })
      }),
    [],
  )

  function finish(isAgreed: boolean) {
    question?.answer(isAgreed)
    setQuestion(null)
  }

  async function handleConfirm() {
    setIsBusy(true)
    setFailure(null)
    try {
      await question?.onConfirm?.()
      finish(true)
    } catch (error) {
      setFailure(errorReason(error, text.somethingWentWrong))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense>
          <ConfirmDialog
            title={question.title}
            message={question.message}
            subject={question.subject}
            okText={question.okText}
            cancelText={question.cancelText}
            tone={question.tone}
            isBusy={isBusy}
            error={failure}
            onConfirm={handleConfirm}
            onCancel={() => finish(false)}
          />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

/**
 * Returns the function that asks for confirmation: `if (await confirm({ message }))`. Needs a `ConfirmProvider` above
 * it.
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
