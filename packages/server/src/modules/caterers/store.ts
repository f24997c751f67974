import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import type { Tx } from '../../db/work.ts'
import { column, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { message } from '../../shared/messages.ts'
import { trimmed } from '../../shared/texts.ts'
import { countries } from '../countries/countries.ts'
import { nameOfUser } from '../history/record-event.ts'
import { listSchools } from '../schools/store.ts'

type Caterer = Schemas['Caterer']
type CatererInput = Schemas['CatererInput']
type CatererLogin = Schemas['CatererLogin']

const catererRecord = defineRecord({
  type: 'caterer',
  table: caterer,
  texts: 'caterers',
  read: readCaterer,
  // The operator enables modules. The country determines the currency.
  otherColumns: [
    'allowsNegativeStock',
    'nutritionAnalysis',
    'inventoryEnabled',
    'productionRecord',
    'currency',
    'logo',
    'language',
  ],
  fields: {
    catererId: notStored,
    name: column('name', trimmed),
    country: column('country', (country: string) => country),
    timeZone: column('timeZone', (timeZone: string) => timeZone),
    // If omitted, they stay as stored.
    logo: notStored,
    allowsNegativeStock: notStored,
    language: notStored,
  } satisfies FieldsOf<CatererInput, typeof caterer>,
})

const view = {
  catererId: caterer.id,
  name: caterer.name,
  country: caterer.country,
  timeZone: caterer.timeZone,
  currency: caterer.currency,
  logo: caterer.logo,
  nutritionAnalysis: caterer.nutritionAnalysis,
  inventoryEnabled: caterer.inventoryEnabled,
  allowsNegativeStock: caterer.allowsNegativeStock,
  language: caterer.language,
  version: caterer.version,
  updatedAt: caterer.updatedAt,
  updatedBy: nameOfUser(caterer.updatedBy),
} satisfies Record<keyof Caterer, unknown>

/** A caterer; null for any other than the caller's own. */
export async function readCaterer(tx: Tx, id: number): Promise<Caterer | null> {
  const [row] = await tx.select(view).from(caterer).where(eq(caterer.id, id))
  return row ?? null
}

/** A caterer's modules, and the schools that the caller has access to; null for any other than the caller's own. */
export async function readCatererLogin(tx: Tx, { userId }: Caller, id: number): Promise<CatererLogin | null> {
  const own = await readCaterer(tx, id)
  if (!own) return null
  const { catererId, name, nutritionAnalysis, inventoryEnabled } = own
  return { catererId, name, nutritionAnalysis, inventoryEnabled, schools: await listSchools(tx, userId) }
}

/**
 * Saves name, country with its currency, time zone, logo and language. Throws what `saveRecord` throws, and a 422 for an empty name and for
 * an unknown country or time zone.
 */
export function updateCaterer(tx: Tx, target: Target, input: CatererInput): Promise<Saved> {
  return saveRecord(tx, catererRecord, target, (stored) => {
    const columns = toColumns(input)
    const { logo = stored.logo, allowsNegativeStock = stored.allowsNegativeStock, language = stored.language } = input
    return {
      columns: { ...columns, logo, allowsNegativeStock, language },
      before: {
        currency: stored.currency,
        logo: nameOfLogo(stored.logo),
        allowsNegativeStock: stored.allowsNegativeStock,
        language: stored.language,
      },
      after: { currency: columns.currency, logo: nameOfLogo(logo), allowsNegativeStock, language },
    }
  })
}

/** What the history shows for a logo: a short hash of its content, so that a change is visible. */
function nameOfLogo(logo: string | null): string | null {
  return logo === null ? null : createHash('sha256').update(logo).digest('hex').slice(0, 8)
}

function toColumns(input: CatererInput) {
  const { name, country, timeZone } = catererRecord.toColumns(input)
  const found = countries.find(({ countryCode }) => countryCode === country)
  const fields = {
    ...(name === '' && { name: message('common.nameRequired') }),
    ...(!found && { country: message('caterers.unknownCountry') }),
    ...(!isTimeZone(timeZone) && { timeZone: message('caterers.unknownTimeZone') }),
  }
  if (!found || Object.keys(fields).length > 0) throw rejected(fields)
  return { name, country, timeZone, currency: found.currency }
}

/** A name of the IANA database; an offset such as +05:00 has no daylight saving time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}
