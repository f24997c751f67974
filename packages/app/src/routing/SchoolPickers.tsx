import { MenuTypeTabs, SchoolSelector } from '@commissary/ui'
import { useNavigate } from 'react-router-dom'

import { paths, weekAddress } from './paths.ts'
import type { SchoolWeek } from './school-week.ts'

interface PickerProps {
  place: SchoolWeek
}

/** Selects the school, in the header of the week. Open School leads to its menus. */
export function SchoolPicker({ place }: PickerProps) {
  const navigate = useNavigate()
  const { school, schools, dates, menuType, choose } = place

  return (
    <SchoolSelector
      schools={schools}
      value={school?.schoolId ?? null}
      onChange={(schoolId) => choose({ school: schoolId ?? 'all' })}
      onOpen={(schoolId) => navigate(weekAddress(paths.schoolMenus, { schoolId, week: dates[0] ?? '', menuType }))}
    />
  )
}

/** Selects the menu type; Lunch by default. Disabled while a menu loads. */
export function MenuTypePicker({ place, isLoading }: PickerProps & { isLoading: boolean }) {
  return <MenuTypeTabs value={place.menuType} onChange={(menu) => place.choose({ menu })} isLoading={isLoading} />
}
