import type { CountAmount, CountLine } from '@commissary/api-client'
import { givenText, lotText, packAmountText } from '@commissary/messages/pack-amounts'
import {
  type AmountError,
  countedLevels,
  fieldOfPack,
  givenFields,
  isNothingTyped,
  nextLot,
  type NumberName,
  readAmount,
  toTypedAmount,
} from '@commissary/domain/stock'
import { Banner, Button, Checkbox, Inline, NumberField, Select } from '@commissary/ui'
import { CountFields } from '@commissary/ui/stock'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { momentText } from '../../text/moment-text.ts'
import { useIsConnectionLost } from '../../session/connection.ts'
import { useSession } from '../../session/session.tsx'
import type { Found } from './sheet-lines.ts'
import type { AmountWrites } from './use-amount-writes.ts'

interface AmountFieldsProps {
  line: CountLine
  /** The amount to change; null to add another. */
  amount: CountAmount | null
  found: (Found & { at: number }) | null
  writes: AmountWrites
  /** Something was typed that is not saved. */
  onType: () => void
  onDone: () => void
  /** It was saved by Enter or the button. */
  onEntered: () => void
  /** Undefined for a line's first amount, whose fields stay open. */
  onCancel?: (() => void) | undefined
}

/** The fields of an amount: packs of each level, and loose goods. Saved by Enter, the button, or leaving the fields. */
export function AmountFields({ line, amount, found, writes, onType, onDone, onEntered, onCancel }: AmountFieldsProps) {
  const { t, formats } = useWording()
  const { locale, timeZone } = useSession()
  const [values, setValues] = useState(() => toTypedAmount(line, amount?.given ?? null))
  const [lot, setLot] = useState(() => String(nextLot(line) ?? ''))
  const [isAgain, setIsAgain] = useState(false)
  const [error, setError] = useState<{ field: NumberName; error: AmountError } | null>(null)
  // Amounts that someone else saves while this one is typed do not count as seen.
  const [seen] = useState(() => line.amounts.map(({ id }) => id))
  const formRef = useRef<HTMLFormElement>(null)
  // Fields lose the focus when they close after a save; that must not save them again.
  const savedRef = useRef<typeof values>(null)
  const pack = Number(values.pack)
  const levels = countedLevels(line, pack)
  const { problem, isBusy } = writes
  const isConnectionLost = useIsConnectionLost()
  const isChanged = JSON.stringify(values) !== JSON.stringify(toTypedAmount(line, amount?.given ?? null))

  // Selects the scanned pack; its amount is typed next.
  const [seenScan, setSeenScan] = useState(0)
  if (found && found.at !== seenScan) {
    setSeenScan(found.at)
    if (isNothingTyped(values)) setValues({ ...values, pack: String(found.pack) })
  }
  useEffect(() => {
    if (!found) return
    const name = fieldOfPack(line, found)
    formRef.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- only a new scan (`at`) moves the focus, even of the same item; saving the line must not
  }, [found?.at])

  /** Whether it was saved. */
  async function save(): Promise<boolean> {
    const read = readAmount(line, values, locale)
    if (!read.ok) {
      setError(read)
      return false
    }
    setError(null)
    savedRef.current = values
    const isSaved = await (amount
      ? writes.replace(amount, read.given, { isAgain })
      : writes.add(line.id, { given: read.given, lotId: lot === '' ? null : Number(lot) }, seen))
    if (isSaved) onDone()
    else savedRef.current = null
    return isSaved
  }

  // Resend a failed amount when the server is back, so that nobody walks the shelves again to press the button.
  const sendAgain = useEffectEvent(() => {
    if (problem?.kind === 'unsent' && !isBusy) void save()
  })
  useEffect(() => {
    if (!isConnectionLost) sendAgain()
  }, [isConnectionLost])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) void save().then((isSaved) => isSaved && onEntered())
  }

  /** What was typed is saved when the next item is counted. An unreadable amount stays, and says so. */
  function handleLeave() {
    if (isBusy || problem || savedRef.current === values) return
    if (isNothingTyped(values) || !(isChanged || isAgain)) return
    void save()
  }

  const number = (name: NumberName, label: string, hint?: string) => (
    <NumberField
      key={name}
      name={name}
      label={label}
      hint={hint}
      value={values[name]}
      onChange={(text) => {
        setValues((now) => ({ ...now, [name]: text }))
        onType()
      }}
      error={error?.field === name ? t(`physicalInventory.sheet.${error.error}`) : undefined}
      enterKeyHint="done"
    />
  )

  return (
    <form ref={formRef} noValidate onSubmit={handleSubmit}>
      <CountFields
        onLeave={handleLeave}
        lead={
          amount === null ? (
            line.lots.length > 0 && (
              <Select
                label={t('physicalInventory.sheet.lot')}
                value={lot}
                onChange={setLot}
                options={[
                  { value: '', label: t('physicalInventory.sheet.anyLot') },
                  ...line.lots.map(({ lotId, ...one }) => ({
                    value: String(lotId),
                    label: lotText(t, formats, { ...one, quantity: null }, line),
                  })),
                ]}
              />
            )
          ) : (
            <Checkbox
              label={t('physicalInventory.sheet.again')}
              hint={t('physicalInventory.sheet.againHint', {
                time: momentText(amount.countedAt, { locale, timeZone }),
              })}
              checked={isAgain}
              onChange={setIsAgain}
            />
          )
        }
      >
        {line.packs.length > 1 && (
          <Select
            label={t('physicalInventory.sheet.fields.pack')}
            value={values.pack}
            onChange={(value) => setValues((now) => ({ ...now, pack: value }))}
            options={line.packs.map(({ text }, index) => ({ value: String(index), label: text ?? String(index + 1) }))}
          />
        )}
        {levels.map((level) =>
          number(
            givenFields[level],
            t(`physicalInventory.sheet.fields.${level}`),
            t('physicalInventory.sheet.packSize', { size: sizeText(level) }),
          ),
        )}
        {number('amount', t('physicalInventory.sheet.fields.amount'))}
        <Select
          label={t('physicalInventory.sheet.fields.unit')}
          value={values.unit}
          onChange={(unit) => setValues((now) => ({ ...now, unit }))}
          options={line.units.map(({ unit }) => ({ value: unit, label: t(`words.units.${unit}`) }))}
        />
        <Button type="submit" isBusy={isBusy}>
          {t('physicalInventory.sheet.save')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('physicalInventory.sheet.cancel')}
          </Button>
        )}
      </CountFields>
      {problem?.kind === 'failed' && (
        <Banner tone="error">{t('physicalInventory.sheet.notSaved', { reason: problem.message })}</Banner>
      )}
      {problem?.kind === 'unsent' && <Banner tone="warning">{t('physicalInventory.sheet.unsent')}</Banner>}
      {problem?.kind === 'countedToo' && (
        <Banner
          tone="warning"
          action={
            <Inline gap={2}>
              {amount === null && (
                <Button onClick={() => void writes.addMine().then((isSaved) => isSaved && onDone())}>
                  {t('physicalInventory.sheet.addMine')}
                </Button>
              )}
              {problem.theirs.lotId === problem.mine.lotId && (
                <Button onClick={() => void writes.replaceTheirs().then((isSaved) => isSaved && onDone())}>
                  {t('physicalInventory.sheet.replaceTheirs')}
                </Button>
              )}
              <Button
                onClick={() => {
                  writes.dropMine()
                  onDone()
                }}
              >
                {t('physicalInventory.sheet.dropMine')}
              </Button>
            </Inline>
          }
        >
          {t('physicalInventory.sheet.countedToo', {
            name: problem.theirs.by ?? t('physicalInventory.sheet.unknownPerson'),
            amount: givenText(t, formats, problem.theirs.given),
          })}
        </Banner>
      )}
    </form>
  )

  function sizeText(level: (typeof levels)[number]) {
    const size = line.packs[pack]?.[level]?.size ?? '0'
    return packAmountText(t, formats, size, { ...line, packs: [] })
  }
}
