import { ToastProvider } from '@commissary/ui'

import { ErrorMessages } from './ErrorMessages.tsx'

/** The server's messages about failed calls, for pages without other toasts. */
export function ErrorToasts() {
  return (
    <ToastProvider>
      <ErrorMessages />
    </ToastProvider>
  )
}
