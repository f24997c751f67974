import type { MealProgram } from '@commissary/api-client'
import { Quiet, Section, Stack } from '@commissary/ui'
import { FormValues, NumberField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { federalLimits, isLaxer, ownLimits, type OwnLimitValues } from './own-limits.ts'

/** The caterer's own limits. A limit laxer than the federal one is kept, with a note that the federal one applies. */
export function OwnLimitFields({ programs }: { programs: readonly MealProgram[] }) {
  const t = useMessages()
  const { formats, today } = useSession()
  const federal = federalLimits(programs, today)
  const percentText = (percent: number) => formats.amount(percent, 1)

  return (
    <Section title={t('nutritionSettings.ownLimits')} description={t('nutritionSettings.ownLimitsHint')}>
      <FormValues<OwnLimitValues>>
        {(values) =>
          ownLimits.map((name) => {
            const limit = federal[name]
            return (
              <Stack key={name} gap={1}>
                <NumberField
                  name={name}
                  label={t(`nutritionSettings.${name}`)}
                  unit={t('nutritionSettings.percent')}
                  hint={
                    limit === null
                      ? t('nutritionSettings.federalUnknown')
                      : t(`nutritionSettings.${name}Hint`, { limit: percentText(limit) })
                  }
                />
                <div role="status">
                  {limit !== null && isLaxer(values[name], name, limit) && (
                    <Quiet>{t('nutritionSettings.laxer', { limit: percentText(limit) })}</Quiet>
                  )}
                </div>
              </Stack>
            )
          })
        }
      </FormValues>
    </Section>
  )
}
