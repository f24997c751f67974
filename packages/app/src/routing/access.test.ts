import { keepsRecords } from '@commissary/domain/school'
import { expect, test } from 'vitest'

import { maple, planner } from '../stories/users.ts'
import { isAllowed } from './access.ts'

test.each([{ 'Production Record': 'Yes' }, { 'Production Record': 'No' }, {}] as const)(
  'production records open to a user with a school that keeps them: %j',
  (moduleAccess) => {
    const school = { ...maple, moduleAccess }
    const user = { ...planner, schools: [school] }
    expect(isAllowed({ requires: ['productionRecord'] }, user)).toBe(keepsRecords(school))
  },
)
