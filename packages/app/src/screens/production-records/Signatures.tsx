import { type ProductionPart, type ProductionRecord, reopenProductionRecord } from '@commissary/api-client'
import { missingForSignature, neededSignatures } from '@commissary/domain/production'
import { quantityText } from '@commissary/messages/kitchen'
import type { Wording } from '@commissary/messages/wording'
import { Banner, Button, Facts, Inline, Quiet, Section, Stack, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { useFailureToast } from '../../forms/use-failure-toast.ts'
import { savedMessage } from '../../forms/save-failure.ts'
import { signAsShown } from '../../production/sign-as-shown.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../text/moment-text.ts'
import { useOpenProductionRecord } from './record-context.ts'
import { fieldId } from './record-texts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

interface SignaturesProps {
  canSign: boolean
  onSaved: (record: ProductionRecord) => unknown
  /** Marks the fields that a signature still needs. */
  onMissing: (paths: readonly string[]) => void
  onShowOriginal: (round: number) => void
}

/** Who signed for what and when; signs in the user's name, and reopens with a reason. */
export function Signatures({ canSign, onSaved, onMissing, onShowOriginal }: SignaturesProps) {
  const wording = useWording()
  const { t } = wording
  const { firstName, lastName, today, locale, timeZone } = useSession()
  const { record, sheet, edits } = useOpenProductionRecord()
  const confirm = useConfirm()
  const showToast = useToast()
  const fail = useFailureToast()
  const [missing, setMissing] = useState<readonly string[]>([])
  const [isReopening, setIsReopening] = useState(false)
  const name = `${firstName} ${lastName}`
  const at = (instant: string) => momentText(instant, { locale, timeZone })
  const stillMissing = missing.filter((path) => (edits.entries[path] ?? null) === null)

  async function handleSign(part: ProductionPart) {
    const paths = missingForSignature(sheet, part)
    setMissing(paths)
    onMissing(paths)
    if (paths.length > 0) return
    await confirm({
      message: t('production.sign.confirm', { name }),
      onConfirm: async () => {
        const shown = { ...record, entries: sheet.entries }
        const saved = await signAsShown(t, { part, shown, editing: edits, onSaved })
        if (saved) showToast({ tone: 'success', message: savedMessage(saved) })
        else showToast({ tone: 'error', message: t('receiving.sign.changed') })
      },
    })
  }

  async function handleReopen(reason: string) {
    try {
      const saved = await reopenProductionRecord(record.id, { reason })
      await onSaved(saved.data.record)
      setIsReopening(false)
      showToast({ tone: 'success', message: savedMessage(saved) })
    } catch (error) {
      fail(error)
    }
  }

  function showFirst() {
    const [first] = stillMissing
    if (first) document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(first))}`)?.focus()
  }

  return (
    <Section
      title={t('production.sections.signatures')}
      actions={
        canSign &&
        record.signatures.length > 0 && (
          <Button onClick={() => setIsReopening(true)}>{t('production.sign.reopen')}</Button>
        )
      }
    >
      <Stack>
        {record.amendments.map(({ round, reason, name: by, at: when }) => (
          <Inline key={round}>
            <Quiet>{t('production.sign.amendment', { name: by, at: at(when), reason })}</Quiet>
            <Button size="small" onClick={() => onShowOriginal(round)}>
              {t('production.sign.showOriginal')}
            </Button>
          </Inline>
        ))}
        <Facts
          items={neededSignatures(record).map((part) => {
            const signature = record.signatures.find((one) => one.part === part)
            return {
              id: part,
              label: t(`production.sign.parts.${part}`),
              value: signature
                ? t('production.sign.signedBy', { name: signature.name, at: at(signature.at) })
                : t('production.sign.open'),
            }
          })}
        />
        {record.stock && <Quiet>{stockText(wording, record.stock)}</Quiet>}
        {stillMissing.length > 0 && (
          <Banner
            tone="error"
            action={
              <Button size="small" onClick={showFirst}>
                {t('production.sign.goToFirst')}
              </Button>
            }
          >
            {t('production.sign.missing', { count: stillMissing.length })}
          </Banner>
        )}
        {canSign && record.date > today && <Quiet>{t('production.sign.early')}</Quiet>}
        {canSign && record.date <= today && (
          <Inline>
            {neededSignatures(record)
              .filter((part) => record.signatures.every((one) => one.part !== part))
              .map((part) => (
                <Button key={part} variant="solid" onClick={() => void handleSign(part)}>
                  {t(`production.sign.${part}`)}
                </Button>
              ))}
          </Inline>
        )}
      </Stack>
      {isReopening && (
        <ReasonDialog
          title={t('production.sign.reopenTitle')}
          hint={t('production.sign.reopenHint')}
          action={t('production.sign.reopen')}
          onSave={handleReopen}
          onClose={() => setIsReopening(false)}
        />
      )}
    </Section>
  )
}

/** A kitchen that tracks stock of only a few foods is short of all others. */
const mostShortages = 5

function stockText({ t, formats }: Wording, { state, shortages }: NonNullable<ProductionRecord['stock']>): string {
  if (state === 'off') return ''
  if (state === 'noSite') return t('production.sign.noSite')
  if (shortages.length === 0) return t('production.sign.issued')
  const items = shortages
    .slice(0, mostShortages)
    .map(({ name, amount, unit }) =>
      amount !== null && unit !== null
        ? t('production.sign.shortageItem', { amount: quantityText(t, { amount, unit }), name })
        : t('production.sign.shortageUnknown', { name }),
    )
  const more = shortages.length - items.length
  const named = more > 0 ? [...items, t('production.sign.shortageMore', { count: more })] : items
  return `${t('production.sign.issued')} ${t('production.sign.shortage', { items: formats.list(named) })}`
}
