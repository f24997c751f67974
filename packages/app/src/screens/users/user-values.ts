import { choices, type Module, type User, type UserInput, type UserRole } from '@commissary/api-client'
import { isEmail } from '@commissary/domain/contacts'
import { phoneProblem } from '@commissary/ui'

import { choiceOf } from '../../forms/choice.ts'
import type { MergeableField } from '@commissary/ui/record-form'
import type { FieldWords } from '../../history/change-entry.ts'
import type { Translate } from '@commissary/messages'

export const roles = choices.UserRole
/** In the order of the menus. */
export const modules: readonly Module[] = [
  'catalog',
  'menus',
  'production',
  'inventory',
  'orders',
  'reports',
  'settings',
]

type Scope = 'all' | 'chosen'

/** Form values of a user. Schools and areas, which only staff have, are kept while another role is selected. */
export interface UserValues {
  firstName: string
  lastName: string
  email: string
  /** Digits without the country code. */
  mobile: string
  role: UserRole
  schoolScope: Scope
  schools: readonly number[]
  moduleScope: Scope
  modules: readonly Module[]
}

/** Initial values. A new user is staff with all areas except Users. */
export function toValues(user: User | null): UserValues {
  const isLimited = user?.role === 'staff'
  const chosen = isLimited ? user.modules : null
  return {
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    role: user?.role ?? 'staff',
    schoolScope: isLimited && !user.hasAllSchools ? 'chosen' : 'all',
    schools: isLimited ? user.schools.map(({ schoolId }) => schoolId) : [],
    moduleScope: chosen ? 'chosen' : 'all',
    // Choosing areas starts with all of them selected.
    modules: modules.filter((name) => chosen?.includes(name) ?? true),
  }
}

/** The request body: trimmed texts, and only the access that the role can have. */
export function toInput(values: UserValues): UserInput {
  const person = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    email: values.email.trim(),
    mobile: values.mobile.trim(),
  }
  if (values.role === 'administrator') {
    return { ...person, role: values.role, hasAllSchools: true, schools: [], modules: null }
  }
  if (values.role === 'parent') {
    return { ...person, role: values.role, hasAllSchools: false, schools: [], modules: [] }
  }
  const hasAllSchools = values.schoolScope === 'all'
  return {
    ...person,
    role: values.role,
    hasAllSchools,
    schools: hasAllSchools ? [] : [...values.schools],
    modules: values.moduleScope === 'all' ? null : [...values.modules],
  }
}

/** Errors by field. The fields check lengths themselves. */
export function validateUser(values: UserValues, t: Translate, dialCode: string) {
  const blank = (name: 'firstName' | 'lastName' | 'email') =>
    values[name].trim() === '' ? t(`users.errors.${name}`) : undefined
  const isStaff = values.role === 'staff'
  return {
    firstName: blank('firstName'),
    lastName: blank('lastName'),
    email: blank('email') ?? (isEmail(values.email.trim()) ? undefined : t('users.errors.emailFormat')),
    mobile: mobileError(values.mobile, t, dialCode),
    schools:
      isStaff && values.schoolScope === 'chosen' && values.schools.length === 0 ? t('users.errors.schools') : undefined,
    modules:
      isStaff && values.moduleScope === 'chosen' && values.modules.length === 0 ? t('users.errors.modules') : undefined,
  }
}

function mobileError(mobile: string, t: Translate, dialCode: string) {
  switch (phoneProblem(mobile)) {
    case 'empty':
      return t('users.errors.mobile')
    case 'otherCountry':
      return t('users.errors.mobileCountry', { dialCode })
    case 'notANumber':
      return t('users.errors.mobileFormat')
    default:
      return undefined
  }
}

const texts = ['firstName', 'lastName', 'email', 'mobile'] as const

const roleText = (t: Translate) => (value: unknown) => {
  const role = choiceOf(roles, String(value))
  return role ? t(`users.roles.${role}`) : String(value)
}

const moduleTexts = (t: Translate, names: readonly string[]) =>
  names.map((name) => {
    const known = choiceOf(modules, name)
    return known ? t(`users.modules.${known}`) : name
  })

/** The fields that can be merged. `schoolName` returns a school's name by id. */
export const mergeableFields = (t: Translate, schoolName: (id: number) => string): MergeableField[] => [
  ...texts.map((name) => ({ name, label: t(`users.columns.${name}`) })),
  { name: 'role', label: t('users.columns.role'), text: roleText(t) },
  {
    name: 'schoolScope',
    label: t('users.schoolScope.label'),
    text: (value) => t(value === 'all' ? 'users.schoolScope.all' : 'users.schoolScope.chosen'),
  },
  {
    name: 'schools',
    label: t('users.schoolsLabel'),
    text: (value) => (value as UserValues['schools']).map(schoolName).join(', '),
  },
  {
    name: 'moduleScope',
    label: t('users.moduleScope.label'),
    text: (value) => t(value === 'all' ? 'users.moduleScope.all' : 'users.moduleScope.chosen'),
  },
  {
    name: 'modules',
    label: t('users.modulesLabel'),
    text: (value) => moduleTexts(t, value as UserValues['modules']).join(', '),
  },
]

/** Labels of the fields in the history. */
export const historyWords = (t: Translate): FieldWords => ({
  ...Object.fromEntries(texts.map((name) => [name, { label: t(`users.columns.${name}`) }])),
  role: { label: t('users.columns.role'), valueText: roleText(t) },
  hasAllSchools: {
    label: t('users.allSchools'),
    valueText: (text) => t(text === 'Yes' ? 'users.yes' : 'users.no'),
  },
  schools: {
    label: t('users.columns.schools'),
    list: { added: t('users.history.schoolsAdded'), removed: t('users.history.schoolsRemoved') },
  },
  modules: {
    label: t('users.columns.modules'),
    valueText: (text) => (text === 'all' ? t('users.allModules') : moduleTexts(t, text.split(', ')).join(', ')),
  },
})
