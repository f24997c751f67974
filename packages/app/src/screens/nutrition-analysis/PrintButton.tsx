import { type MenuAnalysisRequest, printMenuAnalysis } from '@commissary/api-client'
import { Button, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { saveFile } from '../../text/save-file.ts'

interface PrintButtonProps {
  request: MenuAnalysisRequest
  /** True while there is nothing to print. */
  disabled: boolean
}

/** Downloads the week as a PDF in the caterer's paper size, named by the server. */
export function PrintButton({ request, disabled }: PrintButtonProps) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function handlePrint() {
    setIsBusy(true)
    try {
      const file = await printMenuAnalysis(request)
      connection.answered()
      saveFile(file)
      showToast({ tone: 'success', message: t('nutritionAnalysis.printed', { name: file.name }) })
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Button variant="solid" isBusy={isBusy} disabled={disabled} onClick={handlePrint}>
      {t('nutritionAnalysis.print')}
    </Button>
  )
}
