import { type CalendarDay, replaceSchoolMonthlyCalendar } from '@commissary/api-client'
import { dayDifferences, emptyMenuDay, type MenuDay } from '@commissary/domain/menu'
import { Banner, Button, Checkbox, Dialog, Stack, useToast, useUiText } from '@commissary/ui'
import { DayComparison } from '@commissary/ui/menu'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { connection } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toMenuDay } from '../menu-planner/calendar-days.ts'
import { differenceRow } from '../menu-planner/difference-row.ts'
import type { ChangedDay } from './use-published-days.ts'

interface ChangedDaysDialogProps {
  days: readonly ChangedDay[]
  monthIdOf: (date: string) => number
  onSaved: (days: readonly CalendarDay[]) => unknown
  /** A day was saved by someone else in the meantime. */
  onStale: () => Promise<unknown>
  onClose: () => void
}

interface DayWithMenu {
  date: string
  version: number
  menu: MenuDay
}

const publishedMenu = ({ published }: ChangedDay) => (published ? toMenuDay(published) : emptyMenuDay)

/** A school's changed days next to what was published, to go back to that on those that are chosen. */
export function ChangedDaysDialog({ days, monthIdOf, onSaved, onStale, onClose }: ChangedDaysDialogProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { close } = useUiText()
  const { today } = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const open = days.filter(({ day }) => day.date >= today)
  const [chosen, setChosen] = useState<readonly string[]>(days.length === 1 ? open.map(({ day }) => day.date) : [])
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const picked = open.filter(({ day }) => chosen.includes(day.date))

  /** Saves days, month by month. */
  async function write(wanted: readonly DayWithMenu[]): Promise<CalendarDay[]> {
    const saved: CalendarDay[] = []
    for (const [id, ofMonth] of Map.groupBy(wanted, ({ date }) => monthIdOf(date))) {
      const body = ofMonth.map(({ date, version, menu }) => ({ date, version, ...toDayInput(menu) }))
      saved.push(...(await replaceSchoolMonthlyCalendar(id, { days: body })).data.days)
    }
    connection.answered()
    onSaved(saved)
    return saved
  }

  async function revert() {
    setIsBusy(true)
    setProblem(undefined)
    const before = new Map(picked.map(({ day }) => [day.date, toMenuDay(day)]))
    try {
      const saved = await write(
        picked.map((one) => ({ date: one.day.date, version: one.day.version, menu: publishedMenu(one) })),
      )
      const undo = saved.map(({ date, version }) => ({ date, version, menu: before.get(date) ?? emptyMenuDay }))
      onClose()
      showToast({
        tone: 'success',
        message: t('schoolMenus.reverted', { count: saved.length }),
        onUndo: () => void write(undo).catch(fail),
      })
    } catch (error) {
      setProblem(saveFailure(error, t).message)
      await onStale()
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t('schoolMenus.changedTitle')}
      description={t('schoolMenus.changedHint')}
      width="wide"
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onClick={onClose}>{close}</Button>
          <Button variant="solid" isBusy={isBusy} disabled={picked.length === 0} onClick={() => void revert()}>
            {t('schoolMenus.revert', { count: picked.length })}
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner tone="error">{problem}</Banner>}
        {open.length > 1 && (
          <Checkbox
            label={t('schoolMenus.allDays', { count: open.length })}
            checked={picked.length === open.length}
            onChange={(isChecked) => setChosen(isChecked ? open.map(({ day }) => day.date) : [])}
          />
        )}
        {days.map((one) => {
          const { date } = one.day
          const label = formats.dayLong(date)
          return (
            <Stack key={date} gap={2}>
              <Checkbox
                label={label}
                checked={chosen.includes(date)}
                disabled={date < today}
                {...(date < today && { hint: t('menuPlanner.locked') })}
                onChange={(isChecked) =>
                  setChosen((now) => (isChecked ? [...now, date] : now.filter((other) => other !== date)))
                }
              />
              <DayComparison
                label={t('menuPlanner.differences', { day: label })}
                fieldName={t('menuPlanner.field')}
                mineName={t('schoolMenus.thisSchool')}
                theirsName={t('schoolMenus.masterMenu')}
                rows={dayDifferences(toMenuDay(one.day), publishedMenu(one)).map((row) => differenceRow(wording, row))}
                isWhole
              />
            </Stack>
          )
        })}
      </Stack>
    </Dialog>
  )
}
