import { eq } from 'drizzle-orm'

import { caterer } from '../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../db/work.ts'
import { readReaderLanguage } from '../shared/reader-language.ts'
import { readCatererToday } from '../shared/caterer-today.ts'
import type { Letterhead } from './letterhead.ts'

/** The letterhead of the caterer of the transaction. */
export async function readLetterhead(tx: Tx): Promise<Letterhead> {
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  return {
    catererName: own?.name ?? '',
    logo: own?.logo ?? null,
    country: own?.country ?? 'US',
    language: await readReaderLanguage(tx),
    currency: own?.currency ?? 'USD',
    printedOn: await readCatererToday(tx),
  }
}
