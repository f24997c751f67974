import { useToast } from '@commissary/ui'
import { formError } from '@commissary/ui/form'
import { useState } from 'react'

import { saveFailure, savedMessage } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'

/** Saves a short form. After a conflict the form starts over with what is stored, which `formKey` is for. */
export function useOwnSave(onChanged: () => Promise<unknown>) {
  const t = useMessages()
  const showToast = useToast()
  const [formKey, setFormKey] = useState(0)

  async function save(send: () => Promise<{ data: { message: string } }>) {
    try {
      showToast({ tone: 'success', message: savedMessage(await send()) })
      await onChanged()
    } catch (error) {
      const failure = saveFailure(error, t)
      if (failure.kind !== 'conflict') {
        return formError({ message: failure.message, fields: failure.kind === 'rejected' ? failure.fields : {} })
      }
      showToast({ tone: 'error', message: failure.message })
      await onChanged()
      setFormKey((count) => count + 1)
    }
  }
  return { formKey, save }
}
