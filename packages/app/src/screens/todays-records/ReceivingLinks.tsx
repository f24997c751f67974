import {
  createReceivingLink,
  type ProductionRecord,
  type ReceivingLink,
  takeBackReceivingLink,
  useListReceivingLinks,
} from '@commissary/api-client'
import { Banner, Button, ErrorState, Inline, Quiet, Section, Skeleton, Stack, useToast } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { useMessages } from '../../messages/messages.ts'
import { momentText } from '../../text/moment-text.ts'
import { paths } from '../../routing/paths.ts'
import { isUnreachable, useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'

// Few records show a code, and only the code needs this library.
const QrLabel = lazy(async () => ({ default: (await import('@commissary/ui/qr')).QrLabel }))

interface ReceivingLinksProps {
  record: ProductionRecord
}

/** Creates, prints and revokes codes that open the receiving section of a vended record. */
export function ReceivingLinks({ record }: ReceivingLinksProps) {
  const t = useMessages()
  const session = useSession()
  const showToast = useToast()
  const fail = useFailureToast()
  const isConnectionLost = useIsConnectionLost()
  const answer = useListReceivingLinks(record.id)
  const [created, setCreated] = useState<{ link: ReceivingLink; token: string } | null>(null)
  const [busyWith, setBusyWith] = useState<number | 'new' | null>(null)
  const at = (instant: string) => momentText(instant, session)
  const links = answer.data?.links ?? []
  const address = created && `${window.location.origin}${paths.receive}/${created.token}`
  const isCreatedOpen = links.some(({ id, state }) => id === created?.link.id && state === 'open')

  async function run(what: number | 'new', call: () => Promise<{ data: { message: string } }>) {
    setBusyWith(what)
    try {
      const saved = await call()
      showToast({ tone: 'success', message: savedMessage(saved) })
      await answer.mutate()
    } catch (error) {
      fail(error)
    }
    setBusyWith(null)
  }

  const create = () =>
    run('new', async () => {
      const saved = await createReceivingLink(record.id)
      setCreated(saved.data)
      return saved
    })

  return (
    <Section
      title={t('receiving.links.title')}
      description={t('receiving.links.hint', { school: record.schoolName })}
      actions={
        <Button isBusy={busyWith === 'new'} disabled={isConnectionLost} onClick={() => void create()}>
          {t('receiving.links.create')}
        </Button>
      }
    >
      <Stack>
        {isConnectionLost && <Quiet>{t('receiving.links.needsServer')}</Quiet>}
        {address !== null && isCreatedOpen && (
          <Stack gap={3}>
            <Suspense fallback={<Skeleton lines={6} />}>
              <QrLabel
                content={address}
                label={t('receiving.links.code')}
                title={t('receiving.links.label')}
                lines={[
                  `${record.schoolName}, ${t(`words.menuTypes.${record.itemType}`)}`,
                  session.formats.dayLong(record.date),
                  t('receiving.links.expires', { at: at(created?.link.expiresAt ?? '') }),
                ]}
              />
            </Suspense>
            <Inline>
              <Button onClick={() => window.print()}>{t('receiving.links.print')}</Button>
              <Button
                onClick={() =>
                  void navigator.clipboard
                    .writeText(address)
                    .then(() => showToast({ tone: 'success', message: t('receiving.links.copied') }), fail)
                }
              >
                {t('receiving.links.copy')}
              </Button>
            </Inline>
            <Banner>{t('receiving.links.once')}</Banner>
          </Stack>
        )}
        {answer.data ? (
          links.length === 0 ? (
            <Quiet>{t('receiving.links.none')}</Quiet>
          ) : (
            <ul aria-label={t('receiving.links.list')}>
              {links.map(({ id, state, expiresAt, createdAt }) => (
                <li key={id}>
                  <Inline>
                    <span>{t(`receiving.links.state.${state}`, { at: at(expiresAt) })}</span>
                    {state === 'open' && (
                      <Button
                        tone="danger"
                        isBusy={busyWith === id}
                        disabled={isConnectionLost}
                        aria-label={t('receiving.links.takeBackOf', { at: at(createdAt) })}
                        onClick={() => void run(id, () => takeBackReceivingLink(record.id, id))}
                      >
                        {t('receiving.links.takeBack')}
                      </Button>
                    )}
                  </Inline>
                </li>
              ))}
            </ul>
          )
        ) : answer.error && !isUnreachable(answer.error) ? (
          <ErrorState error={answer.error} onRetry={() => answer.mutate()} />
        ) : null}
      </Stack>
    </Section>
  )
}
