import { Banner, Button, Inline, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'
import { KeptRefusals } from '../../production/KeptRefusals.tsx'
import { useOpenProductionRecord } from './record-context.ts'
import { alertText, pathName, valueText } from './record-texts.ts'

/** Fields that someone else changed differently, each with both values. */
export function EditConflicts() {
  const wording = useWording()
  const { t } = wording
  const { record, edits } = useOpenProductionRecord()
  const { conflicts } = edits
  if (conflicts.length === 0) return null
  return (
    <Banner tone="warning">
      <Stack gap={2}>
        <strong>{t('production.conflicts.title', { count: conflicts.length })}</strong>
        {conflicts.map((conflict) => (
          <Inline key={conflict.edit.path}>
            {t('production.conflicts.field', {
              field: pathName(wording, record, conflict.edit.path),
              name: conflict.by ?? t('production.conflicts.someone'),
              theirs: valueText(wording, conflict.edit.path, conflict.stored),
              mine: valueText(wording, conflict.edit.path, conflict.edit.to),
            })}
            <Button size="small" onClick={() => edits.answer(conflict, 'mine')}>
              {t('production.conflicts.mine')}
            </Button>
            <Button size="small" onClick={() => edits.answer(conflict, 'theirs')}>
              {t('production.conflicts.theirs')}
            </Button>
          </Inline>
        ))}
      </Stack>
    </Banner>
  )
}

/** Fields that the server refused while it saved the others. */
export function EditRefusals() {
  const wording = useWording()
  const { record, edits } = useOpenProductionRecord()
  return (
    <KeptRefusals
      editing={edits}
      nameOf={(path, item) => pathName(wording, record, path, item)}
      valueOf={(path, value) => valueText(wording, path, value)}
    />
  )
}

/** Alerts about the whole record: milk and the van. An item's alerts are shown with the item. */
export function RecordAlerts() {
  const wording = useWording()
  const { record, alerts } = useOpenProductionRecord()
  const own = alerts.filter(({ line }) => line === null)
  if (own.length === 0) return null
  return <Banner tone="warning">{own.map((alert) => alertText(wording, record, alert)).join(' ')}</Banner>
}
