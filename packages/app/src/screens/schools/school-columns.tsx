import type { SchoolRecord } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'
import type { Formats } from '@commissary/messages/formats'
import { type Column, defineColumns } from '@commissary/ui/table'

import { unbroken } from '../../text/unbroken.ts'
import { gradesText, mealsText, usualMealsText } from './school-texts.ts'

/** The columns of the schools. */
export const schoolColumns = (t: Translate, formats: Formats): readonly Column<SchoolRecord>[] =>
  defineColumns<SchoolRecord>([
    { id: 'name', header: 'schools.columns.name', value: (row) => row.schoolName, width: '14rem' },
    { id: 'grades', header: 'schools.columns.grades', value: (row) => gradesText(t, row), isOneLine: true },
    {
      id: 'meals',
      header: 'schools.columns.meals',
      value: (row) => mealsText(t, row),
      cell: (row) => unbroken(mealsText(t, row)),
      width: '12rem',
    },
    { id: 'usualMeals', header: 'schools.columns.usualMeals', value: (row) => usualMealsText(t, formats, row) },
    { id: 'subdomain', header: 'schools.columns.subdomain', value: (row) => row.subdomain },
  ])
