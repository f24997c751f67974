import { languageOfCaterer, type Language } from '@commissary/messages/languages'
import { eq } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { appUser } from '../../db/schema/user.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { readReaderLanguage } from '../../shared/reader-language.ts'
import { countryOf } from '../countries/countries.ts'
import { countUnread } from '../notifications/store.ts'
import { listSchools } from '../schools/store.ts'

type UserInfo = Schemas['UserInfo']

/** Ways to price an item, as named by the specification. */
const priceTypes = ['Regular', 'Itemized']

/** The logged-in user's data for the client; null when the account no longer exists. */
export async function readUserInfo(tx: Tx, { userId }: Pick<Caller, 'userId'>): Promise<UserInfo | null> {
  const [user] = await tx.select().from(appUser).where(eq(appUser.id, userId))
  const [own] = await tx.select().from(caterer).where(eq(caterer.id, ownCaterer()))
  if (!user || !own) return null
  const schools = user.role === 'parent' ? [] : await listSchools(tx, userId)
  return {
    id: user.id,
    userName: user.userName,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    catererId: own.id,
    catererName: own.name,
    schoolName: schools.length === 1 ? (schools[0]?.schoolName ?? null) : null,
    schools,
    hasAllSchools: user.hasAllSchools,
    isdCode: countryOf(own.country).isdCode,
    priceTypes,
    nutritionAnalysis: own.nutritionAnalysis,
    inventoryEnabled: own.inventoryEnabled,
    modules: user.role === 'staff' ? user.modules : null,
    country: own.country,
    currency: own.currency,
    timeZone: own.timeZone,
    today: Temporal.Now.plainDateISO(own.timeZone).toString(),
    ownLanguage: user.language,
    catererLanguage: languageOfCaterer(own),
    unreadNotifications: user.role === 'parent' ? 0 : await countUnread(tx, { userId }),
  }
}

/** Stores the user's own choice of a language; null = the caterer's. Returns the language that it leads to, or null without a user. */
export async function saveOwnLanguage(
  tx: Tx,
  { userId }: Pick<Caller, 'userId'>,
  language: Language | null,
): Promise<Language | null> {
  const saved = await tx.update(appUser).set({ language }).where(eq(appUser.id, userId)).returning({ id: appUser.id })
  return saved.length === 0 ? null : readReaderLanguage(tx)
}
