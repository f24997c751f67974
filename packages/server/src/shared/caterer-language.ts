import { defaultLanguage, languageOf, type Language } from '@commissary/messages/languages'
import { eq } from 'drizzle-orm'

import { caterer } from '../db/schema/caterer.ts'
import { ownCaterer, type Tx } from '../db/work.ts'

/** The language of the transaction's caterer, for work outside a request: imports and mail. */
export async function readCatererLanguage(tx: Tx): Promise<Language> {
  const [own] = await tx.select({ country: caterer.country }).from(caterer).where(eq(caterer.id, ownCaterer()))
  return own ? languageOf(own.country) : defaultLanguage
}
