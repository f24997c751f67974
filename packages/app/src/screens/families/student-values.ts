import type { Student, StudentInput } from '@commissary/api-client'
import { allergens } from '@commissary/domain/food'
import type { Translate } from '@commissary/messages'
import type { MergeableField } from '@commissary/ui/record-form'

import type { FieldWords } from '../../history/change-entry.ts'

/** Form values of a student; '' for a blank field. */
export interface StudentValues {
  firstName: string
  lastName: string
  studentNumber: string
  /** Id of the school. */
  school: string
  className: string
  /** '' = the default price. */
  priceType: string
  allergies: Student['allergies']
}

/** A new student has the household's name, and the school if there is only one. */
export const toValues =
  (householdName: string, onlySchool: number | undefined) =>
  (student: Student | null): StudentValues => ({
    firstName: student?.firstName ?? '',
    lastName: student?.lastName ?? householdName,
    studentNumber: student?.studentNumber ?? '',
    school: (student?.schoolId ?? onlySchool)?.toString() ?? '',
    className: student?.className ?? '',
    priceType: student?.priceType ?? '',
    allergies: student?.allergies ?? [],
  })

/** The request body: trimmed, with null for blank fields. */
export const toInput = (values: StudentValues, householdId: number): Required<StudentInput> => ({
  householdId,
  schoolId: Number(values.school),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  studentNumber: values.studentNumber.trim() || null,
  className: values.className.trim() || null,
  allergies: [...values.allergies],
  priceType: values.priceType || null,
})

export const studentErrors = ({ firstName, lastName, school }: StudentValues, t: Translate) => ({
  firstName: firstName.trim() === '' ? t('families.errors.firstName') : undefined,
  lastName: lastName.trim() === '' ? t('families.errors.lastName') : undefined,
  school: school === '' ? t('families.errors.school') : undefined,
})

/** The fields that can be merged; `schoolName` and `allergies` put values into words. */
export const studentFields = (
  t: Translate,
  words: { schoolName: (id: string) => string; allergies: (allergies: Student['allergies']) => string },
): MergeableField[] => [
  { name: 'firstName', label: t('families.fields.firstName') },
  { name: 'lastName', label: t('families.fields.lastName') },
  { name: 'studentNumber', label: t('families.fields.studentNumber') },
  { name: 'school', label: t('families.fields.school'), text: (value) => words.schoolName(value as string) },
  { name: 'className', label: t('families.fields.className') },
  { name: 'priceType', label: t('families.fields.priceType') },
  {
    name: 'allergies',
    label: t('families.fields.allergies'),
    text: (value) => words.allergies(value as Student['allergies']),
  },
]

/** Labels of the fields in the history. A school that the user has no access to is shown by its id. */
export const historyWords = (t: Translate, schoolName: (id: string) => string): FieldWords => ({
  ...Object.fromEntries(
    (['firstName', 'lastName', 'studentNumber', 'className', 'priceType'] as const).map((name) => [
      name,
      { label: t(`families.fields.${name}`) },
    ]),
  ),
  householdId: { label: t('families.columns.name') },
  schoolId: { label: t('families.fields.school'), valueText: (id) => schoolName(id) || id },
  allergies: {
    label: t('families.fields.allergies'),
    valueText: (names) =>
      names
        .split(', ')
        .map((name) => allergenText(t, name))
        .join(', '),
  },
})

function allergenText(t: Translate, name: string): string {
  const known = allergens.find((one) => one === name)
  return known ? t(`words.allergens.${known}`) : name
}
