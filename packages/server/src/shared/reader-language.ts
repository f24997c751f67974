import { defaultLanguage, languageOfCaterer, type Language } from '@commissary/messages/languages'
import { eq, sql } from 'drizzle-orm'

import { caterer } from '../db/schema/caterer.ts'
import { appUser } from '../db/schema/user.ts'
import { ownCaterer, type Tx } from '../db/work.ts'

/**
 * The language of the person who reads what the transaction writes: its user's choice, or else the caterer's. For documents, and
 * for work outside a request: imports and mail.
 */
export async function readReaderLanguage(tx: Tx): Promise<Language> {
  const [own] = await tx
    .select({ country: caterer.country, ofCaterer: caterer.language, chosen: appUser.language })
    .from(caterer)
    .leftJoin(appUser, eq(appUser.id, sql`current_app_user()`))
    .where(eq(caterer.id, ownCaterer()))
  if (!own) return defaultLanguage
  return own.chosen ?? languageOfCaterer({ language: own.ofCaterer, country: own.country })
}
