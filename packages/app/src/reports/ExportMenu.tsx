import { Button, Menu } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'

export const exportFormats = ['pdf', 'xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

interface ExportMenuProps {
  isBusy: boolean
  /** True while there is nothing to export. */
  disabled: boolean
  onExport: (format: ExportFormat) => void
}

/** Downloads a report as PDF, Excel or CSV, named by the server. */
export function ExportMenu({ isBusy, disabled, onExport }: ExportMenuProps) {
  const t = useMessages()
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
            onSelect: () => onExport(format),
          })),
        },
      ]}
    />
  )
}
