import type { Replacement } from '@commissary/api-client'
import { Badge, Button, Inline, Quiet, Stack } from '@commissary/ui'

import { useWording } from '../compliance/use-wording.ts'
import { useUndoReplacement } from './use-undo-replacement.ts'

/** When a record was replaced everywhere, with Undo. */
export function PastReplacements({ rows, onChanged }: { rows: readonly Replacement[]; onChanged: () => void }) {
  const { t, formats } = useWording()
  const undo = useUndoReplacement(onChanged)
  if (rows.length === 0) return null
  return (
    <Stack gap={2}>
      <h3>{t('whereUsed.replace.past')}</h3>
      {rows.map(({ id, byName, from, at, by, isUndone }) => (
        <Inline key={id} gap={3}>
          <div>
            <div>
              <bdi>{t('whereUsed.replace.entry', { name: byName, date: formats.date(from) })}</bdi>
            </div>
            <Quiet>
              {by === null ? formats.instant(at) : t('whereUsed.replace.entryBy', { at: formats.instant(at), by })}
            </Quiet>
          </div>
          {isUndone ? (
            <Badge>{t('whereUsed.replace.isUndone')}</Badge>
          ) : (
            <Button size="small" onClick={() => void undo(id)}>
              {t('whereUsed.replace.undo')}
            </Button>
          )}
        </Inline>
      ))}
    </Stack>
  )
}
