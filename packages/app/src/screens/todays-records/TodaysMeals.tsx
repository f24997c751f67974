import {
  openProductionRecord,
  type School,
  useListProductionRecords,
  useReadProductionRecord,
} from '@commissary/api-client'
import type { MenuType } from '@commissary/domain/menu'
import {
  Badge,
  Banner,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Inline,
  Link,
  Select,
  Skeleton,
  Stack,
} from '@commissary/ui'
import { useState } from 'react'

import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { clockTime } from '../../offline/clock-time.ts'
import { answeredAt } from '../../offline/kept-reads.ts'
import { useUnsentRecords } from '../../offline/send-kept.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, withQuery } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { isUnreachable, useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { mealsOf, ReadAhead } from './ReadAhead.tsx'

interface TodaysMealsProps {
  /** At least one school. */
  schools: readonly School[]
  today: string
}

/** Today's meals of a school. Reads their records first, then those of other schools, so that each opens without a connection. */
export function TodaysMeals({ schools, today }: TodaysMealsProps) {
  const { get, set } = useUrlFilters()
  const t = useMessages()
  const school = schools.find(({ schoolId }) => String(schoolId) === get('school')) ?? schools[0]
  if (!school) return null
  const served = mealsOf(school)
  return (
    <Stack>
      {schools.length > 1 && (
        <Select
          label={t('receiving.today.school')}
          value={String(school.schoolId)}
          options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
          onChange={(id) => set({ school: id })}
        />
      )}
      {served.length === 0 && (
        <EmptyState kind="none" title={t('receiving.today.none')}>
          {t('receiving.today.noneHint')}
        </EmptyState>
      )}
      {served.map(({ schoolId, menuType }) => (
        <Meal key={`${schoolId} ${menuType}`} schoolId={schoolId} menuType={menuType} today={today} />
      ))}
      <ReadAhead schools={schools.filter((one) => one !== school)} today={today} />
    </Stack>
  )
}

interface MealProps {
  schoolId: number
  menuType: MenuType
  today: string
}

function Meal({ schoolId, menuType, today }: MealProps) {
  const t = useMessages()
  const session = useSession()
  const fail = useFailureToast()
  const { set } = useUrlFilters()
  const isConnectionLost = useIsConnectionLost()
  const unsent = useUnsentRecords()
  const [isOpening, setIsOpening] = useState(false)
  const answer = useListProductionRecords({ schoolId, itemType: menuType, startDate: today, endDate: today })
  const [day] = answer.data?.days ?? []
  const recordId = day?.recordId ?? null
  // Kept on the device before anyone opens it.
  const record = useReadProductionRecord(recordId ?? 0, { enabled: recordId !== null })
  const at = answeredAt(answer.data)

  async function handleOpen() {
    setIsOpening(true)
    try {
      const { data } = await openProductionRecord({ schoolId, date: today, itemType: menuType })
      set({ record: String(data.record.id) })
    } catch (error) {
      fail(error)
    }
    setIsOpening(false)
  }

  const name = t(`words.menuTypes.${menuType}`)
  return (
    <Card title={name}>
      <Stack gap={3}>
        {!answer.data ? (
          answer.error ? (
            isUnreachable(answer.error) ? (
              <Banner>{t('receiving.today.openNeedsServer')}</Banner>
            ) : (
              <ErrorState error={answer.error} onRetry={() => answer.mutate()} />
            )
          ) : (
            <Skeleton lines={2} />
          )
        ) : !day ? (
          <p>
            <strong>{t('receiving.today.noPlan')}</strong> {/* The name of the holiday, if it is one. */}
            {answer.data.closedDays[0]?.note ?? t('receiving.today.noPlanHint')}
          </p>
        ) : (
          <Inline gap={3}>
            {recordId !== null && record.data ? (
              <Link variant="outline" href={withQuery(paths.todaysRecords, { record: recordId })}>
                {t('receiving.of', { field: t('receiving.today.open'), item: name })}
              </Link>
            ) : recordId !== null ? (
              record.error ? (
                <Banner>{t('receiving.today.openNeedsServer')}</Banner>
              ) : (
                <Skeleton lines={1} />
              )
            ) : hasOneOf(['production'], session) ? (
              <Button isBusy={isOpening} disabled={isConnectionLost} onClick={() => void handleOpen()}>
                {t('receiving.of', { field: t('receiving.today.open'), item: name })}
              </Button>
            ) : (
              <p>{t('receiving.today.readOnly')}</p>
            )}
            {recordId !== null && unsent.includes(recordId) && (
              <Badge tone="accent">{t('receiving.today.hasUnsent')}</Badge>
            )}
            {day.state === 'signed' && <Badge>{t('receiving.today.signedHere')}</Badge>}
          </Inline>
        )}
        {at !== null && <p>{t('receiving.state.asOf', { time: clockTime(session.locale, session.timeZone, at) })}</p>}
      </Stack>
    </Card>
  )
}
