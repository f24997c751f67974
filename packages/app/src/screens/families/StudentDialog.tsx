import {
  createStudent,
  type Household,
  limits,
  type Student,
  updateStudent,
  useListMealPrices,
} from '@commissary/api-client'
import { allergens } from '@commissary/domain/food'
import { Columns } from '@commissary/ui'
import { CheckboxGroup, FormDialog, Select, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useMessages } from '../../messages/messages.ts'
import { allergyNames } from '../../orders/allergy-names.ts'
import { useSession } from '../../session/session.tsx'
import { historyWords, studentErrors, studentFields, toInput, toValues } from './student-values.ts'

interface StudentDialogProps {
  household: Household
  /** Null for a new one. */
  student: Student | null
  onSaved: () => unknown
  onClose: () => void
}

const { firstName, lastName, studentNumber, className } = limits.StudentInput

/** Adds or edits a student: only what orders need. */
export function StudentDialog({ household, student, onSaved, onClose }: StudentDialogProps) {
  const t = useMessages()
  const { schools, formats } = useSession()
  const prices = useListMealPrices()
  const known = prices.data?.mealPrices.map(({ priceType }) => priceType) ?? []
  const priceTypes = [...new Set(student?.priceType ? [student.priceType, ...known] : known)]
  const schoolOptions = schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))
  const schoolName = (id: string) => schoolOptions.find(({ value }) => value === id)?.label ?? ''
  const record = useRecordForm({
    name: `student ${student?.id ?? `new of ${household.id}`}`,
    record: student,
    toValues: toValues(household.name, schools.length === 1 ? schools[0]?.schoolId : undefined),
    fields: studentFields(t, {
      schoolName,
      allergies: (allergies) => allergyNames(t, formats, allergies),
    }),
    save: (values, { ifMatch, idempotencyKey }) =>
      student
        ? updateStudent(student.id, toInput(values, household.id), { ifMatch })
        : createStudent(toInput(values, household.id), { idempotencyKey }),
    onSaved: async () => {
      await onSaved()
      onClose()
    },
  })

  return (
    <FormDialog
      {...record.form}
      title={t(student ? 'families.students.edit' : 'families.students.new')}
      validate={(values) => studentErrors(values, t)}
      onClose={record.cancel(onClose)}
    >
      {record.notices}
      <Columns>
        <TextField
          name="firstName"
          label={t('families.fields.firstName')}
          required
          maxLength={firstName.maxLength}
          autoFocus
        />
        <TextField name="lastName" label={t('families.fields.lastName')} required maxLength={lastName.maxLength} />
        <Select
          name="school"
          label={t('families.fields.school')}
          required
          placeholder={t('families.errors.school')}
          options={schoolOptions}
        />
        <TextField name="className" label={t('families.fields.className')} maxLength={className.maxLength} />
        <TextField
          name="studentNumber"
          label={t('families.fields.studentNumber')}
          hint={t('families.fields.studentNumberHint')}
          maxLength={studentNumber.maxLength}
        />
        <Select
          name="priceType"
          label={t('families.fields.priceType')}
          hint={t('families.fields.priceTypeHint')}
          placeholder={t('families.fields.defaultPrice')}
          options={priceTypes.map((value) => ({ value, label: value }))}
        />
      </Columns>
      <CheckboxGroup<Student['allergies'][number]>
        name="allergies"
        label={t('families.fields.allergies')}
        hint={t('families.allergiesHint')}
        options={allergens.map((value) => ({ value, label: t(`words.allergens.${value}`) }))}
        searchLabel={t('families.searchAllergens')}
        selectAllText={(count) => t('families.selectAllergens', { count })}
        countText={(chosen, all) => t('families.allergensCount', { chosen, all })}
      />
      {student && (
        // Parents can change the allergies, too.
        <RecordHistory
          recordType="student"
          recordId={student.id}
          version={student.version}
          words={historyWords(t, schoolName)}
        />
      )}
    </FormDialog>
  )
}
