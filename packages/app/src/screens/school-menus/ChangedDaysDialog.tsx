import { type CalendarDay, replaceSchoolMonthlyCalendar } from '@commissary/api-client'
import { dayDifferences, emptyMenuDay, type MenuDay } from '@commissary/domain/menu'
import { Banner, Button, Checkbox, Dialog, Quiet, Stack, useToast, useUiText } from '@commissary/ui'
import { DayComparison } from '@commissary/ui/menu'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { reasonOf, saveFailure } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { connection } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import { toDayInput, toMenuDay } from '../../menu-planner/calendar-days.ts'
import { differenceRow } from '../../menu-planner/difference-row.ts'
import { ReasonField } from '../../menu-planner/ReasonField.tsx'
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
  /** Why the school changes the day; absent = unchanged. */
  reason?: string | null
}

const versionOf = ({ day: { date, version } }: ChangedDay) => ({ date, version })
const publishedMenu = ({ published }: ChangedDay) => (published ? toMenuDay(published) : emptyMenuDay)

/**
 * A school's changed days next to what was published. The chosen days go back to that, or get a reason why the
 * school serves something else.
 */
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
      const body = ofMonth.map(({ menu, ...day }) => ({ ...day, ...toDayInput(menu) }))
      saved.push(...(await replaceSchoolMonthlyCalendar(id, { days: body })).data.days)
    }
    connection.answered()
    onSaved(saved)
    return saved
  }

  /** Runs a change of days, and returns whether it was saved. A failure is shown, next to what is stored now. */
  async function change(run: () => Promise<void>): Promise<boolean> {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await run()
      return true
    } catch (error) {
      setProblem(reasonOf(saveFailure(error, t)))
      await onStale()
      return false
    } finally {
      setIsBusy(false)
    }
  }

  /** Saves days, and offers to save them as they were. */
  async function writeWithUndo(wanted: readonly DayWithMenu[], message: string) {
    const before = new Map(picked.map(({ day }) => [day.date, { menu: toMenuDay(day), reason: day.reason ?? null }]))
    const saved = await write(wanted)
    const undo = saved.flatMap(({ date, version }) => {
      const known = before.get(date)
      return known ? [{ date, version, ...known }] : []
    })
    showToast({ tone: 'success', message, onUndo: () => void write(undo).catch(fail) })
  }

  const revert = () =>
    change(async () => {
      const wanted = picked.map((one) => ({ ...versionOf(one), menu: publishedMenu(one) }))
      await writeWithUndo(wanted, t('schoolMenus.reverted', { count: wanted.length }))
      onClose()
    })

  const explain = (reason: string | null) =>
    change(async () => {
      const wanted = picked.map((one) => ({
        ...versionOf(one),
        menu: toMenuDay(one.day),
        reason,
      }))
      await writeWithUndo(wanted, t('menuPlanner.reasons.saved', { count: wanted.length }))
    })

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
            label={t('menuPlanner.reasons.allDays', { count: open.length })}
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
                  setChosen(isChecked ? [...chosen, date] : chosen.filter((other) => other !== date))
                }
              />
              {one.day.reason && <Quiet>{t('menuPlanner.reasons.text', { reason: one.day.reason })}</Quiet>}
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
        {picked.length > 0 && (
          <ReasonField
            key={chosen.join()}
            reasons={picked.map(({ day }) => day.reason ?? null)}
            hint={t('schoolMenus.whyHint')}
            isBusy={isBusy}
            onSave={explain}
          />
        )}
      </Stack>
    </Dialog>
  )
}
