import { randomUUID } from 'node:crypto'

import type { OperationId } from '../../src/contract/operations.ts'
import type { MatrixCase } from './cases.ts'
import { freeDay } from './world-settings.ts'
import { menuDate, pictureOf, type World } from './world.ts'

const unique = () => randomUUID().slice(0, 8)

const catererIdInQuery = { 'query.catererId': null }
const catererIdOf = ({ catererId }: World) => ({ catererId })

const vendorIds = { 'path.id': 'vendor', 'body.id': null, 'body.catererId': null } as const
const vendorBody = ({ mark, catererId }: World, id: number) => ({
  id,
  catererId,
  vendorCode: unique(),
  name: `${mark} farm`,
  contact: '2125550100',
  email: `${unique()}@example.test`,
  address: `${mark} road`,
  accountNo: '0012',
  active: true,
})

const placeholderBody = ({ mark }: World) => ({
  name: `${mark} ${unique()}`,
  category: 'Fruit',
  menuType: 'MEAL',
  credits: { FRUIT: 0.5, VEGETABLE: null, GRAIN: 0.25, MEAT_ALTERNATE: null, MILK: 1 },
  note: `${mark} note`,
})

const newSiteIds = { 'body.schools.*': 'school' } as const
const newSite = async ({ mark, ids, settings }: World) => {
  await settings.freeSchool()
  return { siteName: `${mark} ${unique()}`, schools: [ids.school] }
}
const siteIds = { 'path.siteId': 'site', 'body.siteId': 'site', 'body.schools.*.schoolId': 'school' } as const
const siteBody = async ({ mark, ids, settings }: World) => {
  await settings.placeSchool()
  return { siteId: ids.site, siteName: `${mark} ${unique()}`, schools: [{ schoolId: ids.school, schoolName: mark }] }
}

/** A school that keeps the world's lunch. */
const schoolBody = ({ mark }: World, schoolId: number) => ({
  schoolId,
  schoolName: `${mark} ${unique()}`,
  subdomain: unique(),
  address: `${mark} street`,
  lowestGrade: 'K',
  highestGrade: '5',
  enrollment: 400,
  moduleAccess: { [`${mark} module`]: 'Yes', 'Production Record': 'Yes' },
  meals: [{ menuType: 'MEAL', gradeGroup: 'K-5', serviceDays: 5, plannedMeals: 200 }],
  terms: [{ termName: `${mark} fall`, startDate: '2020-08-24', endDate: '2040-12-18' }],
  servingLines: [`${mark} line`],
})

const settingsIds = { 'body.id': null, 'body.catererAnalysisId': 'caterer' } as const
const settingsBody = ({ mark, catererId }: World, id: number) => ({
  id,
  catererAnalysisId: catererId,
  wgrLimit: 0,
  fruitLimit: 0,
  sodiumLevel: JSON.stringify([{ mealPrgram: `${mark} lunch`, targetType: 'Target 2', enabled: true, details: mark }]),
  costTargets: [{ programName: `${mark} lunch`, targetCost: '1.45' }],
  weekLength: 'regularDays',
})

/** The cases of vendors, menu placeholders, storage locations, sites, holidays, analysis settings, the caterer and record history. */
export const settingsCases = {
  listVendors: {
    status: 200,
    ids: { 'path.catererId': null },
    request: (world) => ({ path: catererIdOf(world) }),
  },
  createVendor: {
    status: 201,
    ids: { ...vendorIds, 'path.id': 'caterer' },
    request: (world) => ({ path: { id: world.catererId }, body: vendorBody(world, 0) }),
  },
  updateVendor: {
    status: 200,
    ids: vendorIds,
    request: (world) => ({ path: { id: world.ids.vendor }, body: vendorBody(world, world.ids.vendor) }),
  },
  deleteVendor: {
    status: 200,
    ids: { 'path.id': 'vendor' },
    request: async ({ settings }) => ({ path: { id: await settings.freshVendor() } }),
  },
  restoreVendor: {
    status: 200,
    ids: { 'path.id': 'archivedVendor' },
    request: async ({ settings }) => ({ path: { id: await settings.freshArchivedVendor() } }),
  },
  listMenuPlaceholders: { status: 200, ids: {}, request: () => ({}) },
  createMenuPlaceholder: { status: 201, ids: {}, request: (world) => ({ body: placeholderBody(world) }) },
  readMenuPlaceholder: {
    status: 200,
    ids: { 'path.id': 'placeholder' },
    request: ({ ids }) => ({ path: { id: ids.placeholder } }),
  },
  updateMenuPlaceholder: {
    status: 200,
    ids: { 'path.id': 'placeholder' },
    request: (world) => ({ path: { id: world.ids.placeholder }, body: placeholderBody(world) }),
  },
  archiveMenuPlaceholder: {
    status: 200,
    ids: { 'path.id': 'placeholder' },
    request: async ({ settings }) => ({ path: { id: await settings.freshPlaceholder() } }),
  },
  restoreMenuPlaceholder: {
    status: 200,
    ids: { 'path.id': 'archivedPlaceholder' },
    request: async ({ settings }) => ({ path: { id: await settings.freshArchivedPlaceholder() } }),
  },
  listStorageLocations: { status: 200, ids: catererIdInQuery, request: (world) => ({ query: catererIdOf(world) }) },
  createStorageLocation: {
    status: 201,
    ids: catererIdInQuery,
    request: (world) => ({ query: { ...catererIdOf(world), storageLocationName: `${world.mark} ${unique()}` } }),
  },
  updateStorageLocation: {
    status: 200,
    ids: { ...catererIdInQuery, 'path.id': 'storageLocation' },
    request: (world) => ({
      path: { id: world.ids.storageLocation },
      query: { ...catererIdOf(world), storageLocationName: `${world.mark} ${unique()}` },
    }),
  },
  deleteStorageLocation: {
    status: 200,
    ids: { ...catererIdInQuery, 'path.id': 'storageLocation' },
    request: async (world) => ({ path: { id: await world.settings.freshLocation() }, query: catererIdOf(world) }),
  },
  listSites: { status: 200, ids: catererIdInQuery, request: (world) => ({ query: catererIdOf(world) }) },
  createSite: {
    status: 200,
    ids: { 'path.id': 'caterer', 'body.schoolId': null },
    request: (world) => ({ path: { id: world.catererId }, body: schoolBody(world, 1) }),
  },
  readSite: {
    status: 200,
    ids: { ...catererIdInQuery, 'path.siteId': 'school' },
    request: (world) => ({ path: { siteId: world.ids.school }, query: catererIdOf(world) }),
  },
  updateSite: {
    status: 200,
    ids: { 'path.catererId': null, 'path.siteId': 'school', 'body.schoolId': null },
    request: (world) => ({
      path: { ...catererIdOf(world), siteId: world.ids.school },
      body: schoolBody(world, world.ids.school),
    }),
  },
  deleteSite: {
    status: 200,
    ids: { 'path.catererId': null, 'path.siteId': 'school' },
    request: async (world) => ({ path: { ...catererIdOf(world), siteId: await world.settings.freshSchool() } }),
  },
  restoreSite: {
    status: 200,
    ids: { 'path.siteId': 'archivedSchool' },
    request: async ({ settings }) => ({ path: { siteId: await settings.freshArchivedSchool() } }),
  },
  proposeSubdomain: { status: 200, ids: {}, request: ({ mark }) => ({ query: { schoolName: `${mark} school` } }) },
  listInventorySites: { status: 200, ids: catererIdInQuery, request: (world) => ({ query: catererIdOf(world) }) },
  createInventorySite: {
    status: 201,
    ids: { ...newSiteIds, ...catererIdInQuery },
    request: async (world) => ({ query: catererIdOf(world), body: await newSite(world) }),
  },
  readInventorySite: {
    status: 200,
    ids: { ...catererIdInQuery, 'path.siteId': 'site' },
    request: (world) => ({ path: { siteId: world.ids.site }, query: catererIdOf(world) }),
  },
  updateInventorySite: {
    status: 200,
    ids: { ...siteIds, ...catererIdInQuery },
    request: async (world) => ({
      path: { siteId: world.ids.site },
      query: catererIdOf(world),
      body: await siteBody(world),
    }),
  },
  deleteInventorySite: {
    status: 200,
    ids: { ...catererIdInQuery, 'path.siteId': 'site' },
    request: async (world) => ({ path: { siteId: await world.settings.freshSite() }, query: catererIdOf(world) }),
  },
  listCatererHolidays: {
    status: 200,
    ids: catererIdInQuery,
    request: (world) => ({ query: { ...catererIdOf(world), startDate: '2031-01-01', endDate: '2032-12-31' } }),
  },
  createCatererHoliday: {
    status: 201,
    ids: { 'body.catererId': null },
    request: (world) => ({ body: { ...catererIdOf(world), date: freeDay(), note: `${world.mark} feast` } }),
  },
  deleteCatererHoliday: {
    status: 200,
    ids: { 'path.id': 'holiday' },
    request: async ({ settings }) => ({ path: { id: await settings.freshHoliday() } }),
  },
  readCatererAnalysisSettings: {
    status: 200,
    ids: { 'query.catererAnalysisId': 'caterer' },
    request: async ({ catererId, settings }) => {
      await settings.someSettings()
      return { query: { catererAnalysisId: catererId } }
    },
  },
  createCatererAnalysisSettings: {
    status: 201,
    ids: settingsIds,
    request: async (world) => {
      await world.settings.noSettings()
      return { body: settingsBody(world, 0) }
    },
  },
  updateCatererAnalysisSettings: {
    status: 200,
    ids: { ...settingsIds, 'path.id': 'analysisSettings' },
    request: async (world) => {
      const id = await world.settings.someSettings()
      return { path: { id }, body: settingsBody(world, id) }
    },
  },
  listMealPrograms: { status: 200, ids: {}, request: () => ({}) },
  readCatererLogin: {
    status: 200,
    ids: { 'path.id': 'caterer' },
    request: ({ catererId }) => ({ path: { id: catererId }, query: { currentDate: menuDate } }),
  },
  readCaterer: {
    status: 200,
    ids: { 'path.id': 'caterer' },
    request: ({ catererId }) => ({ path: { id: catererId } }),
  },
  updateCaterer: {
    status: 200,
    ids: { 'path.catererId': null, 'body.catererId': null },
    request: (world) => ({
      path: catererIdOf(world),
      body: {
        ...catererIdOf(world),
        name: `${world.mark} Kitchens`,
        country: 'US',
        timeZone: 'America/New_York',
        logo: pictureOf(world.mark),
      },
    }),
  },
  listRecordHistory: {
    status: 200,
    ids: { 'query.recordId': 'storageLocation' },
    request: ({ ids }) => ({ query: { recordType: 'storageLocation', recordId: ids.storageLocation } }),
  },
} as const satisfies Partial<Record<OperationId, MatrixCase>>
