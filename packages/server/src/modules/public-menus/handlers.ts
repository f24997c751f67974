import { addDays } from '@commissary/domain/dates'

import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/work.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { readCatererToday } from '../../shared/caterer-today.ts'
import { countAttempt, networkOf } from '../session/attempts.ts'
import { findPublicSchool, type PublicSchool } from './find-school.ts'
import { menuCsv } from './menu-csv.ts'
import { menuFeed } from './menu-feed.ts'
import { feedWording } from './public-texts.ts'
import { publicMenuNotFound, type PublicRange, readPublicMenu } from './store.ts'

/** Calls per address in 15 minutes. A school's families can share an address, and a page is one call that browsers cache. */
const callsPerAddress = 1_000

/** Days before and after today in the calendar that families subscribe to. Together they fit the range that can be read. */
const feedDays = { before: 14, after: 47 }

/** Calls without a session: the school's subdomain leads to its caterer, whose policies then apply. */
export function publicMenuHandlers(
  database: Database,
): Handlers<'readPublicMenu' | 'exportPublicMenu' | 'subscribePublicMenu'> {
  async function findSchool(subdomain: string, ip: string): Promise<PublicSchool> {
    await countAttempt(database, { key: `public menu to ${networkOf(ip)}`, attempts: callsPerAddress })
    const found = await findPublicSchool(database, subdomain)
    if (!found) throw publicMenuNotFound()
    return found
  }

  const read = ({ catererId, schoolId }: PublicSchool, range: PublicRange) =>
    database.work({ catererId }, (tx) => readPublicMenu(tx, schoolId, range))

  return {
    async readPublicMenu({ path, query, ip }) {
      const school = await findSchool(path.subdomain, ip)
      return { status: 200, body: await read(school, query) }
    },

    async exportPublicMenu({ path, query: { language, ...range }, ip }) {
      const school = await findSchool(path.subdomain, ip)
      const menu = await read(school, range)
      const bytes = Buffer.from(menuCsv(menu, wordingOf(menu), language))
      const fileName = `${menu.schoolName} ${menu.startDate}.csv`
      return { status: 200, body: { fileName, mediaType: 'text/csv; charset=utf-8', bytes } }
    },

    async subscribePublicMenu({ path, query: { itemType, programId, language }, ip }) {
      const school = await findSchool(path.subdomain, ip)
      const today = await database.work({ catererId: school.catererId }, readCatererToday)
      const range = { startDate: addDays(today, -feedDays.before), endDate: addDays(today, feedDays.after) }
      const menu = await read(school, range)
      const of = menu.menus.find((one) => one.itemType === itemType && one.programId === (programId ?? one.programId))
      if (!of) throw publicMenuNotFound()
      const { schoolId } = school
      const wording = feedWording(menu, language ?? '')
      const bytes = Buffer.from(menuFeed(wording, { schoolId, menu, of, language }))
      const fileName = `${menu.schoolName}.ics`
      return { status: 200, body: { fileName, mediaType: 'text/calendar; charset=utf-8', bytes } }
    },
  }
}
