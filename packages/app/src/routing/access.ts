import type { Module, UserInfo } from '@commissary/api-client'

/**
 * What a route asks of the caterer beyond a login: its flags, by their names, or that some school has module access
 * "Production Record" set to Yes.
 */
export type Requirement = 'nutritionAnalysis' | 'inventoryEnabled' | 'productionRecord'

export type Role = UserInfo['role']

/** Who may open something. */
export interface AccessRule {
  /** Left out: whoever works for the caterer. */
  roles?: readonly Role[]
  requires?: readonly Requirement[]
  /** Left out: staff need no module for it. */
  module?: Module
}

/** What is known of a user that decides what is open to them. */
export type AccessUser = Pick<UserInfo, 'role' | 'nutritionAnalysis' | 'inventoryEnabled' | 'schools' | 'modules'>

const catererRoles: readonly Role[] = ['administrator', 'staff']

/** Whether a rule lets a user in: a menu shows what is allowed, a guard refuses the rest. */
export function isAllowed({ roles = catererRoles, requires = [], module }: AccessRule, user: AccessUser): boolean {
  return roles.includes(user.role) && requires.every((one) => has(one, user)) && hasModule(module, user)
}

function has(requirement: Requirement, user: AccessUser): boolean {
  if (requirement !== 'productionRecord') return user[requirement]
  return user.schools.some(({ moduleAccess }) => moduleAccess['Production Record'] === 'Yes')
}

const hasModule = (module: Module | undefined, { role, modules }: AccessUser) =>
  module === undefined || role !== 'staff' || !modules || modules.includes(module)

/** Whether a member of staff has one of some modules; everybody else of the caterer has them all. */
export const hasOneOf = (modules: readonly Module[], user: AccessUser) =>
  user.role !== 'parent' && modules.some((module) => hasModule(module, user))
