import { limits, type OwnProfile, saveOwnProfile } from '@commissary/api-client'
import { Section, TextField as PlainTextField } from '@commissary/ui'
import { Form, FormActions, PhoneField, TextField } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { useReloadUser } from '../../session/use-reload-user.ts'
import { useSession } from '../../session/session.tsx'
import { useOwnSave } from './use-own-save.ts'

const { firstName, lastName } = limits.OwnProfileInput

interface ProfileFormProps {
  profile: OwnProfile
  onChanged: () => Promise<unknown>
}

/** A parent's own name and mobile number. */
export function ProfileForm({ profile, onChanged }: ProfileFormProps) {
  const t = useMessages()
  const { isdCode } = useSession()
  const reloadUser = useReloadUser()
  const { formKey, save } = useOwnSave(() => Promise.all([onChanged(), reloadUser()]))

  return (
    <Section title={t('parent.profile')}>
      <Form
        key={formKey}
        initialValues={{ firstName: profile.firstName, lastName: profile.lastName, mobile: profile.mobile ?? '' }}
        validate={(values) => ({
          firstName: values.firstName.trim() === '' ? t('parent.firstNameRequired') : undefined,
          lastName: values.lastName.trim() === '' ? t('parent.lastNameRequired') : undefined,
        })}
        onSubmit={({ mobile, ...names }) =>
          save(() => saveOwnProfile({ ...names, mobile: mobile === '' ? null : mobile }, { ifMatch: profile.version }))
        }
      >
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
