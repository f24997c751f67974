import { useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../forms/use-failure-toast.ts'
import { connection } from '../session/connection.ts'
import { saveFile } from './save-file.ts'

/** Asks the server for a file and downloads it under the server's name. Toasts say what was downloaded, or why nothing was. */
export function useDownload(messageFor: (name: string) => string) {
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function download(ask: () => Promise<File>) {
    setIsBusy(true)
    try {
      const file = await ask()
      connection.answered()
      saveFile(file)
      showToast({ tone: 'success', message: messageFor(file.name) })
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, download }
}
