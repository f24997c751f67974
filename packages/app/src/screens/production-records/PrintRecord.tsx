import { printProductionRecord, printReceivingCode, type ProductionRecord } from '@commissary/api-client'
import { Button, Menu } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { useDownload } from '../../text/use-download.ts'

const forms = ['blank', 'planned', 'filled', 'cards'] as const

interface PrintRecordProps {
  record: Pick<ProductionRecord, 'id' | 'lines'>
  /** With the code for the school that receives the meals, which is new on each print. */
  hasCode?: boolean
}

/** Prints a record, a page for each grade group, or the kitchen cards of its recipes. */
export function PrintRecord({ record: { id, lines }, hasCode = false }: PrintRecordProps) {
  const { t } = useWording()
  const { isBusy, download } = useDownload((name) => t('production.print.printed', { name }))
  return (
    <Menu
      label={t('production.print.label')}
      sections={[
        {
          items: forms
            .filter((form) => form !== 'cards' || lines.some(({ recipeId }) => recipeId !== null))
            .map((form) => ({
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
