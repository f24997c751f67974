import { onErrorMessage } from '@commissary/api-client'
import { useToast } from '@commissary/ui'
import { useEffect } from 'react'

/** Shows what the server wants the user to read of a failure, whichever call failed. */
export function ErrorMessages() {
  const showToast = useToast()
  useEffect(() => onErrorMessage((message) => showToast({ tone: 'error', message })), [showToast])
  return null
}
