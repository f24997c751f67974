import { inventorySite, inventorySiteSchool, storageLocation } from '../db/schema/inventory-site.ts'
import { menuPlaceholder } from '../db/schema/menu-line.ts'
import { catererHoliday } from '../db/schema/settings.ts'
import { vendor } from '../db/schema/vendor.ts'
import type { Tx } from '../db/work.ts'
import { schoolHolidaysAround } from './federal-holidays.ts'
import { idOf } from './seed-pantry.ts'

type NewVendor = typeof vendor.$inferInsert

/** Shared vendors, which every caterer can view. */
const sharedVendors: NewVendor[] = [
  { vendorCode: 'USDA-FOODS', name: 'USDA Foods in Schools' },
  { vendorCode: 'DOD-FRESH', name: 'USDA DoD Fresh Fruit and Vegetable Program' },
]

const ownVendors: NewVendor[] = [
  {
    vendorCode: 'HVP-01',
    name: 'Hudson Valley Produce',
    contact: '8455550142',
    email: 'orders@hudsonvalleyproduce.test',
    address: '18 Orchard Lane, New Paltz, NY 12561',
    accountNo: '40017',
    terms: 'Net 30',
    leadDays: 2,
    cutOffTime: '14:00',
    deliveryDays: [1, 4],
    minimumOrder: '150',
  },
  {
    vendorCode: 'EDC-02',
    name: 'Empire Dairy Cooperative',
    contact: '3155550118',
    email: 'schools@empiredairy.test',
    address: '240 Creamery Road, Syracuse, NY 13204',
    accountNo: '2290-8',
  },
  {
    vendorCode: 'KBC-03',
    name: 'Kings Bread Company',
    contact: '7185550176',
    email: 'office@kingsbread.test',
    address: '77 Mill Street, Brooklyn, NY 11231',
    accountNo: 'K-1184',
  },
  { vendorCode: 'APP-04', name: 'Atlantic Paper and Packaging', contact: '2015550133', active: false },
]

const placeholders: (typeof menuPlaceholder.$inferInsert)[] = [
  {
    name: "Chef's choice fruit",
    category: 'Fruit',
    menuType: 'MEAL',
    credits: { FRUIT: 0.5 },
    note: 'Whatever the market has that week.',
  },
]

const storageLocations = ['Dry storage', 'Walk-in cooler', 'Walk-in freezer', 'Milk cooler', 'Chemical closet']

/** One school is in no site, so that there is one to select for a new site. */
const sites = {
  'North Hill Kitchen': ['Juniper Hill Elementary', 'Northgate High School'],
  'Waterside Kitchen': ['Riverbend Middle School', 'Harbor View Middle School'],
}

/** Inserts the shared vendors. The transaction must run as caterer 0. */
export async function seedSharedVendors(tx: Tx): Promise<void> {
  await tx.insert(vendor).values(sharedVendors)
}

/** Inserts vendors, menu placeholders, storage locations, inventory sites and the federal holidays of the school year around `today`. */
export async function seedSettings(tx: Tx, today: string, schools: ReadonlyMap<string, number>): Promise<void> {
  await tx.insert(vendor).values(ownVendors)
  await tx.insert(menuPlaceholder).values(placeholders)
  await tx.insert(storageLocation).values(storageLocations.map((storageLocationName) => ({ storageLocationName })))
  await tx.insert(catererHoliday).values(schoolHolidaysAround(today))
  const rows = await tx
    .insert(inventorySite)
    .values(Object.keys(sites).map((siteName) => ({ siteName })))
    .returning({ id: inventorySite.id, siteName: inventorySite.siteName })
  const siteIds = new Map(rows.map(({ id, siteName }) => [siteName, id]))
  await tx
    .insert(inventorySiteSchool)
    .values(
      Object.entries(sites).flatMap(([siteName, names]) =>
        names.map((name) => ({ inventorySiteId: idOf(siteIds, siteName), schoolId: idOf(schools, name) })),
      ),
    )
}
