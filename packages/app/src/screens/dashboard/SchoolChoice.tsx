import { useListSchools } from '@commissary/api-client'
import { SchoolSelector } from '@commissary/ui'
import { useNavigate } from 'react-router-dom'

import { paths, weekAddress } from '../../routing/paths.ts'
import { useSession } from '../../session/session.tsx'

interface SchoolChoiceProps {
  /** The user has access to school menus. */
  canOpen: boolean
  /** Null = all schools. */
  value: number | null
  onChange: (schoolId: number | null) => void
  /** Monday of the shown week. */
  monday: string
}

/** Selects all schools or one of them. Open School opens its menus. */
export function SchoolChoice({ canOpen, value, onChange, monday }: SchoolChoiceProps) {
  const { today } = useSession()
  const navigate = useNavigate()
  // Schools have terms: this lists those of the week, or of what is left of it.
  const date = monday > today ? monday : today
  const schools = useListSchools({ role: 'ROLE_CATERER', date }, { keepPreviousData: true })

  return (
    <SchoolSelector
      schools={schools.data?.data.schools}
      error={schools.error}
      onRetry={() => void schools.mutate()}
      value={value}
      onChange={onChange}
      onOpen={canOpen ? (schoolId) => navigate(weekAddress(paths.schoolMenus, { schoolId, week: monday })) : undefined}
    />
  )
}
