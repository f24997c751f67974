import { ReadCache, readReceiving, type Receiving, useReadReceiving } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { type Language, localeOf } from '@commissary/messages/languages'
import { EmptyState, ErrorState, PublicPage, Screen, Skeleton } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { ConnectionBanner } from '../../shell/ConnectionBanner.tsx'
import { useLanguage } from '../../messages/LanguageProvider.tsx'
import { useMessages } from '../../messages/messages.ts'
import { OfflineReads } from '../../offline/OfflineReads.tsx'
import { paths } from '../../routing/paths.ts'
import { connection, isUnreachable } from '../../session/connection.ts'
import { ReceivingForm } from './ReceivingForm.tsx'
import { UnsentOfLink } from './UnsentOfLink.tsx'

/** What a link opens, and nothing else on this device: its own owner. */
const ownerOfLink = (token: string) => `link ${token}`

/** The receiving section of a production record, for a school without an account: /receive/ and the token of its link. */
export function ReceiveScreen() {
  const t = useMessages()
  const { pathname } = useLocation()
  const token = pathname.slice(paths.receive.length + 1).replace(/\/$/, '')
  const owner = ownerOfLink(token)

  return (
    <PublicPage productName={t('common.product')} privacyHref={paths.privacyPolicy}>
      <ReadCache>
        <OfflineReads owner={owner}>
          <Page token={token} owner={owner} />
        </OfflineReads>
      </ReadCache>
    </PublicPage>
  )
}

function Page({ token, owner }: { token: string; owner: string }) {
  const t = useMessages()
  const language = useLanguage()
  const answer = useReadReceiving({ token }, { enabled: token !== '' })
  const { data, error } = answer
  const isGone = token === '' || error?.status === 404 || error?.status === 410

  if (isGone) {
    return (
      <>
        <title>{t('receiving.title')}</title>
        <EmptyState isPage kind="no-match" title={t('receiving.notFoundTitle')} action={<UnsentOfLink owner={owner} />}>
          {error?.message}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <ConnectionBanner
        message={t('receiving.state.keptHint')}
        ask={async () => {
          try {
            await readReceiving({ token })
            connection.answered()
            return true
          } catch (failure) {
            if (isUnreachable(failure)) return false
            connection.answered()
            return true
          }
        }}
      />
      <title>{data ? titleOf(t, data) : t('receiving.title')}</title>
      <Screen
        title={data ? titleOf(t, data) : t('receiving.title')}
        description={
          data && t('receiving.from', { caterer: data.catererName, date: formatsOf(language, data).dayLong(data.date) })
        }
        isAlone
      >
        {data ? (
          <ReceivingForm
            key={token}
            token={token}
            owner={owner}
            receiving={data}
            onSaved={(next) => answer.mutate(next, false)}
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => answer.mutate()} />
        ) : (
          <Skeleton lines={14} />
        )}
      </Screen>
    </>
  )
}

const titleOf = (t: ReturnType<typeof useMessages>, { itemType, schoolName }: Receiving) =>
  t('receiving.titleOf', { meal: t(`words.menuTypes.${itemType}`), school: schoolName })

// The page shows no money, so any currency does.
const formatsOf = (language: Language, { country, timeZone }: Receiving) =>
  makeFormats(localeOf(language, country), 'USD', timeZone)
