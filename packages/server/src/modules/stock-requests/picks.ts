import { issueFifo, type StockLayer } from '@commissary/domain/stock'
import { compareDecimals } from '@commissary/domain/units'
import { packAmountText } from '@commissary/messages/pack-amounts'
import { and, eq, gt, inArray } from 'drizzle-orm'

import type { Schemas } from '../../contract/operations.ts'
import { storageLocation } from '../../db/schema/inventory-site.ts'
import { stockLayer, stockLot } from '../../db/schema/stock.ts'
import type { Tx } from '../../db/work.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import type { StoreDocument } from '../../documents/store-sheet.ts'
import { toAmount } from '../../shared/lists.ts'
import type { User } from '../stock-counts/count-record.ts'
import { outstanding, readLines } from './read.ts'
import { findRequest, type RequestSummary } from './request-record.ts'

type PickList = Schemas['PickList']

/** What to take from where for approved goods that were not sent: first expiring first, as the ledger takes them. */
export async function readPickList(tx: Tx, user: User, id: number): Promise<PickList> {
  return pickListOf(tx, await findRequest(tx, user, id))
}

async function pickListOf(tx: Tx, request: RequestSummary): Promise<PickList> {
  const lines = (await readLines(tx, request))
    .map((line) => ({ line, open: outstanding(line) }))
    .filter(({ open }) => compareDecimals(open, '0') > 0)
  if (lines.length === 0 || request.to.kind === 'vendor') return { picks: [], short: [] }
  const layers = await readLayers(
    tx,
    request.to.id,
    lines.map(({ line }) => line.ingredientId),
  )
  const picks: PickList['picks'] = []
  const short: PickList['short'] = []
  for (const { line, open } of lines) {
    const { id: lineId, name, baseUnit, packs } = line
    const { taken, short: missing } = issueFifo(layers.get(line.ingredientId) ?? [], open)
    for (const { layer, quantity } of taken) {
      const { locationId, locationName, lot, expiresOn = null } = layer
      picks.push({ lineId, name, locationId, locationName, lot, expiresOn, quantity, baseUnit, packs })
    }
    if (compareDecimals(missing, '0') > 0) short.push({ lineId, name, quantity: missing, baseUnit })
  }
  // Goods without a location come last. Within a location the items keep the order of the request, first expiring first.
  const byLocation = picks.toSorted((a, b) => placeOrder(a.locationName, b.locationName))
  return { picks: byLocation, short }
}

function placeOrder(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? 1 : -1
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1
}

/** The pick list on paper, by location. */
export async function readPickSheet(tx: Tx, user: User, id: number): Promise<StoreDocument> {
  const request = await findRequest(tx, user, id)
  const { picks, short } = await pickListOf(tx, request)
  const items = new Map((await readLines(tx, request)).map((line) => [line.id, line]))
  const letterhead = await readLetterhead(tx)
  const { t, formats } = wordingOf(letterhead)
  const amount = (lineId: number, quantity: string) => {
    const item = items.get(lineId)
    return item ? packAmountText(t, formats, quantity, item) : quantity
  }
  const groups = Map.groupBy(picks, ({ locationName }) => locationName)
  return {
    ...letterhead,
    storeSheet: {
      title: t('print.store.pickTitle', { number: request.number }),
      facts: [
        { label: t('print.store.from'), value: request.to.name },
        { label: t('print.store.for'), value: request.from.name },
        { label: t('print.store.needBy'), value: formats.date(request.needBy) },
        { label: t('print.store.approvedBy'), value: request.decidedBy ?? '' },
      ],
      columns: [
        { label: t('print.store.item'), width: 36 },
        { label: t('print.store.lot'), width: 14 },
        { label: t('print.store.expires'), width: 15 },
        { label: t('print.store.take'), width: 21 },
        { label: t('print.store.taken'), width: 14, isBlank: true },
      ],
      groups: [...groups].map(([name, own]) => ({
        title: name ?? t('print.store.noLocation'),
        rows: own.map((pick) => [
          pick.name,
          pick.lot ?? '',
          pick.expiresOn === null ? '' : formats.date(pick.expiresOn),
          amount(pick.lineId, pick.quantity),
        ]),
      })),
      notice:
        short.length > 0
          ? t('print.store.short', {
              items: formats.list(short.map(({ name, lineId, quantity }) => `${name} (${amount(lineId, quantity)})`)),
            })
          : picks.length === 0
            ? t('print.store.nothingToPick')
            : null,
      signatures: [t('print.store.pickedBy'), t('print.store.receivedBy')],
      footer: t('print.store.pickFooter', { number: request.number }),
    },
  }
}

type Layer = StockLayer & { locationId: number | null; locationName: string | null; lot: string | null }

async function readLayers(tx: Tx, siteId: number, ids: readonly number[]): Promise<Map<number, Layer[]>> {
  const rows = await tx
    .select({ layer: stockLayer, lot: stockLot.code, locationName: storageLocation.storageLocationName })
    .from(stockLayer)
    .innerJoin(stockLot, eq(stockLot.id, stockLayer.lotId))
    .leftJoin(storageLocation, eq(storageLocation.id, stockLayer.locationId))
    .where(
      and(
        eq(stockLayer.siteId, siteId),
        gt(stockLayer.remaining, '0'),
        inArray(stockLayer.ingredientId, [...new Set(ids)]),
      ),
    )
  const layers = rows.map(({ layer, lot, locationName }) => ({
    ...layer,
    quantity: toAmount(layer.remaining),
    lot,
    locationName,
  }))
  return Map.groupBy(layers, ({ ingredientId }) => ingredientId)
}
