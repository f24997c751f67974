import { type MenuAnalysisRequest, printMenuAnalysis } from '@commissary/api-client'
import { Button } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useDownload } from '../../text/use-download.ts'

interface PrintButtonProps {
  request: MenuAnalysisRequest
  /** True while there is nothing to print. */
  disabled: boolean
}

/** Downloads the week as a PDF in the caterer's paper size, named by the server. */
export function PrintButton({ request, disabled }: PrintButtonProps) {
  const t = useMessages()
  const { isBusy, download } = useDownload((name) => t('nutritionAnalysis.printed', { name }))
  const handlePrint = () => void download(() => printMenuAnalysis(request))

  return (
    <Button variant="solid" isBusy={isBusy} disabled={disabled} onClick={handlePrint}>
      {t('nutritionAnalysis.print')}
    </Button>
  )
}
