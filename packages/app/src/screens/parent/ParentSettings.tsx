import { useReadOwnFamily, useReadOwnProfile } from '@commissary/api-client'
import { languageNames } from '@commissary/messages/languages'
import { Button, ErrorState, Link, Screen, Section, Skeleton, Stack } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import { AllergiesForm } from './AllergiesForm.tsx'
import { MailChoices } from './MailChoices.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const LanguageDialog = lazy(async () => ({ default: (await import('../../shell/LanguageDialog.tsx')).LanguageDialog }))

/** A parent's own profile, emails and language, the children's allergies, and a link to change the password. */
export function ParentSettings() {
  const t = useMessages()
  const family = useReadOwnFamily()
  const profile = useReadOwnProfile()

  return (
    <Screen title={t('shell.titles.settings')}>
      <Stack isFormWide gap={6}>
        {family.data ? (
          family.data.children.map((child) => (
            <AllergiesForm
              key={child.id}
              child={child}
              declared={family.data?.allergens ?? []}
              onSaved={async () => (await family.mutate())?.children.find(({ id }) => id === child.id)}
            />
          ))
        ) : family.error ? (
          <ErrorState error={family.error} onRetry={() => family.mutate()} />
        ) : (
          <Skeleton lines={6} />
        )}
        {profile.data ? (
          <ProfileForm profile={profile.data} onSaved={() => profile.mutate()} />
        ) : profile.error ? (
          <ErrorState error={profile.error} onRetry={() => profile.mutate()} />
        ) : (
          <Skeleton lines={6} />
        )}
        <MailChoices />
        <LanguageSection />
        <Section title={t('parent.password')}>
          <div>
            <Link variant="outline" href={paths.changePassword}>
              {t('shell.titles.changePassword')}
            </Link>
          </div>
        </Section>
      </Stack>
    </Screen>
  )
}

function LanguageSection() {
  const t = useMessages()
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section title={t('shell.language.title')} description={t('shell.language.description')}>
      <p>{languageNames[language]}</p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('parent.changeLanguage')}</Button>
      </div>
      <Suspense>{isOpen && <LanguageDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </Section>
  )
}
