import { Inline, Select } from '@commissary/ui'

import { choiceOf } from '../forms/choice.ts'
import { useMessages } from '../messages/messages.ts'
import type { SchoolWeek } from './school-week.ts'

/** School and menu of a week. Where there is only one, there is nothing to choose. */
export function SchoolPickers({ place }: { place: SchoolWeek }) {
  const t = useMessages()
  const { school, schools, menuType, menuTypes, choose } = place

  return (
    <Inline>
      <Select
        label={t('schoolMenus.school')}
        isLabelHidden
        value={String(school?.schoolId ?? '')}
        onChange={(value) => choose({ school: Number(value) })}
        disabled={schools.length === 1}
        options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
      />
      {menuTypes.length > 1 && (
        <Select
          label={t('schoolMenus.menuType')}
          isLabelHidden
          value={menuType}
          onChange={(value) => {
            const menu = choiceOf(menuTypes, value)
            if (menu) choose({ menu })
          }}
          options={menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) }))}
        />
      )}
    </Inline>
  )
}
