import { type Student, useListStudents } from '@commissary/api-client'
import { useState } from 'react'

/** Last name first, as in class lists. */
export const studentName = ({ firstName, lastName }: Pick<Student, 'firstName' | 'lastName'>) =>
  `${lastName}, ${firstName}`

/** Props of a `Combobox` of students, searched by the server. */
export function useStudentSearch() {
  const [q, setQuery] = useState('')
  const found = useListStudents({ size: 20, ...(q.trim() && { q: q.trim() }) }, { keepPreviousData: true })
  return {
    options: found.data?._embedded.students,
    optionsError: found.data ? undefined : found.error,
    onRetry: () => void found.mutate(),
    onQueryChange: setQuery,
    isSearching: found.isLoading,
    getKey: ({ id }: Student) => id,
    getLabel: (student: Student) =>
      [studentName(student), student.className, student.schoolName].filter(Boolean).join(' · '),
  }
}
