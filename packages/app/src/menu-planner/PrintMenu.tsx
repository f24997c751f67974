import { type MenuPrintRequest, printMenu } from '@commissary/api-client'
import { Button, Menu } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useDownload } from '../text/use-download.ts'

interface PrintMenuProps {
  /** What to print for whom; the entries are in the order of the menu. */
  requests: readonly { text: string; request: MenuPrintRequest }[]
}

/** Downloads the menu as a PDF in the caterer's paper size, named by the server. */
export function PrintMenu({ requests }: PrintMenuProps) {
  const t = useMessages()
  const { isBusy, download } = useDownload((name) => t('menuPlanner.printed', { name }))
  const print = (request: MenuPrintRequest) => void download(() => printMenu(request))

  return (
    <Menu
      label={t('menuPlanner.print')}
      sections={[{ items: requests.map(({ text, request }) => ({ label: text, onSelect: () => print(request) })) }]}
      trigger={(props) => (
        <Button {...props} size="small" isBusy={isBusy}>
          {t('menuPlanner.print')}
        </Button>
      )}
    />
  )
}
