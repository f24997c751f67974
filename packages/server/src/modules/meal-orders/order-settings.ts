import { cardFeeOf, lockedThrough, type CutOff } from '@commissary/domain/orders'
import { eq } from 'drizzle-orm'

import { conflict } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { orderSettings } from '../../db/schema/meal-order.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { toAmount } from '../../shared/lists.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'

type Settings = Schemas['OrderSettings']

/** A caterer without saved settings takes orders until 9 a.m. on the day, without tax, and only from the office. */
const defaults = { cutOffDays: 0, cutOffTime: '09:00', taxPct: '0', familiesOrder: false }
const neverSaved = { version: 0, updatedAt: null, updatedBy: null }

/** What orders and payments need to know about the caterer, as of now. */
export interface OrderTerms extends CutOff {
  taxPct: string
  /** Whether parents place and cancel orders. */
  familiesOrder: boolean
  country: string
  /** ISO 4217. */
  currency: string
  timeZone: string
  today: string
  /** The last day whose orders are locked. */
  locked: string
}

async function readOwn(tx: Tx) {
  const [own] = await tx
    .select({ country: caterer.country, currency: caterer.currency, timeZone: caterer.timeZone })
    .from(caterer)
    .where(eq(caterer.id, ownCaterer()))
  return own ?? { country: 'US', currency: 'USD', timeZone: 'UTC' }
}

async function readStored(tx: Tx) {
  const [row] = await tx
    .select({
      cutOffDays: orderSettings.cutOffDays,
      cutOffTime: orderSettings.cutOffTime,
      taxPct: orderSettings.taxPct,
      familiesOrder: orderSettings.familiesOrder,
      version: orderSettings.version,
      updatedAt: orderSettings.updatedAt,
      updatedBy: nameOfUser(orderSettings.updatedBy),
    })
    .from(orderSettings)
    .where(eq(orderSettings.catererId, ownCaterer()))
  return row ? { ...row, taxPct: toAmount(row.taxPct) } : { ...defaults, ...neverSaved }
}

export async function readTerms(tx: Tx): Promise<OrderTerms> {
  const own = await readOwn(tx)
  const { cutOffDays, cutOffTime, taxPct, familiesOrder } = await readStored(tx)
  const now = Temporal.Now.instant()
  return {
    ...own,
    cutOffDays,
    cutOffTime,
    taxPct,
    familiesOrder,
    today: now.toZonedDateTimeISO(own.timeZone).toPlainDate().toString(),
    locked: lockedThrough({ cutOffDays, cutOffTime }, now, own.timeZone),
  }
}

export async function readSettings(tx: Tx): Promise<Settings> {
  const { country, locked } = await readTerms(tx)
  return { ...(await readStored(tx)), lockedThrough: locked, cardFee: cardFeeOf(country) }
}

/** Saves the settings. Throws a 409 with the stored ones if `ifMatch` is another version. */
export async function saveSettings(
  tx: Tx,
  { cutOffDays, cutOffTime, taxPct, familiesOrder }: Schemas['OrderSettingsInput'],
  ifMatch: number | null,
): Promise<number> {
  await lockByName(tx, 'order settings')
  const stored = await readSettings(tx)
  if (ifMatch !== null && ifMatch !== stored.version) throw conflict(message('orders.settingsConflict'), stored)
  const columns = { cutOffDays, cutOffTime, taxPct, familiesOrder: familiesOrder ?? stored.familiesOrder }
  const [row] = await tx
    .insert(orderSettings)
    .values(columns)
    .onConflictDoUpdate({ target: orderSettings.catererId, set: columns })
    .returning({ version: orderSettings.version })
  if (!row) throw new Error('The settings were not saved')
  return row.version
}
