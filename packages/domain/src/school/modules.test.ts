import { expect, test } from 'vitest'

import { hasPublicMenu, isVended, keepsRecords } from './modules.ts'

test.each([
  ['Production Record', keepsRecords],
  ['Vended Meals', isVended],
  ['Public Menu', hasPublicMenu],
] as const)('a school has the module %s only if its access says Yes', (module, has) => {
  const other = { [`${module}s`]: 'Yes' }
  expect(has({ moduleAccess: { ...other, [module]: 'Yes' } })).toBe(true)
  expect(has({ moduleAccess: { ...other, [module]: 'No' } })).toBe(false)
  expect(has({ moduleAccess: other })).toBe(false)
})
