import { limits, type Module } from '@commissary/api-client'
import { Columns, Section } from '@commissary/ui'
import { CheckboxGroup, FormValues, PhoneField, RadioGroup, TextField } from '@commissary/ui/form'
import { useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { modules, roles, type UserValues } from './user-values.ts'

const { firstName, lastName, email } = limits.UserInput

/** Name and contact data of a user. */
export function PersonFields({ isNew }: { isNew: boolean }) {
  const t = useMessages()
  const { isdCode } = useSession()
  return (
    <Section title={t('users.sections.person')}>
      <Columns minWidth="20rem">
        <TextField
          name="firstName"
          label={t('users.columns.firstName')}
          required
          maxLength={firstName.maxLength}
          autoComplete="off"
          autoFocus={isNew}
        />
        <TextField
          name="lastName"
          label={t('users.columns.lastName')}
          required
          maxLength={lastName.maxLength}
          autoComplete="off"
        />
        <TextField
          name="email"
          label={t('users.columns.email')}
          hint={isNew ? t('users.emailHint') : undefined}
          type="email"
          required
          maxLength={email.maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PhoneField name="mobile" label={t('users.columns.mobile')} required dialCode={isdCode} autoComplete="off" />
      </Columns>
    </Section>
  )
}

/** The role, and for staff the schools and areas. */
export function AccessFields() {
  const t = useMessages()
  return (
    <Section title={t('users.sections.access')}>
      <RadioGroup
        name="role"
        label={t('users.columns.role')}
        options={roles.map((value) => ({
          value,
          label: t(`users.roles.${value}`),
          hint: t(`users.roleHints.${value}`),
        }))}
      />
      <FormValues<UserValues>>
        {({ role, schoolScope, moduleScope }) =>
          role === 'staff' && (
            <>
              <ScopeField name="schoolScope" />
              {schoolScope === 'chosen' && <SchoolsField />}
              <ScopeField name="moduleScope" />
              {moduleScope === 'chosen' && <ModulesField />}
            </>
          )
        }
      </FormValues>
    </Section>
  )
}

/** All, or those selected below. */
function ScopeField({ name }: { name: 'schoolScope' | 'moduleScope' }) {
  const t = useMessages()
  return (
    <RadioGroup
      name={name}
      label={t(`users.${name}.label`)}
      options={(['all', 'chosen'] as const).map((value) => ({ value, label: t(`users.${name}.${value}`) }))}
    />
  )
}

function SchoolsField() {
  const t = useMessages()
  const { schools } = useSession()
  const options = useMemo(
    () => schools.map(({ schoolId, schoolName }) => ({ value: schoolId, label: schoolName })),
    [schools],
  )
  return (
    <CheckboxGroup name="schools" label={t('users.schoolsLabel')} isLabelHidden options={options} {...useWords()} />
  )
}

function ModulesField() {
  const t = useMessages()
  const options = useMemo(() => modules.map((value) => ({ value, label: t(`users.modules.${value}`) })), [t])
  return (
    <CheckboxGroup<Module>
      name="modules"
      label={t('users.modulesLabel')}
      isLabelHidden
      options={options}
      {...useWords()}
    />
  )
}

function useWords() {
  const t = useMessages()
  return {
    searchLabel: t('users.schoolSearch'),
    selectAllText: (count: string) => t('users.selectAll', { count }),
    countText: (chosen: string, all: string) => t('users.chosenCount', { chosen, all }),
  }
}
