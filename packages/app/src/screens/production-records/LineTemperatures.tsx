import type { ProductionLine } from '@commissary/api-client'
import { coldLimit, type Holding, holdingOf, hotLimit, type LineField, linePath } from '@commissary/domain/production'
import { temperaturesOf } from '@commissary/messages/temperatures'
import type { Wording } from '@commissary/messages/wording'
import { Columns, Fold, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { EntryField } from './EntryField.tsx'
import { useOpenProductionRecord } from './record-context.ts'

const temperatures = (isVended: boolean): LineField[] => [
  'cookTime',
  'cookDegrees',
  'holdTime',
  'holdDegrees',
  ...(isVended ? (['dispatchTime', 'dispatchDegrees', 'arrivalTime', 'arrivalDegrees'] as const) : []),
  'serveTime',
  'serveDegrees',
  'endTime',
  'endDegrees',
]

/** The limit of a food in the caterer's unit. */
function limitText(wording: Wording, holding: Holding | null): string {
  const { t } = wording
  const { atLeast, atMost } = temperaturesOf(wording)
  switch (holding) {
    case 'hot':
      return t('production.line.limitHot', { limit: atLeast(hotLimit) })
    case 'cold':
      return t('production.line.limitCold', { limit: atMost(coldLimit) })
    case 'room':
      return t('production.line.limitRoom')
    case null:
      return t('production.line.limitUnknown')
  }
}

/** Times and temperatures with the limit of the food, and the corrective action if it was missed. */
export function LineTemperatures({ line: { key, name, usualHolding } }: { line: ProductionLine }) {
  const wording = useWording()
  const { t } = wording
  const { record, sheet, edits } = useOpenProductionRecord()
  const ofSheet = sheet.lines.find((one) => one.key === key)
  const holding = ofSheet ? holdingOf(sheet, ofSheet) : null
  const fields = temperatures(record.isVended)
  const count = fields.filter(
    (field) => field.endsWith('Degrees') && typeof edits.entries[linePath(key, field)] === 'number',
  ).length
  return (
    <Fold
      isPlain
      title={t('production.line.temperatures')}
      name={t('production.line.partOf', { part: t('production.line.temperatures'), item: name })}
      summary={t('production.line.temperaturesSummary', { count })}
    >
      <Stack>
        <Quiet>{limitText(wording, holding)}</Quiet>
        <Columns minWidth="8rem">
          <EntryField path={linePath(key, 'holding')} usual={usualHolding} />
          {fields.map((field) => (
            <EntryField key={field} path={linePath(key, field)} />
          ))}
        </Columns>
        <Columns minWidth="16rem">
          <EntryField path={linePath(key, 'kitchenAction')} />
          <EntryField path={linePath(key, 'correctiveAction')} />
        </Columns>
      </Stack>
    </Fold>
  )
}
