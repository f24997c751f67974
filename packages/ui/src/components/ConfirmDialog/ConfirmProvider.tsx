import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useState } from 'react'

import { errorMessage } from '../../text/error-message.ts'
import { useUiText } from '../../text/UiText.ts'
import { useToast } from '../Toast/ToastProvider.tsx'

// The provider is around every page, the dialog on few: the login page need not load it.
const ConfirmDialog = lazy(async () => {
  const { ConfirmDialog: component } = await import('./ConfirmDialog.tsx')
  return { default: component }
})

export interface ConfirmQuestion {
  /** Default "Warning!". */
  title?: string
  /** Default "Are you sure?". */
  message?: ReactNode
  okText?: string
  cancelText?: string
  tone?: 'accent' | 'danger'
  /** Runs on Ok while the dialog shows that it is busy. A failure closes the dialog and becomes a toast. */
  onConfirm?: () => unknown
}

/** Asks, and answers whether the person agreed and the action went well. */
export type Confirm = (question?: ConfirmQuestion) => Promise<boolean>

interface OpenQuestion extends ConfirmQuestion {
  answer: (isAgreed: boolean) => void
}

const ConfirmContext = createContext<Confirm | null>(null)

/** Holds the one confirm dialog of the app. Needs a `ToastProvider` above it. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const text = useUiText()
  const showToast = useToast()
  const [question, setQuestion] = useState<OpenQuestion | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const confirm = useCallback<Confirm>((asked = {}) => new Promise((answer) => setQuestion({ ...asked, answer })), [])

  function finish(isAgreed: boolean) {
    question?.answer(isAgreed)
    setQuestion(null)
  }

  async function handleConfirm() {
    setIsBusy(true)
    try {
      await question?.onConfirm?.()
      finish(true)
    } catch (error) {
      showToast({ tone: 'error', message: errorMessage(error, text.somethingWentWrong) })
      finish(false)
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
            okText={question.okText}
            cancelText={question.cancelText}
            tone={question.tone}
            isBusy={isBusy}
            onConfirm={handleConfirm}
            onCancel={() => finish(false)}
          />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it')
  return confirm
}
