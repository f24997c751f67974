import { preloadReadCaterer, useListCountryDetails, useReadCaterer } from '@commissary/api-client'
import { ErrorState, Screen, Skeleton, Stack } from '@commissary/ui'
import { useState } from 'react'

import { useFreshData } from '../../forms/use-fresh-data.ts'
import { RecordHistory } from '../../history/RecordHistory.tsx'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import type { Preload } from '../../routing/load-screen.ts'
import { useSession } from '../../session/session.tsx'
import { useReloadUser } from '../../session/use-reload-user.ts'
import { countryNames, historyWords } from './caterer-values.ts'
import { CatererForm } from './CatererForm.tsx'
import { CatererModules } from './CatererModules.tsx'

export const preload: Preload = ({ catererId }) => preloadReadCaterer(catererId)

/** The caterer's own record. */
export function CatererScreen() {
  const t = useMessages()
  const language = useLanguage()
  const { catererId } = useSession()
  const reloadUser = useReloadUser()
  // The form keeps the values it was opened with, and is remounted after each save.
  const [saves, setSaves] = useState(0)
  const caterer = useReadCaterer(catererId, { revalidateOnFocus: false })
  const countries = useListCountryDetails({ revalidateOnFocus: false })
  const details = countries.data?._embedded.countryDetails
  const opened = useFreshData(caterer)
  const error = caterer.error ?? countries.error

  async function handleSaved() {
    // The session has the name, formats and today's date.
    await Promise.all([caterer.mutate(), reloadUser()])
    setSaves((count) => count + 1)
  }

  function content() {
    if (!opened || !details) {
      const retry = () => Promise.all([caterer.mutate(), countries.mutate()])
      return error ? <ErrorState error={error} onRetry={retry} /> : <Skeleton lines={12} />
    }
    const nameOf = countryNames(language, details)
    return (
      <>
        <CatererForm key={saves} caterer={opened} countries={details} nameOf={nameOf} onSaved={handleSaved} />
        <CatererModules />
        <RecordHistory
          recordType="caterer"
          recordId={catererId}
          version={opened.version}
          words={historyWords(t, nameOf)}
        />
      </>
    )
  }

  return (
    <Screen title={t('caterer.title')} description={t('caterer.description')}>
      <Stack gap={6} isFormWide>
        {content()}
      </Stack>
    </Screen>
  )
}
