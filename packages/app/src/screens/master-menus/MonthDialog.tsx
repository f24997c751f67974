import {
  type CalendarSummary,
  cloneCalendar,
  limits,
  type MenuType,
  newKey,
  saveCatererMonthlyCalendar,
  useListMealPrograms,
} from '@commissary/api-client'
import { groupsBeside } from '@commissary/domain/rules'
import {
  Banner,
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Link,
  Select,
  Stack,
  TextField,
  useToast,
  useUiText,
} from '@commissary/ui'
import { useState } from 'react'

import { alsoGroups, alsoOptions, alsoText } from '../../forms/also-groups.ts'
import { reasonOf, savedMessage, saveFailure } from '../../forms/save-failure.ts'
import { useWording } from '../../compliance/use-wording.ts'
import { paths } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'
import { monthAfter } from './month-dates.ts'
import { programName } from '../../menu-planner/program-name.ts'

interface MonthDialogProps {
  menuType: MenuType
  /** The month to copy; null = a new month without days. */
  cloned: CalendarSummary | null
  /** The month was added or copied. */
  onSaved: (id: number) => Promise<unknown>
  onClose: () => void
}

/** Adds a month to a master menu, or copies one to another month or name. */
export function MonthDialog({ menuType, cloned, onSaved, onClose }: MonthDialogProps) {
  const { t, formats } = useWording()
  const { cancel } = useUiText()
  const { catererId, role, today } = useSession()
  const showToast = useToast()
  const thisMonth = today.slice(0, 7)
  const programs = useListMealPrograms({ enabled: cloned === null })
  const offered = programs.data?._embedded.mealPrograms.filter((program) => program.menuType === menuType) ?? []
  // Programs come with the meals of schools: without one there is nothing to plan a month for.
  const isUnserved = programs.data !== undefined && offered.length === 0
  const [name, setName] = useState(cloned?.name ?? '')
  const [yearMonth, setYearMonth] = useState(monthAfter(cloned?.yearMonth ?? thisMonth, 1))
  const [chosen, setChosen] = useState('')
  const [also, setAlso] = useState('')
  const [align, setAlign] = useState<'weekday' | 'cycle'>('weekday')
  const [holidays, setHolidays] = useState<'skip' | 'shift'>('skip')
  const [replace, setReplace] = useState(false)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const [key] = useState(newKey)
  const program = offered.find(({ id }) => String(id) === chosen) ?? offered[0]
  const shownFields = ['name', 'yearMonth', ...(cloned ? [] : ['programId'])]
  const months = Array.from({ length: 19 }, (_, step) => monthAfter(thisMonth, step))

  async function save() {
    if (name.trim() === '') {
      setProblems({ name: t('masterMenus.nameMissing') })
      return
    }
    setIsBusy(true)
    try {
      const options = { idempotencyKey: key }
      const saved = cloned
        ? await cloneCalendar(cloned.id, { yearMonth, name: name.trim(), align, holidays, replace }, options)
        : await saveCatererMonthlyCalendar(catererId, menuType, { yearMonth, name: name.trim(), ...menuFor() }, options)
      showToast({ tone: 'success', message: savedMessage(saved) })
      await onSaved(saved.data.id)
    } catch (error) {
      const failure = saveFailure(error, t)
      const isAtField = failure.kind === 'rejected' && shownFields.some((field) => field in failure.fields)
      setProblems(isAtField ? failure.fields : { form: reasonOf(failure) })
      setIsBusy(false)
    }
  }

  /** The program of a new month. An existing menu of that name keeps its grade groups unless others are chosen. */
  function menuFor() {
    if (!program) return {}
    const alsoGradeGroups = alsoGroups(program, also)
    return { programId: program.id, ...(alsoGradeGroups.length > 0 && { alsoGradeGroups }) }
  }

  const fields = () => (
    <Stack>
      {problems['form'] && <Banner tone="error">{problems['form']}</Banner>}
      <TextField
        label={t('masterMenus.columns.name')}
        value={name}
        onChange={setName}
        error={problems['name']}
        maxLength={limits.MonthInput.name.maxLength}
        autoComplete="off"
      />
      {!cloned && (
        <Select
          label={t('masterMenus.columns.program')}
          value={chosen || String(offered[0]?.id ?? '')}
          onChange={setChosen}
          error={problems['programId']}
          options={offered.map((one) => ({ value: String(one.id), label: programName(t, one) }))}
        />
      )}
      {program && groupsBeside(program.rulePack, program.gradeGroup).length > 0 && (
        <Select
          label={t('words.sameMenuFor')}
          hint={t('masterMenus.sameMenuHint')}
          value={alsoText(alsoGroups(program, also))}
          onChange={setAlso}
          options={alsoOptions(t, program)}
        />
      )}
      <Select
        label={t('masterMenus.columns.month')}
        value={yearMonth}
        onChange={setYearMonth}
        error={problems['yearMonth']}
        options={months.map((month) => ({ value: month, label: formats.month(month) }))}
      />
      {cloned && (
        <>
          <Select
            label={t('masterMenus.align')}
            value={align}
            onChange={(value) => setAlign(value === 'cycle' ? 'cycle' : 'weekday')}
            options={[
              { value: 'weekday', label: t('masterMenus.alignWeekday') },
              { value: 'cycle', label: t('masterMenus.alignCycle') },
            ]}
          />
          <Select
            label={t('masterMenus.holidays')}
            value={holidays}
            onChange={(value) => setHolidays(value === 'shift' ? 'shift' : 'skip')}
            options={[
              { value: 'skip', label: t('masterMenus.holidaysSkip') },
              { value: 'shift', label: t('masterMenus.holidaysShift') },
            ]}
          />
          <Checkbox label={t('masterMenus.replace')} checked={replace} onChange={setReplace} />
        </>
      )}
    </Stack>
  )

  return (
    <Dialog
      title={cloned ? t('masterMenus.cloneTitle', { name: cloned.name }) : t('masterMenus.new')}
      {...(cloned && { description: t('masterMenus.cloneHint', { month: formats.month(cloned.yearMonth) }) })}
      onClose={onClose}
      isBusy={isBusy}
      errors={problems}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          {!isUnserved && (
            <Button variant="solid" isBusy={isBusy} onClick={() => void save()}>
              {t(cloned ? 'masterMenus.clone' : 'masterMenus.add')}
            </Button>
          )}
        </>
      }
    >
      {isUnserved ? (
        <EmptyState
          size="small"
          title={t('masterMenus.noPrograms', { menuType: t(`words.menuTypes.${menuType}`) })}
          action={
            role === 'administrator' && (
              <Link variant="outline" href={paths.schools}>
                {t('masterMenus.openSchools')}
              </Link>
            )
          }
        >
          {t('masterMenus.noProgramsHint')}
        </EmptyState>
      ) : (
        fields()
      )}
    </Dialog>
  )
}
