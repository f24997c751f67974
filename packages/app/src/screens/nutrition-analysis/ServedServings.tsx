import { type MealProgram, type School, useListSchoolMenus, useReadSchoolCalendar } from '@commissary/api-client'
import { Banner, Button, Dialog, ErrorState, Select, Skeleton, Stack, useUiText } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { ServedDay } from './ServedDay.tsx'

interface ServedServingsProps {
  school: School
  program: MealProgram
  /** The first and last day of the week. */
  range: { startDate: string; endDate: string }
  onSaved: () => Promise<unknown>
}

/** Opens the dialog in which what was served is entered, a day at a time. */
export function ServedServings(props: ServedServingsProps) {
  const { t } = useWording()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('nutritionAnalysis.served.enter')}</Button>
      {isOpen && <ServedDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ServedDialog({ school, program, range, onSaved, onClose }: ServedServingsProps & { onClose: () => void }) {
  const { t, formats } = useWording()
  const { close } = useUiText()
  const { schoolId } = school
  const { menuType, id: programId } = program
  const calendar = useReadSchoolCalendar(schoolId, { itemType: menuType, programId, ...range })
  const months = useListSchoolMenus(schoolId, menuType, { programId })
  const days = calendar.data?.days.filter(({ lines }) => lines.length > 0)
  const [chosen, setChosen] = useState<string | null>(null)
  const day = days?.find(({ date }) => date === chosen) ?? days?.[0]
  const month = months.data?._embedded.getSchoolMenus.find(({ yearMonth }) => yearMonth === day?.date.slice(0, 7))
  const error = calendar.error ?? months.error

  function content() {
    if (error) return <ErrorState error={error} onRetry={() => Promise.all([calendar.mutate(), months.mutate()])} />
    if (!days || !months.data) return <Skeleton lines={8} />
    if (!day || !month) return <Banner>{t('nutritionAnalysis.served.noDays')}</Banner>
    return (
      <>
        <Select
          label={t('nutritionAnalysis.served.day')}
          value={day.date}
          options={days.map(({ date }) => ({ value: date, label: formats.dayLong(date) }))}
          onChange={setChosen}
        />
        <ServedDay key={day.date} day={day} monthId={month.id} gradeGroup={program.gradeGroup} onSaved={onSaved} />
      </>
    )
  }

  return (
    <Dialog
      title={t('nutritionAnalysis.served.title')}
      description={t('nutritionAnalysis.served.hint')}
      width="wide"
      onClose={onClose}
      actions={<Button onClick={onClose}>{close}</Button>}
    >
      <Stack>{content()}</Stack>
    </Dialog>
  )
}
