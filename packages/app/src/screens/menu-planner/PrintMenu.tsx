import { type MenuPrintRequest, printMenu } from '@commissary/api-client'
import { Button, Menu, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { connection } from '../../session/connection.ts'
import { saveFile } from '../../text/save-file.ts'

interface PrintMenuProps {
  /** What to print for whom; the entries are in the order of the menu. */
  requests: readonly { text: string; request: MenuPrintRequest }[]
}

/** Downloads the menu as a PDF in the caterer's paper size, named by the server. */
export function PrintMenu({ requests }: PrintMenuProps) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function print(request: MenuPrintRequest) {
    setIsBusy(true)
    try {
      const file = await printMenu(request)
      connection.answered()
      saveFile(file)
      showToast({ tone: 'success', message: t('menuPlanner.printed', { name: file.name }) })
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Menu
      label={t('menuPlanner.print')}
      sections={[
        { items: requests.map(({ text, request }) => ({ label: text, onSelect: () => void print(request) })) },
      ]}
      trigger={(props) => (
        <Button {...props} size="small" isBusy={isBusy}>
          {t('menuPlanner.print')}
        </Button>
      )}
    />
  )
}
