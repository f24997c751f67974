import type { MenuItem } from '@commissary/api-client'
import { Quiet } from '@commissary/ui'
import { Checkbox, DateField, FormValues } from '@commissary/ui/form'

import { useWording } from '../../compliance/use-wording.ts'
import { useSession } from '../../session/session.tsx'
import { changesLink, type MasterItemValues } from './master-item-values.ts'

/** Asks from which day another recipe or ingredient is offered: menus of earlier days keep theirs. Otherwise lists past ones. */
export function LinkChange({ item }: { item: MenuItem }) {
  const { t, formats } = useWording()
  const { timeZone } = useSession()
  const last = item.pastLinks.at(-1)
  return (
    <FormValues<MasterItemValues>>
      {(values) =>
        changesLink(item, values) ? (
          <>
            {!values.isCorrection && (
              <DateField
                name="linkFrom"
                label={t('masterItemRecord.linkChange.from')}
                hint={t('masterItemRecord.linkChange.fromHint')}
                timeZone={timeZone}
                min={last?.until}
                required
              />
            )}
            <Checkbox
              name="isCorrection"
              label={t('masterItemRecord.linkChange.correction')}
              hint={
                last
                  ? t('masterItemRecord.linkChange.correctionSince', { date: formats.date(last.until) })
                  : t('masterItemRecord.linkChange.correctionHint')
              }
            />
          </>
        ) : item.pastLinks.length > 0 ? (
          <Quiet>
            {item.pastLinks
              .map(({ until, linkedName }) =>
                t('masterItemRecord.linkChange.until', { date: formats.date(until), name: linkedName }),
              )
              .join(' ')}
          </Quiet>
        ) : null
      }
    </FormValues>
  )
}
