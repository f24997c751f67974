import { Button, Menu, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../forms/use-failure-toast.ts'
import { useMessages } from '../messages/messages.ts'
import { connection } from '../session/connection.ts'
import { saveFile } from '../text/save-file.ts'

export const exportFormats = ['pdf', 'xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface ExportMenuProps {
  /** Asks the server for the file. */
  onExport: (format: ExportFormat) => Promise<File>
  /** True while there is nothing to export. */
  disabled: boolean
}

/** Downloads a report as PDF, Excel or CSV, named by the server. */
export function ExportMenu({ onExport, disabled }: ExportMenuProps) {
  const t = useMessages()
  const showToast = useToast()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)

  async function handleExport(format: ExportFormat) {
    setIsBusy(true)
    try {
      const file = await onExport(format)
      connection.answered()
      saveFile(file)
      showToast({ tone: 'success', message: t('reports.exported', { name: file.name }) })
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Menu
      label={t('reports.export')}
      align="end"
      trigger={(props) => (
        <Button {...props} variant="solid" isBusy={isBusy} disabled={disabled}>
          {t('reports.export')}
        </Button>
      )}
      sections={[
        {
          items: exportFormats.map((format) => ({
            label: t(`reports.formats.${format}`),
            onSelect: () => void handleExport(format),
          })),
        },
      ]}
    />
  )
}
