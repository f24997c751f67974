import { Button, Menu } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useDownload } from '../text/use-download.ts'

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
  const { isBusy, download } = useDownload((name) => t('reports.exported', { name }))
  const handleExport = (format: ExportFormat) => void download(() => onExport(format))

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
            onSelect: () => handleExport(format),
          })),
        },
      ]}
    />
  )
}
