import {
  openProductionRecord,
  type ProductionRecord,
  type School,
  useListProductionRecords,
  useReadProductionRecord,
  useReadSignedProductionRecord,
} from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import type { MenuType } from '@commissary/domain/menu'
import { Badge, Button, Dialog, EmptyState, ErrorState, Inline, Link, Skeleton, Stack, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { connection } from '../../session/connection.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { hasOneOf } from '../../routing/access.ts'
import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { RecordForm, SignedRecord } from './RecordForm.tsx'
import { stateTones } from './state-tones.ts'

interface ProductionDayProps {
  school: School
  menuType: MenuType
  date: string
  /** The address of a day, and of its month. */
  hrefOf: (date: string) => string
  monthHref: string
}

/** A day of a school's meal: its record, or the way to open it from the plan. */
export function ProductionDay({ school, menuType, date, hrefOf, monthHref }: ProductionDayProps) {
  const { t, formats } = useWording()
  const { schoolId } = school
  const list = useListProductionRecords({ schoolId, itemType: menuType, startDate: date, endDate: date })
  const day = list.data?.days[0]

  return (
    <Stack>
      <Inline>
        <Link size="small" variant="outline" href={monthHref}>
          {t('production.back')}
        </Link>
        <Link size="small" variant="outline" href={hrefOf(addDays(date, -1))}>
          {t('production.previousDay')}
        </Link>
        <Link size="small" variant="outline" href={hrefOf(addDays(date, 1))}>
          {t('production.nextDay')}
        </Link>
        <strong>{formats.dayLong(date)}</strong>
        {day && <Badge tone={stateTones[day.state]}>{t(`production.states.${day.state}`)}</Badge>}
        {day && day.amendments > 0 && <Badge tone="accent">{t('production.day.amended')}</Badge>}
      </Inline>
      {!list.data ? (
        list.error ? (
          <ErrorState error={list.error} onRetry={() => list.mutate()} />
        ) : (
          <Skeleton lines={12} />
        )
      ) : day?.recordId ? (
        <StoredRecord key={day.recordId} id={day.recordId} onSaved={() => list.mutate()} />
      ) : (
        <NotOpened
          school={school}
          menuType={menuType}
          date={date}
          isPlanned={day !== undefined}
          closed={list.data.closedDays[0]?.note ?? null}
          onOpened={() => list.mutate()}
        />
      )}
    </Stack>
  )
}

interface NotOpenedProps {
  school: School
  menuType: MenuType
  date: string
  isPlanned: boolean
  /** The holiday's name. */
  closed: string | null
  onOpened: () => unknown
}

function NotOpened({ school, menuType, date, isPlanned, closed, onOpened }: NotOpenedProps) {
  const { t } = useWording()
  const session = useSession()
  const fail = useFailureToast()
  const [isBusy, setIsBusy] = useState(false)
  const canOpen = hasOneOf(['production'], session)
  const canPlan = hasOneOf(['menus'], session)

  async function handleOpen() {
    setIsBusy(true)
    try {
      await openProductionRecord({ schoolId: school.schoolId, date, itemType: menuType })
      connection.answered()
      await onOpened()
    } catch (error) {
      fail(error)
    } finally {
      setIsBusy(false)
    }
  }

  if (!isPlanned) {
    const week = weekAddress(paths.schoolMenus, { schoolId: school.schoolId, week: date, menuType })
    return (
      <EmptyState
        title={t('production.noPlan')}
        action={canPlan && !closed && <Link href={week}>{t('production.openMenus')}</Link>}
      >
        {closed ?? t('production.noPlanHint')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('production.stateHints.planned')}
      action={
        canOpen && (
          <Button variant="solid" isBusy={isBusy} onClick={() => void handleOpen()}>
            {t('production.openRecord')}
          </Button>
        )
      }
    >
      {t(canOpen ? 'production.openHint' : 'production.notAllowed')}
    </EmptyState>
  )
}

function StoredRecord({ id, onSaved }: { id: number; onSaved: () => unknown }) {
  const session = useSession()
  const stored = useReadProductionRecord(id)
  const [original, setOriginal] = useState<number | null>(null)

  async function take(record: ProductionRecord) {
    await stored.mutate(record, { revalidate: false })
    await onSaved()
  }

  // If a later read fails, the form and what is typed in it stay.
  if (!stored.data) {
    return stored.error ? <ErrorState error={stored.error} onRetry={() => stored.mutate()} /> : <Skeleton lines={12} />
  }
  return (
    <>
      <RecordForm
        // A new round has other signatures, and clears the missing fields.
        key={stored.data.round}
        record={stored.data}
        canChange={hasOneOf(['production'], session)}
        onSaved={take}
        onShowOriginal={setOriginal}
      />
      {original !== null && <Original id={id} round={original} onClose={() => setOriginal(null)} />}
    </>
  )
}

/** The record as it was once signed. */
function Original({ id, round, onClose }: { id: number; round: number; onClose: () => void }) {
  const { t } = useWording()
  const { close } = useUiText()
  const signed = useReadSignedProductionRecord(id, round)
  return (
    <Dialog
      width="wide"
      title={t('production.sign.originalTitle', { round })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      {signed.error ? (
        <ErrorState error={signed.error} onRetry={() => signed.mutate()} />
      ) : signed.data ? (
        <SignedRecord record={signed.data} />
      ) : (
        <Skeleton lines={12} />
      )}
    </Dialog>
  )
}
