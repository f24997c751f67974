import { ToastProvider } from '@commissary/ui'

import { ErrorMessages } from './ErrorMessages.tsx'

/** The toasts of a page that has no others. */
export function ErrorToasts() {
  return (
    <ToastProvider>
      <ErrorMessages />
    </ToastProvider>
  )
}
