import { Inline, MenuTypeTabs, SchoolSelector, Select } from '@commissary/ui'
import { useNavigate } from 'react-router-dom'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'
import { hasOneOf } from './access.ts'
import { paths, weekAddress } from './paths.ts'
import { gradesTitle } from './grades-title.ts'
import { programsOf } from './programs.ts'
import type { SchoolWeek } from './school-week.ts'

interface PickerProps {
  place: SchoolWeek
}

/** Selects the school, in the header of the week. Open School leads to its menus. */
export function SchoolPicker({ place }: PickerProps) {
  const navigate = useNavigate()
  const { school, schools, dates, menuType, choose } = place
  // Users who only read reports have no menus to open.
  const canPlan = hasOneOf(['menus'], useSession())

  const selector = (
    <SchoolSelector
      schools={schools}
      value={school?.schoolId ?? null}
      onChange={(schoolId) => choose({ school: schoolId ?? 'all' })}
      onOpen={
        canPlan
          ? (schoolId) => navigate(weekAddress(paths.schoolMenus, { schoolId, week: dates[0] ?? '', menuType }))
          : undefined
      }
    />
  )
  if (!place.namedProgram) return selector
  return (
    <Inline>
      {selector}
      <ProgramPicker place={place} />
    </Inline>
  )
}

/** Selects the grade group whose menu is shown, at a school with several for a menu type. */
function ProgramPicker({ place: { school, menuType, program, choose } }: PickerProps) {
  const t = useMessages()
  if (!school || !program) return null
  return (
    <Select
      label={t('schoolMenus.program')}
      isLabelHidden
      value={String(program.id)}
      onChange={(id) => choose({ program: Number(id) })}
      options={programsOf(school, menuType).map((one) => ({ value: String(one.id), label: gradesTitle(t, one) }))}
    />
  )
}

/** Selects the menu type; Lunch by default. Disabled while a menu loads. */
export function MenuTypePicker({ place, isLoading }: PickerProps & { isLoading: boolean }) {
  return <MenuTypeTabs value={place.menuType} onChange={(menu) => place.choose({ menu })} isLoading={isLoading} />
}
