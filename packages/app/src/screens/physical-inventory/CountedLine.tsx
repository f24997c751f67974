import type { CountLine } from '@commissary/api-client'
import { givenText, lotText, packAmountText, packText } from '@commissary/messages/pack-amounts'
import { Badge, Button } from '@commissary/ui'
import { CountCard, CountedAmount } from '@commissary/ui/stock'
import { useEffect, useRef, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { momentText } from '../../text/moment-text.ts'
import { useSession } from '../../session/session.tsx'
import { AmountFields } from './AmountFields.tsx'
import { LotList } from './LotList.tsx'
import type { Found } from './sheet-lines.ts'
import { useAmountWrites } from './use-amount-writes.ts'

interface CountedLineProps {
  countId: number
  /** When amounts were counted on paper; null = as they are saved. */
  countedAt: string | null
  line: CountLine
  isLocationShown: boolean
  /** Set by a scan or a search that led here. */
  found: (Found & { at: number }) | null
  onSaved: (line: CountLine) => void
  onStale: () => Promise<unknown>
  /** An amount that a scan led to was entered. */
  onScanDone: () => void
}

/** An item of the sheet with its counted amounts, and fields for another. */
export function CountedLine({
  countId,
  countedAt,
  line,
  isLocationShown,
  found,
  onSaved,
  onStale,
  onScanDone,
}: CountedLineProps) {
  const { t, formats } = useWording()
  const { locale, timeZone } = useSession()
  /** The amount to change; `new` to add another. Without any amount the fields are always open. */
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const writes = useAmountWrites({ countId, countedAt, onSaved, onStale })
  const ref = useRef<HTMLElement>(null)
  const isOpen = line.counted === null
  const change = line.amounts.find(({ id }) => id === edited)

  // Scanning an item that is already counted means another shelf.
  const [seenScan, setSeenScan] = useState(0)
  if (found && found.at !== seenScan) {
    setSeenScan(found.at)
    if (!isOpen && edited === null) setEdited('new')
  }
  useEffect(() => {
    if (found) ref.current?.scrollIntoView({ block: 'center' })
  }, [found])

  const expected =
    line.expected === null
      ? null
      : Number(line.expected) === 0
        ? t('physicalInventory.sheet.expectedNone')
        : t('physicalInventory.sheet.expected', { amount: packAmountText(t, formats, line.expected, line) })
  const details = [
    line.code,
    packText(line.packs[0]),
    isLocationShown ? (line.locationName ?? t('physicalInventory.sheet.noLocation')) : null,
    expected,
  ]
  // Keep a typed amount when another person counts the item.
  const hasFields = isOpen || edited !== null || isTyping

  function lotOf(id: number | null) {
    const lot = line.lots.find(({ lotId }) => lotId === id)
    return lot ? lotText(t, formats, { ...lot, quantity: null }, line) : ''
  }

  /** Leaves open what was opened during the save. */
  function close() {
    setEdited((now) => (now === edited ? null : now))
    setIsTyping(false)
  }

  /** After Enter, the focus moves to the scan box or the next item. */
  function handleEntered() {
    if (found) onScanDone()
    else ref.current?.nextElementSibling?.querySelector('input')?.focus()
  }

  return (
    <CountCard
      ref={ref}
      name={line.name}
      details={
        <>
          {details.filter(Boolean).join(' · ')}
          <LotList line={line} />
        </>
      }
      state={isOpen ? (line.isRecount ? 'recount' : 'open') : 'counted'}
      isFound={found !== null}
      badges={
        <>
          {isOpen && line.isRecount && <Badge tone="accent">{t('physicalInventory.sheet.toRecount')}</Badge>}
          {!line.isExpected && <Badge>{t('physicalInventory.sheet.added')}</Badge>}
          {line.counted !== null && (
            <Badge>
              {t('physicalInventory.sheet.countedTotal', { amount: packAmountText(t, formats, line.counted, line) })}
            </Badge>
          )}
        </>
      }
    >
      {line.amounts
        .filter(({ id }) => id !== edited)
        .map((amount) => (
          <CountedAmount
            key={amount.id}
            amount={[lotOf(amount.lotId), givenText(t, formats, amount.given)].filter(Boolean).join(' · ')}
            meta={t('physicalInventory.sheet.meta', {
              name: amount.by ?? t('physicalInventory.sheet.unknownPerson'),
              time: momentText(amount.countedAt, { locale, timeZone }),
            })}
            replaced={
              amount.replaced
                ? t('physicalInventory.sheet.replaced', {
                    amount: packAmountText(t, formats, amount.replaced.quantity, line),
                    name: amount.replaced.by ?? t('physicalInventory.sheet.unknownPerson'),
                  })
                : undefined
            }
            actions={
              <>
                <Button variant="quiet" onClick={() => setEdited(amount.id)}>
                  {t('physicalInventory.sheet.change')}
                </Button>
                <Button variant="quiet" onClick={() => void writes.remove(amount)}>
                  {t('physicalInventory.sheet.remove')}
                </Button>
              </>
            }
          />
        ))}
      {hasFields ? (
        <AmountFields
          key={edited ?? 'first'}
          line={line}
          amount={change ?? null}
          found={found}
          writes={writes}
          onType={() => setIsTyping(true)}
          onDone={close}
          onEntered={handleEntered}
          onCancel={isOpen ? undefined : close}
        />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setEdited('new')}>
            {t(line.lots.length > 0 ? 'physicalInventory.sheet.addLot' : 'physicalInventory.sheet.addAmount')}
          </Button>
        </div>
      )}
    </CountCard>
  )
}
