import type { ProductionPart, ProductionRecord } from '@commissary/api-client'
import { missingForSignature, neededSignatures, type ProductionSheet } from '@commissary/domain/production'
import { Banner, Button, Facts, Section, Stack, useConfirm, useToast } from '@commissary/ui'
import { useState } from 'react'

import { savedMessage } from '../../forms/save-failure.ts'
import { useMessages } from '../../messages/messages.ts'
import { momentText } from '../../text/moment-text.ts'
import type { RecordEditing } from '../../offline/use-kept-record.ts'
import { fieldId } from '../../production/PartField.tsx'
import { signAsShown } from '../../production/sign-as-shown.ts'
import { useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'

interface PhoneSignaturesProps {
  record: ProductionRecord
  /** Including what was entered here. */
  sheet: ProductionSheet
  editing: Pick<RecordEditing, 'settled'>
  canSign: boolean
  onSaved: (record: ProductionRecord) => unknown
  /** Marks the fields that a signature still needs. */
  onMissing: (paths: readonly string[]) => void
}

/** Who signed a record on a phone, and the buttons that sign it in the user's name. Signing needs a connection, and says so. */
export function PhoneSignatures({ record, sheet, editing, canSign, onSaved, onMissing }: PhoneSignaturesProps) {
  const t = useMessages()
  const { firstName, lastName, locale, timeZone, today } = useSession()
  const isConnectionLost = useIsConnectionLost()
  const confirm = useConfirm()
  const showToast = useToast()
  const [asked, setAsked] = useState<ProductionPart | null>(null)
  const missing = asked === null ? [] : missingForSignature(sheet, asked)
  const unsigned = neededSignatures(record).filter((part) => record.signatures.every((one) => one.part !== part))

  async function handleSign(part: ProductionPart) {
    const paths = missingForSignature(sheet, part)
    setAsked(part)
    onMissing(paths)
    if (paths.length > 0) {
      document.querySelector<HTMLElement>(`#${CSS.escape(fieldId(paths[0] ?? ''))}`)?.focus()
      return
    }
    await confirm({
      message: t('receiving.sign.confirm', { name: `${firstName} ${lastName}` }),
      onConfirm: async () => {
        const shown = { ...record, entries: sheet.entries }
        const saved = await signAsShown(t, { part, shown, editing, onSaved })
        if (saved) showToast({ tone: 'success', message: savedMessage(saved) })
        else showToast({ tone: 'error', message: t('receiving.sign.changed') })
      },
    })
  }

  return (
    <Section title={t('receiving.sign.title')}>
      <Stack gap={3}>
        <Facts
          items={neededSignatures(record).map((part) => {
            const signature = record.signatures.find((one) => one.part === part)
            return {
              id: part,
              label: t(`receiving.sign.parts.${part}`),
              value: signature
                ? t('receiving.sign.signed', {
                    name: signature.name,
                    at: momentText(signature.at, { locale, timeZone }),
                  })
                : t('receiving.sign.open'),
            }
          })}
        />
        {missing.length > 0 && (
          <Banner tone="error">{t('receiving.sign.incomplete', { count: missing.length })}</Banner>
        )}
        {canSign && unsigned.length > 0 && isConnectionLost && <Banner>{t('receiving.sign.needsServer')}</Banner>}
        {canSign &&
          record.date <= today &&
          unsigned.map((part) => (
            <div key={part}>
              <Button variant="solid" disabled={isConnectionLost} onClick={() => void handleSign(part)}>
                {t(`receiving.sign.buttons.${part}`)}
              </Button>
            </div>
          ))}
      </Stack>
    </Section>
  )
}
