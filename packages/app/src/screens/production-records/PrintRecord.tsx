import { printProductionRecord, printReceivingCode } from '@commissary/api-client'
import { Button, Menu } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { useDownload } from '../../text/use-download.ts'

const forms = ['blank', 'planned', 'filled'] as const

/** Prints a record, a page for each grade group. `hasCode`: with the code for the school that receives the meals, which is new on each print. */
export function PrintRecord({ id, hasCode = false }: { id: number; hasCode?: boolean }) {
  const { t } = useWording()
  const { isBusy, download } = useDownload((name) => t('production.print.printed', { name }))
  return (
    <Menu
      label={t('production.print.label')}
      sections={[
        {
          items: forms.map((form) => ({
            label: t(`production.print.${form}`),
            onSelect: () => void download(() => printProductionRecord(id, { form })),
          })),
        },
        ...(hasCode
          ? [
              {
                label: t('production.print.delivery'),
                items: (['record', 'labels'] as const).map((on) => ({
                  label: t(`production.print.code.${on}`),
                  onSelect: () => void download(() => printReceivingCode(id, { on })),
                })),
              },
            ]
          : []),
      ]}
      trigger={(props) => (
        <Button {...props} size="small" isBusy={isBusy}>
          {t('production.print.label')}
        </Button>
      )}
    />
  )
}
