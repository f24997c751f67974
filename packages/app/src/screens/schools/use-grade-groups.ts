import { type GradeGroup, gradeGroups, isPreschool } from '@commissary/domain/rules'

import { useSession } from '../../session/session.tsx'

/** The grade groups that forms ask about, youngest first: all school grades, and the preschool groups that a school serves. */
export function useGradeGroups(): GradeGroup[] {
  const { schools } = useSession()
  const served = new Set(schools.flatMap(({ programs }) => programs.map(({ gradeGroup }) => gradeGroup)))
  return gradeGroups.filter((group) => !isPreschool(group) || served.has(group))
}
