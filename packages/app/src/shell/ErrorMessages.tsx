import { onErrorMessage } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useEffect } from 'react'

/** Shows error messages that the server marks for the user in a toast, whichever call failed. */
export function ErrorMessages() {
  const showToast = useToast()
  useEffect(() => onErrorMessage((message) => showToast({ tone: 'error', message })), [showToast])
  return null
}
