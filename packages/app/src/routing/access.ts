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

/**
 * Whether a rule allows a user. Menus show what is allowed; other screens answer with "no access".
 *
 * The build puts its text into the page (`build/preload-screens.ts`), so it uses nothing outside itself,
 * not even `keepsRecords` of domain/school.
 */
export function isAllowed(
  { roles = ['administrator', 'staff'], requires = [], module }: AccessRule,
  user: AccessUser,
): boolean {
  const has = (one: Requirement) =>
    one === 'productionRecord'
      ? user.schools.some(({ moduleAccess }) => moduleAccess['Production Record'] === 'Yes')
      : user[one]
  const hasModule = module === undefined || user.role !== 'staff' || !user.modules || user.modules.includes(module)
  return roles.includes(user.role) && requires.every(has) && hasModule
}

/** Whether a user has at least one of the areas. Administrators have them all, parents none. */
export const hasOneOf = (modules: readonly Module[], user: AccessUser) =>
  modules.some((module) => isAllowed({ module }, user))
