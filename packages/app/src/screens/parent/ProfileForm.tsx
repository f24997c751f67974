import { limits, type OwnProfile, saveOwnProfile } from '@commissary/api-client'
import { Section, TextField as PlainTextField } from '@commissary/ui'
import { Form, FormActions, PhoneField, TextField } from '@commissary/ui/form'

import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useReloadUser } from '../../session/use-reload-user.ts'
import { useSession } from '../../session/session.tsx'

const { firstName, lastName } = limits.OwnProfileInput

interface ProfileFormProps {
  profile: OwnProfile
  /** Reloads the profile. */
  onSaved: () => Promise<OwnProfile | undefined>
}

interface ProfileValues {
  firstName: string
  lastName: string
  /** '' = none. */
  mobile: string
}

/** A parent's own name and mobile number. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const t = useMessages()
  const { isdCode } = useSession()
  const reloadUser = useReloadUser()
  const record = useRecordForm<ProfileValues, OwnProfile>({
    name: 'own profile',
    record: profile,
    toValues: (stored) => ({
      firstName: stored?.firstName ?? '',
      lastName: stored?.lastName ?? '',
      mobile: stored?.mobile ?? '',
    }),
    fields: (['firstName', 'lastName', 'mobile'] as const).map((name) => ({ name, label: t(`parent.${name}`) })),
    save: ({ mobile, ...names }, { ifMatch }) =>
      saveOwnProfile({ ...names, mobile: mobile === '' ? null : mobile }, ifMatch === undefined ? {} : { ifMatch }),
    onSaved: async () => {
      const [stored] = await Promise.all([onSaved(), reloadUser()])
      if (stored) record.restart(stored)
    },
  })

  return (
    <Section title={t('parent.profile')}>
      <Form
        {...record.form}
        validate={(values) => ({
          firstName: values.firstName.trim() === '' ? t('parent.firstNameRequired') : undefined,
          lastName: values.lastName.trim() === '' ? t('parent.lastNameRequired') : undefined,
        })}
      >
        {record.notices}
        <TextField
          name="firstName"
          label={t('parent.firstName')}
          required
          maxLength={firstName.maxLength}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={t('parent.lastName')}
          required
          maxLength={lastName.maxLength}
          autoComplete="family-name"
        />
        <PlainTextField
          label={t('parent.email')}
          hint={t('parent.emailHint')}
          value={profile.email}
          onChange={() => undefined}
          readOnly
          autoComplete="username"
        />
        <PhoneField name="mobile" label={t('parent.mobile')} dialCode={isdCode} autoComplete="tel-national" />
        <FormActions submitText={t('parent.saveProfile')} />
      </Form>
    </Section>
  )
}
