import { eq } from 'drizzle-orm'

import { changedMeanwhile, rejected } from '../../contract/api-error.ts'
import type { Caller, ProductComponents } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import type { Tx } from '../../db/work.ts'
import { countries } from '../countries/countries.ts'
import { nameOfUser, recordEvent, type RecordFields } from '../history/record-event.ts'
import { listSchools } from '../schools/store.ts'

type Caterer = ProductComponents['schemas']['Caterer']
type CatererInput = ProductComponents['schemas']['CatererInput']
type CatererLogin = ProductComponents['schemas']['CatererLogin']

/** A caterer; null for any other than the caller's own. */
export async function readCaterer(tx: Tx, id: number): Promise<Caterer | null> {
  const [row] = await tx
    .select({
      catererId: caterer.id,
      name: caterer.name,
      country: caterer.country,
      timeZone: caterer.timeZone,
      currency: caterer.currency,
      nutritionAnalysis: caterer.nutritionAnalysis,
      inventoryEnabled: caterer.inventoryEnabled,
      version: caterer.version,
      updatedAt: caterer.updatedAt,
      updatedBy: nameOfUser(caterer.updatedBy),
    })
    .from(caterer)
    .where(eq(caterer.id, id))
  return row ?? null
}

/** What a caterer may use, and the schools that the caller works for; null for any other than the caller's own. */
export async function readCatererLogin(tx: Tx, { userId }: Caller, id: number): Promise<CatererLogin | null> {
  const own = await readCaterer(tx, id)
  if (!own) return null
  const { catererId, name, nutritionAnalysis, inventoryEnabled } = own
  return { catererId, name, nutritionAnalysis, inventoryEnabled, schools: await listSchools(tx, userId) }
}

/**
 * Saves name, country and time zone; the country brings its currency. Throws a 409 where `ifMatch` is an older version, and
 * a 422 for an empty name and for a country or time zone that nobody knows.
 */
export async function updateCaterer(
  tx: Tx,
  id: number,
  input: CatererInput,
  ifMatch: number | null,
): Promise<{ id: number; version: number } | null> {
  const [stored] = await tx.select().from(caterer).where(eq(caterer.id, id)).for('update')
  if (!stored) return null
  if (ifMatch !== null && ifMatch !== stored.version) {
    throw changedMeanwhile('caterer', (await readCaterer(tx, id)) ?? {})
  }
  const columns = toColumns(input)
  const [row] = await tx
    .update(caterer)
    .set(columns)
    .where(eq(caterer.id, id))
    .returning({ id: caterer.id, version: caterer.version })
  const [before, after] = [toFields(stored), toFields(columns)]
  await recordEvent(tx, { recordType: 'caterer', recordId: id, action: 'updated', before, after })
  return row ?? null
}

function toColumns({ name, country, timeZone }: CatererInput) {
  const found = countries.find(({ countryCode }) => countryCode === country)
  const fields = {
    ...(name.trim() === '' && { name: 'Please provide name.' }),
    ...(!found && { country: 'Choose one of the listed countries.' }),
    ...(!isTimeZone(timeZone) && { timeZone: 'Choose a time zone by its name, such as America/New_York.' }),
  }
  if (!found || Object.keys(fields).length > 0) throw rejected(fields)
  return { name: name.trim(), country, timeZone, currency: found.currency }
}

/** A name of the IANA database; an offset such as +05:00 knows no summer time. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== ''
  } catch {
    return false
  }
}

function toFields({ name, country, timeZone, currency }: ReturnType<typeof toColumns>): RecordFields {
  return { name, country, timeZone, currency }
}
