import type { Student } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import type { Column } from '@commissary/ui/table'

import { allergyNames } from '../../orders/allergy-names.ts'

/** The columns of students. The server sorts by the ids of the sortable ones. */
export const studentColumns = (t: Translate, formats: Formats): readonly Column<Student>[] =>
  [
    { id: 'lastName', header: 'families.columns.lastName', value: (row: Student) => row.lastName, isTitle: true },
    { id: 'firstName', header: 'families.columns.firstName', value: (row: Student) => row.firstName, isTitle: true },
    {
      id: 'studentNumber',
      header: 'families.columns.studentNumber',
      value: (row: Student) => row.studentNumber,
      isOneLine: true,
    },
    { id: 'className', header: 'families.columns.className', value: (row: Student) => row.className, isOneLine: true },
    {
      id: 'schoolName',
      header: 'families.columns.schoolName',
      value: (row: Student) => row.schoolName,
      width: '11rem',
    },
    {
      id: 'allergies',
      header: 'families.columns.allergies',
      value: (row: Student) => allergyNames(t, formats, row.allergies),
      isSortable: false,
      width: '11rem',
    },
    {
      id: 'priceType',
      header: 'families.columns.priceType',
      value: (row: Student) => row.priceType ?? t('families.fields.defaultPrice'),
      isSortable: false,
    },
  ].map((column) => ({ ...column, isFilterable: false }))
