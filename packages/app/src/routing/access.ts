import type { Module, UserInfo } from '@commissary/api-client'

/**
 * A requirement of a route: one of the caterer's flags, `hasAllSchools` for what is about every school, or
 * `productionRecord`, which means at least one school whose module access "Production Record" is Yes.
 */
export type Requirement = 'nutritionAnalysis' | 'inventoryEnabled' | 'hasAllSchools' | 'productionRecord'

export type Role = UserInfo['role']

/** Who can open a screen. */
export interface AccessRule {
  /** Default: administrators and staff. */
  roles?: readonly Role[]
  requires?: readonly Requirement[]
  /** Default: staff need no area for it. */
  module?: Module
}

/** The properties of a user that decide their access. */
export type AccessUser = Pick<
  UserInfo,
  'role' | 'nutritionAnalysis' | 'inventoryEnabled' | 'hasAllSchools' | 'schools' | 'modules'
>

const catererRoles: readonly Role[] = ['administrator', 'staff']

/** Whether a rule allows a user. Menus show what is allowed; other screens answer with "no access". */
export function isAllowed({ roles = catererRoles, requires = [], module }: AccessRule, user: AccessUser): boolean {
  return roles.includes(user.role) && requires.every((one) => has(one, user)) && hasModule(module, user)
}

function has(requirement: Requirement, user: AccessUser): boolean {
  if (requirement !== 'productionRecord') return user[requirement]
  return user.schools.some(({ moduleAccess }) => moduleAccess['Production Record'] === 'Yes')
}

const hasModule = (module: Module | undefined, { role, modules }: AccessUser) =>
  module === undefined || role !== 'staff' || !modules || modules.includes(module)

/** Whether a user has at least one of the areas. Administrators have them all, parents none. */
export const hasOneOf = (modules: readonly Module[], user: AccessUser) =>
  user.role !== 'parent' && modules.some((module) => hasModule(module, user))
