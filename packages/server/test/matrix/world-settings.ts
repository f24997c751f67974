import { randomUUID } from 'node:crypto'
import { addDays } from '@commissary/domain/dates'
import { eq } from 'drizzle-orm'

import { inventorySite, inventorySiteSchool, storageLocation } from '../../src/db/schema/inventory-site.ts'
import { menuPlaceholder } from '../../src/db/schema/menu-line.ts'
import { school } from '../../src/db/schema/school.ts'
import { analysisSettings, catererHoliday } from '../../src/db/schema/settings.ts'
import { vendor } from '../../src/db/schema/vendor.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { recordEvent } from '../../src/modules/history/record-event.ts'
import { archivedMark, archiveTime } from './inputs.ts'

/** An id that never existed: deleted rows are treated the same. */
export const goneId = 900_000_009

const unique = () => randomUUID().slice(0, 8)
let days = 0
/** A date without a holiday. */
export const freeDay = () => addDays('2031-01-01', days++)

/** A caterer's settings records, each with its mark: some in use, some archived or deleted. */
export async function addSettings(tx: Tx, mark: string, catererId: number, schoolIds: number[]) {
  const ids = {
    caterer: catererId,
    vendor: await insertVendor(tx, mark),
    placeholder: await insertPlaceholder(tx, mark),
    archivedPlaceholder: await insertPlaceholder(tx, archivedMark(mark), archiveTime),
    archivedVendor: await insertVendor(tx, archivedMark(mark), archiveTime),
    storageLocation: await insertLocation(tx, mark),
    site: await insertSite(tx, mark),
    holiday: await insertHoliday(tx, mark),
    analysisSettings: await insertSettings(tx, mark),
  }
  for (const schoolId of schoolIds) await putSchool(tx, schoolId, ids.site)
  const after = { storageLocationName: `${mark} cellar` }
  await recordEvent(tx, { recordType: 'storageLocation', recordId: ids.storageLocation, action: 'created', after })
  const gone = { caterer: goneId, storageLocation: goneId, site: goneId, holiday: goneId, analysisSettings: goneId }
  return {
    ids,
    archived: {
      ...gone,
      vendor: ids.archivedVendor,
      archivedVendor: goneId,
      placeholder: ids.archivedPlaceholder,
      archivedPlaceholder: goneId,
    },
  }
}

/** New rows for calls that consume one, and setup for the other calls. */
export function settingsMaker(
  database: Database,
  { mark, catererId, schoolId, siteId }: { mark: string; catererId: number; schoolId: number; siteId: number },
) {
  const run = <T>(make: (tx: Tx) => Promise<T>) => database.work({ catererId }, make)
  return {
    freshPlaceholder: () => run((tx) => insertPlaceholder(tx, mark)),
    freshArchivedPlaceholder: () => run((tx) => insertPlaceholder(tx, archivedMark(mark), archiveTime)),
    freshVendor: () => run((tx) => insertVendor(tx, mark)),
    freshArchivedVendor: () => run((tx) => insertVendor(tx, archivedMark(mark), archiveTime)),
    freshLocation: () => run((tx) => insertLocation(tx, mark)),
    freshSite: () => run((tx) => insertSite(tx, mark)),
    freshSchool: () => run((tx) => insertSchool(tx, mark)),
    freshArchivedSchool: () => run((tx) => insertSchool(tx, archivedMark(mark), archiveTime)),
    freshHoliday: () => run((tx) => insertHoliday(tx, mark)),
    /** Removes the world's school from its site. */
    freeSchool: () => run((tx) => putSchool(tx, schoolId, null)),
    /** Puts the world's school into the world's site. */
    placeSchool: () => run((tx) => putSchool(tx, schoolId, siteId)),
    noSettings: () => run(async (tx) => void (await tx.delete(analysisSettings))),
    someSettings: () =>
      run(async (tx) => {
        const [row] = await tx.select({ id: analysisSettings.id }).from(analysisSettings)
        return row?.id ?? insertSettings(tx, mark)
      }),
  }
}

export type SettingsMaker = ReturnType<typeof settingsMaker>

const idOf = ([row]: { id: number }[]) => row?.id ?? 0

async function insertVendor(tx: Tx, mark: string, archivedAt: string | null = null): Promise<number> {
  const text = (about: string) => `${mark} ${about}`
  const texts = {
    contact: text('contact'),
    email: text('email'),
    address: text('address'),
    accountNo: text('account'),
    terms: text('terms'),
  }
  const row = { vendorCode: `${mark}-${unique()}`, name: text('vendor'), ...texts, archivedAt }
  return idOf(await tx.insert(vendor).values(row).returning({ id: vendor.id }))
}

async function insertPlaceholder(tx: Tx, mark: string, archivedAt: string | null = null): Promise<number> {
  const texts = { name: `${mark} ${unique()}`, note: `${mark} note` }
  const row = { ...texts, category: 'Fruit' as const, menuType: 'MEAL' as const, credits: { FRUIT: 0.5 }, archivedAt }
  return idOf(await tx.insert(menuPlaceholder).values(row).returning({ id: menuPlaceholder.id }))
}

async function insertLocation(tx: Tx, mark: string): Promise<number> {
  const row = { storageLocationName: `${mark} cellar ${unique()}` }
  return idOf(await tx.insert(storageLocation).values(row).returning({ id: storageLocation.id }))
}

async function insertSchool(tx: Tx, mark: string, archivedAt: string | null = null): Promise<number> {
  const row = { schoolName: `${mark} school ${unique()}`, subdomain: unique(), archivedAt }
  return idOf(await tx.insert(school).values(row).returning({ id: school.id }))
}

async function insertSite(tx: Tx, mark: string): Promise<number> {
  const row = { siteName: `${mark} site ${unique()}` }
  return idOf(await tx.insert(inventorySite).values(row).returning({ id: inventorySite.id }))
}

async function insertHoliday(tx: Tx, mark: string): Promise<number> {
  const row = { date: freeDay(), note: `${mark} day` }
  return idOf(await tx.insert(catererHoliday).values(row).returning({ id: catererHoliday.id }))
}

async function insertSettings(tx: Tx, mark: string): Promise<number> {
  const level = { mealPrgram: `${mark} lunch`, targetType: 'Target 1' as const, enabled: true, details: `${mark} note` }
  const row = { sodiumLevel: [level], costTargets: [{ programName: `${mark} lunch`, targetCost: '1.45' }] }
  return idOf(await tx.insert(analysisSettings).values(row).returning({ id: analysisSettings.id }))
}

async function putSchool(tx: Tx, schoolId: number, inventorySiteId: number | null): Promise<void> {
  await tx.delete(inventorySiteSchool).where(eq(inventorySiteSchool.schoolId, schoolId))
  if (inventorySiteId !== null) await tx.insert(inventorySiteSchool).values({ inventorySiteId, schoolId })
}
