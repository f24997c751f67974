import type { SchoolsText } from '@commissary/ui/report'

import { useMessages } from '../messages/messages.ts'

/** The texts of the choice of schools. */
export function useSchoolsText(): SchoolsText {
  const t = useMessages()
  return {
    label: t('reports.schools'),
    all: t('reports.allSchools'),
    some: (count) => t('reports.someSchools', { count }),
    find: t('reports.findSchool'),
    show: t('reports.show'),
    selectAll: (count) => t('reports.selectAll', { count }),
  }
}
