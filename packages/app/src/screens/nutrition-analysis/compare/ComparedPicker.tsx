import type { School } from '@commissary/api-client'
import { Button, Inline, Section, Select } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'

import { useWording } from '../../../compliance/use-wording.ts'
import { programsOf } from '../../../routing/programs.ts'
import type { SchoolWeek } from '../../../routing/school-week.ts'
import type { ComparedMenu, useComparedMenu } from './use-compared-menu.ts'

interface ComparedPickerProps {
  place: SchoolWeek
  school: School
  compared: ComparedMenu
  actions: Omit<ReturnType<typeof useComparedMenu>, 'compared'>
}

/** Selects the menu, grade group and week that are compared with. */
export function ComparedPicker({ place, school, compared, actions }: ComparedPickerProps) {
  const { t, formats } = useWording()
  const { menuType, schools } = place
  const others = schools.filter((one) => one.schoolId !== school.schoolId && programsOf(one, menuType).length > 0)
  const programs = compared.source === 'master' ? [] : programsOf(compared.school, menuType)

  return (
    <Section title={t('nutritionAnalysis.compare.title')}>
      <WeekHeader
        {...compared.steps}
        school={
          <Inline align="end">
            <Select
              label={t('nutritionAnalysis.compare.menu')}
              value={compared.source}
              onChange={actions.choose}
              options={[
                { value: 'own', label: school.schoolName },
                {
                  value: 'master',
                  label: t('nutritionAnalysis.compare.master', { school: school.schoolName }),
                },
                ...others.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName })),
              ]}
            />
            {programs.length > 1 && (
              <Select
                label={t('schoolMenus.program')}
                value={String(compared.program?.id ?? '')}
                onChange={(id) => actions.chooseProgram(Number(id))}
                options={programs.map(({ id, gradeGroup }) => ({
                  value: String(id),
                  label: t(`words.gradesTitle.${gradeGroup}`),
                }))}
              />
            )}
          </Inline>
        }
        weekLabel={formats.range(compared.dates[0] ?? '', compared.dates.at(-1) ?? '')}
        isThisWeek={compared.isThisWeek}
        actions={
          <Button size="small" onClick={actions.stop}>
            {t('nutritionAnalysis.compare.stop')}
          </Button>
        }
      />
    </Section>
  )
}
