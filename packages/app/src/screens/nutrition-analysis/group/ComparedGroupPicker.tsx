import type { School } from '@commissary/api-client'
import { Button, Section } from '@commissary/ui'
import { WeekHeader } from '@commissary/ui/menu'
import { SchoolsChoice } from '@commissary/ui/report'

import { useWording } from '../../../compliance/use-wording.ts'
import { useSchoolsText } from '../../../reports/use-schools-text.ts'
import type { ComparedGroup, useComparedGroup } from './use-compared-group.ts'

interface ComparedGroupPickerProps {
  schools: readonly School[]
  compared: ComparedGroup
  actions: Omit<ReturnType<typeof useComparedGroup>, 'compared'>
}

/** Selects the schools and the week that a group is compared with. */
export function ComparedGroupPicker({ schools, compared, actions }: ComparedGroupPickerProps) {
  const { t, formats } = useWording()
  const schoolsText = useSchoolsText()

  return (
    <Section title={t('nutritionAnalysis.compare.title')}>
      <WeekHeader
        {...compared.steps}
        school={
          <SchoolsChoice
            schools={schools.map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName }))}
            schoolIds={compared.schoolIds}
            onChange={actions.choose}
            text={{ ...schoolsText, label: t('nutritionAnalysis.group.comparedSchools') }}
            isLabelShown
          />
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
