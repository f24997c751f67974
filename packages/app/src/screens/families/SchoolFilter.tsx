import { Select } from '@commissary/ui'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'

interface FilterProps {
  value: string | undefined
  onChange: (value: string) => void
}

/** Narrows a list to one of the user's schools. */
export function SchoolFilter({ value, onChange }: FilterProps) {
  const t = useMessages()
  const { schools } = useSession()
  return (
    <Select
      label={t('families.filters.school')}
      isLabelHidden
      placeholder={t('families.filters.anySchool')}
      value={value ?? ''}
      onChange={onChange}
      options={schools.map(({ schoolId, schoolName }) => ({ value: String(schoolId), label: schoolName }))}
    />
  )
}

/** Shows what is archived instead. */
export function ArchivedFilter({ value, onChange }: FilterProps) {
  const t = useMessages()
  return (
    <Select
      label={t('families.filters.state')}
      isLabelHidden
      placeholder={t('families.filters.current')}
      value={value ?? ''}
      onChange={onChange}
      options={[{ value: 'yes', label: t('families.filters.archived') }]}
    />
  )
}
