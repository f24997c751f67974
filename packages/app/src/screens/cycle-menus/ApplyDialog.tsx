import {
  type AppliedCycle,
  applyCycleMenu,
  type ApplyRequest,
  choices,
  type CycleMenu,
  limits,
  newKey,
} from '@commissary/api-client'
import { addDays, mondayOf } from '@commissary/domain/dates'
import type { Wording } from '@commissary/messages/wording'
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  Inline,
  RadioGroup,
  Select,
  Stack,
  TextField,
  useToast,
} from '@commissary/ui'
import { DateRangeField } from '@commissary/ui/date'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { saveFailure } from '../../forms/save-failure.ts'
import { useSession } from '../../session/session.tsx'
import { AppliedDays } from './AppliedDays.tsx'

interface ApplyDialogProps {
  menu: CycleMenu
  onApplied: () => unknown
  onClose: () => void
}

type Applied = AppliedCycle['data']

/** A week never has more days of service than the program. */
const regularWeek = 7

/** Weeks of up to `most` days, the longest first: "4 days: Mon – Thu". */
const shortWeeksOf = ({ t, formats }: Wording, most: number) =>
  Array.from({ length: Math.max(0, most) }, (_, index) => most - index).map((days) => ({
    value: String(days),
    label: t('cycleMenus.shortWeek', {
      days,
      first: formats.weekdayOf(1),
      last: formats.weekdayOf(days),
    }),
  }))

/** Applies a cycle menu to the dates of a master menu, after a preview of what happens to each day. */
export function ApplyDialog({ menu, onApplied, onClose }: ApplyDialogProps) {
  const wording = useWording()
  const { t } = wording
  const { today, locale, schools } = useSession()
  const showToast = useToast()
  const program = schools.flatMap(({ programs }) => programs).find(({ id }) => id === menu.programId)
  const programDays = program?.serviceDays ?? menu.daysPerWeek
  const nextMonday = addDays(mondayOf(today), 7)
  const [request, setRequest] = useState({
    name: menu.usedIn[0]?.name ?? menu.name,
    startDate: nextMonday,
    endDate: addDays(nextMonday, menu.weeks * 7 - 1),
    startWeek: 1,
    align: 'weekday',
    holidays: 'skip',
    serviceDays: regularWeek,
    shortWeeks: 'continue',
    replace: false,
  } satisfies ApplyRequest as ApplyRequest & { name: string; startWeek: number })
  const [preview, setPreview] = useState<Applied | null>(null)
  const [failure, setFailure] = useState<ReturnType<typeof saveFailure> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { name, startDate, endDate, startWeek, align = 'weekday', holidays = 'skip', replace = false } = request
  const { shortWeeks = 'continue', serviceDays = regularWeek } = request

  function change(part: Partial<ApplyRequest>) {
    setRequest((now) => ({ ...now, ...part }))
    setPreview(null)
    setFailure(null)
  }

  async function send(isPreview: boolean) {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await applyCycleMenu(menu.id, { ...request, preview: isPreview }, { idempotencyKey: newKey() })
      if (isPreview) setPreview(data)
      else {
        await onApplied()
        showToast({ tone: 'success', message: t('cycleMenus.applied', { laid: countOf(data, 'laid', 'replaced') }) })
        onClose()
      }
    } catch (error) {
      setFailure(saveFailure(error, t))
    } finally {
      setBusy(false)
    }
  }

  const errors = failure?.kind === 'rejected' ? failure.fields : null
  return (
    <Dialog
      title={t('cycleMenus.applyTitle', { name: menu.name })}
      description={t('cycleMenus.applyHint')}
      width="wide"
      isBusy={isBusy}
      errors={errors}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cycleMenus.cancel')}</Button>
          {preview ? (
            <Button variant="solid" isBusy={isBusy} onClick={() => void send(false)}>
              {t('cycleMenus.apply')}
            </Button>
          ) : (
            <Button variant="solid" isBusy={isBusy} onClick={() => void send(true)}>
              {t('cycleMenus.preview')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {failure && <Banner tone="error">{failure.message}</Banner>}
        <TextField
          label={t('cycleMenus.applyFields.name')}
          hint={t('cycleMenus.applyNameHint')}
          required
          maxLength={limits.ApplyRequest.name.maxLength}
          value={name}
          error={errors?.name}
          onChange={(value) => change({ name: value })}
        />
        <DateRangeField
          label={t('cycleMenus.applyFields.dates')}
          required
          locale={locale}
          value={{ start: startDate, end: endDate }}
          error={errors?.startDate ?? errors?.endDate}
          onChange={({ start, end }) => change({ startDate: start, endDate: end })}
        />
        <Select
          label={t('cycleMenus.applyFields.startWeek')}
          value={String(startWeek)}
          onChange={(week) => change({ startWeek: Number(week) })}
          options={Array.from({ length: menu.weeks }, (_, index) => ({
            value: String(index + 1),
            label: t('cycleMenus.week', { week: index + 1 }),
          }))}
        />
        <Select
          label={t('cycleMenus.applyFields.serviceDays')}
          value={String(serviceDays)}
          onChange={(days) => change({ serviceDays: Number(days) })}
          options={[
            { value: String(regularWeek), label: t('cycleMenus.regularWeek') },
            ...shortWeeksOf(wording, programDays - 1),
          ]}
        />
        <Inline gap={6}>
          <RadioGroup
            label={t('cycleMenus.applyFields.align')}
            value={align}
            onChange={(value) => change({ align: choiceOf(choices.CycleAlign, value) ?? align })}
            options={choices.CycleAlign.map((value) => ({ value, label: t(`cycleMenus.align.${value}`) }))}
          />
          <RadioGroup
            label={t('cycleMenus.applyFields.holidays')}
            value={holidays}
            onChange={(value) => change({ holidays: choiceOf(choices.CycleHolidays, value) ?? holidays })}
            options={choices.CycleHolidays.map((value) => ({
              value,
              label: t(`cycleMenus.holidays.${value}`),
            }))}
          />
        </Inline>
        <RadioGroup
          label={t('cycleMenus.applyFields.shortWeeks')}
          value={shortWeeks}
          onChange={(value) => change({ shortWeeks: choiceOf(choices.CycleShortWeeks, value) ?? shortWeeks })}
          options={choices.CycleShortWeeks.map((value) => ({ value, label: t(`cycleMenus.shortWeeks.${value}`) }))}
        />
        <Checkbox
          label={t('cycleMenus.applyFields.replace')}
          checked={replace}
          onChange={(value) => change({ replace: value })}
        />
        {preview && <AppliedDays applied={preview} />}
      </Stack>
    </Dialog>
  )
}

const countOf = ({ days }: Applied, ...outcomes: Applied['days'][number]['outcome'][]) =>
  days.filter(({ outcome }) => outcomes.includes(outcome)).length
