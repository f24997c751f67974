import { randomUUID } from 'node:crypto'

import { createCaterer } from '../../src/db/caterers.ts'
import { caterer } from '../../src/db/schema/caterer.ts'
import { masterCalendar, masterDay, masterLine } from '../../src/db/schema/master-menu.ts'
import { publication } from '../../src/db/schema/publication.ts'
import { schoolCalendar, schoolDay } from '../../src/db/schema/school-menu.ts'
import { mealProgram, school, schoolProgram } from '../../src/db/schema/school.ts'
import type { Database, Tx } from '../../src/db/work.ts'
import { publishMenu } from '../../src/demo/publish-menus.ts'
import { replaceDay } from '../../src/modules/calendars/store.ts'
import { hashPassword } from '../../src/modules/session/passwords.ts'
import { dayInput, archivedMark, archiveTime } from './inputs.ts'
import { addDocuments, documentMaker, type DocumentMaker } from './world-documents.ts'
import { addImports, addPantry, insertDoneImport, insertReadyImport, insertReadyProducts } from './world-foods.ts'
import { addRecall, type RecallMaker, recallMaker } from './world-recall.ts'
import { addVersions, recipeMaker, type RecipeMaker } from './world-recipes.ts'
import { addItems, addSubCategory, insertPlannedReplacement, insertReplacement } from './world-items.ts'
import { addFamilies, familyMaker, type FamilyMaker } from './world-families.ts'
import { addMonths, menuMaker, type MenuMaker } from './world-menus.ts'
import { addOrders, goneOrders, type OrderMaker, orderMaker } from './world-orders.ts'
import { addOwnFamily, type OwnFamilyMaker, ownFamilyMaker } from './world-own-family.ts'
import { addPeople, peopleMaker, type PeopleMaker } from './world-people.ts'
import { addSettings, goneId, settingsMaker, type SettingsMaker } from './world-settings.ts'
import { addCounts, countMaker, type CountMaker } from './world-counts.ts'
import { addStock, stockMaker, type StockMaker } from './world-stock.ts'
import { addUsers } from './world-users.ts'
import { addExport, type ExportMaker, exportMaker } from './world-exports.ts'
import { addNotifications, type NotificationMaker, notificationMaker } from './world-notifications.ts'
import { addView, viewMaker, type ViewMaker } from './world-views.ts'
import { addProduction, type ProductionMaker, productionMaker } from './world-production.ts'

/** The kinds of rows that ids in the contract refer to. `subRecipe` is a recipe used as a line in others. */
export const kinds = [
  'school',
  'ingredient',
  'recipe',
  'subRecipe',
  'referenceFood',
  'import',
  'caterer',
  'vendor',
  'archivedVendor',
  'placeholder',
  'archivedPlaceholder',
  'archivedSchool',
  'mealProgram',
  'storageLocation',
  'site',
  'holiday',
  'analysisSettings',
  'user',
  'savedView',
  'notification',
  'reportExport',
  'ingredientDocument',
  'archivedDocument',
  'menuItem',
  'subCategory',
  'archivedRecipe',
  'replacement',
  'plannedReplacement',
  'masterMonth',
  'schoolMonth',
  'menuAnalysisItem',
  'publication',
  'placeholder',
  'cycleMenu',
  'archivedCycleMenu',
  'menuPlan',
  'publishJob',
  'productionRecord',
  'signedRecord',
  'stockedSite',
  'stockedIngredient',
  'stockLot',
  'startingInventory',
  'stockCount',
  'countLine',
  'countAmount',
  'countLot',
  'stockRequest',
  'stockRequestLine',
  'stockShipment',
  'purchaseOrder',
  'purchaseOrderLine',
  'purchaseReceipt',
  'purchaseReceiptLine',
  'recalledFood',
  'recalledLot',
  'vendedRecord',
  'receivingLink',
  'household',
  'anyHousehold',
  'student',
  'householdParent',
  'mealOrder',
  'orderPlan',
  'mealPrice',
  'payment',
  'orderImport',
  'child',
  'childOrder',
  'childPlan',
] as const
export type Kind = (typeof kinds)[number]
export type Ids = Record<Kind, number>

/** A caterer with a row of every kind. Every text of its rows contains its mark, and no other caterer's does. */
export interface World {
  mark: string
  /** A number in the nutrients and prices of its rows. */
  figure: number
  catererId: number
  /** The administrator, whose saved views the world has. */
  userId: number
  /** Access tokens by user. */
  tokens: Record<'administrator' | 'staff' | 'staffOfOneSchool' | 'parent' | 'disabled' | 'expired' | 'ended', string>
  ids: Ids
  /** Archived rows, which are treated like rows that never existed. */
  archived: Ids
  /** A school that `staffOfOneSchool` does not work for. */
  otherSchool: number
  userName: string
  /** A new import ready to be applied. Each can be applied or cancelled once. */
  freshImport: () => Promise<number>
  freshProducts: () => Promise<number>
  /** A new replacement of one recipe by another. Each can be undone once. */
  freshReplacement: () => Promise<number>
  freshPlannedReplacement: () => Promise<number>
  /** A sub-category that no item has. Each can be deleted once. */
  freshSubCategory: () => Promise<number>
  /** An import of products that can be undone. */
  doneImport: () => Promise<number>
  settings: SettingsMaker
  users: PeopleMaker
  views: ViewMaker
  notifications: NotificationMaker
  exports: ExportMaker
  documents: DocumentMaker
  recipes: RecipeMaker
  menus: MenuMaker
  production: ProductionMaker
  counts: CountMaker
  stock: StockMaker
  orders: OrderMaker
  recall: RecallMaker
  families: FamilyMaker
  ownFamily: OwnFamilyMaker
}

export const password = 'three green apples'
/**
 * The days with a menu: the first from the school's own calendar, the second from its master calendar. Days that were served
 * are locked.
 */
export const menuDate = '2098-09-08'
export const masterDate = '2098-09-09'

/** Every user's. Tests add hundreds of worlds, and hashing is slow on purpose. */
export const passwordHashed = hashPassword(password)

interface WorldOptions {
  mark: string
  figure: number
  /** False turns off every feature flag. */
  hasFlags?: boolean
}

/** Adds a caterer with its rows, users and sessions. */
export async function addWorld(database: Database, { mark, figure, hasFlags = true }: WorldOptions): Promise<World> {
  const catererId = await createCaterer(database, {
    name: `${mark} Kitchens`,
    nutritionAnalysis: hasFlags,
    inventoryEnabled: hasFlags,
    productionRecord: hasFlags,
  })
  const passwordHash = await passwordHashed
  return database.work({ catererId }, async (tx) => {
    await tx.update(caterer).set({ logo: pictureOf(mark) })
    const { schoolId, otherSchool, archivedSchool, mealProgramId, archivedProgram } = await addSchools(tx, mark)
    const users = await addUsers(tx, mark, passwordHash, [schoolId, archivedSchool])
    const pantry = await addPantry(tx, mark, figure)
    await addCalendars(tx, mark, [schoolId, otherSchool, archivedSchool], mealProgramId, pantry.ids.recipe)
    const imports = await addImports(tx, mark)
    const documents = await addDocuments(tx, mark, pantry.ids.ingredient)
    const records = await addSettings(tx, mark, catererId, [schoolId, archivedSchool])
    const people = await addPeople(tx, mark)
    const stored = {
      mark,
      siteId: records.ids.site,
      locationId: records.ids.storageLocation,
      ingredientId: pantry.ids.ingredient,
    }
    const counts = await addCounts(tx, stored)
    const versions = await addVersions(tx, mark, pantry.ids)
    const { goneCycleMenu, ...months } = await addMonths(tx, mark, schoolId, masterDate)
    const recallPlace = {
      mark,
      catererId,
      siteId: records.ids.site,
      storageLocationId: records.ids.storageLocation,
      vendorId: records.ids.vendor,
    }
    const items = await addItems(tx, mark, pantry.ids)
    const familyPlace = { mark, catererId, schoolId, itemId: items.menuItem }
    const families = await addFamilies(tx, familyPlace)
    const ownPlace = { ...familyPlace, parentId: users.ids.parent, administratorId: users.ids.administrator }
    const ownFamily = await addOwnFamily(tx, ownPlace)
    const ids = {
      school: schoolId,
      archivedSchool,
      mealProgram: mealProgramId,
      ...pantry.ids,
      import: imports.ready,
      ...records.ids,
      user: people.id,
      savedView: await addView(tx, mark, users.ids.administrator),
      notification: await addNotifications(tx, mark, users.ids.administrator),
      reportExport: await addExport(tx, mark, users.ids.administrator),
      ...documents.ids,
      ...items,
      ...families.ids,
      ...ownFamily.ids,
      ...versions.ids,
      replacement: await insertReplacement(tx, pantry.ids),
      plannedReplacement: await insertPlannedReplacement(tx, mark),
      ...months,
      ...(await addProduction(tx, { mark, schoolId, mealProgramId, recipeId: pantry.ids.recipe })),
      ...(await addStock(tx, mark, catererId, records.ids.storageLocation)),
      ...counts.ids,
      ...(await addOrders(tx, mark, { ...pantry.ids, ...records.ids })),
      ...(await addRecall(tx, recallPlace)),
    }
    const caller = { catererId, userId: users.ids.administrator, role: 'administrator' } as const
    const day = { ...dayInput(mark, ids), note: `${mark} note` }
    await replaceDay(tx, caller, { schoolId, menuType: 'MEAL', date: menuDate }, day, null)
    await tx.update(schoolDay).set({ reason: `${mark} reason` })
    await tx.update(publication).set({ takenBackReason: `${mark} reason` })
    const settings = settingsMaker(database, { mark, catererId, schoolId, siteId: records.ids.site })
    const userId = users.ids.administrator
    return {
      mark,
      figure,
      catererId,
      userId,
      tokens: users.tokens,
      ids,
      archived: {
        school: archivedSchool,
        archivedSchool: goneId,
        mealProgram: archivedProgram,
        ...pantry.archived,
        import: imports.uploading,
        ...records.archived,
        user: people.archived,
        savedView: goneId,
        notification: goneId,
        reportExport: goneId,
        ...documents.archived,
        menuItem: goneId,
        subCategory: goneId,
        ...versions.archived,
        replacement: goneId,
        plannedReplacement: goneId,
        masterMonth: goneId,
        schoolMonth: goneId,
        menuAnalysisItem: goneId,
        publication: goneId,
        placeholder: goneId,
        cycleMenu: goneCycleMenu,
        archivedCycleMenu: goneId,
        menuPlan: goneId,
        publishJob: goneId,
        productionRecord: goneId,
        signedRecord: goneId,
        stockedSite: goneId,
        stockedIngredient: goneId,
        stockLot: goneId,
        startingInventory: goneId,
        ...counts.archived,
        ...goneOrders,
        recalledFood: goneId,
        recalledLot: goneId,
        vendedRecord: goneId,
        receivingLink: goneId,
        ...families.archived,
        ...ownFamily.archived,
      },
      otherSchool,
      userName: `administrator.${mark}@example.test`,
      freshImport: () => database.work({ catererId }, (tx) => insertReadyImport(tx, mark)),
      freshProducts: () => database.work({ catererId }, (tx) => insertReadyProducts(tx, mark)),
      freshReplacement: () => database.work({ catererId }, (tx) => insertReplacement(tx, pantry.ids)),
      freshPlannedReplacement: () => database.work({ catererId }, (tx) => insertPlannedReplacement(tx, mark)),
      freshSubCategory: () => database.work({ catererId }, (tx) => addSubCategory(tx, `${mark} ${randomUUID()}`)),
      doneImport: () => database.work({ catererId }, (tx) => insertDoneImport(tx, mark)),
      users: peopleMaker(database, { mark, catererId }),
      documents: documentMaker(database, { mark, catererId, ingredientId: pantry.ids.ingredient }),
      recipes: recipeMaker(database, { mark, catererId, ingredientId: pantry.ids.ingredient }),
      production: productionMaker(database, catererId, {
        mark,
        schoolId,
        mealProgramId,
        recipeId: pantry.ids.recipe,
      }),
      stock: stockMaker(database, { mark, catererId }),
      recall: recallMaker(database, recallPlace, ids.recalledFood),
      menus: menuMaker(database, { mark, catererId, mealProgramId, schoolId }),
      counts: countMaker(database, { ...stored, catererId, storeId: counts.storeId }),
      notifications: notificationMaker(database, { mark, catererId, tokens: users.tokens }),
      views: viewMaker(database, { mark, catererId, tokens: users.tokens }),
      exports: exportMaker(database, { mark, catererId, tokens: users.tokens }),
      settings,
      families: familyMaker(database, familyPlace),
      ownFamily: ownFamilyMaker(database, ownPlace),
      orders: orderMaker(database, { mark, catererId, userId, ids }, settings.placeSchool),
    }
  })
}

/** A logo whose letters are the mark. */
export const pictureOf = (mark: string) => `data:image/png;base64,${mark}`

async function addSchools(tx: Tx, mark: string) {
  const row = (name: string, rest: { archivedAt?: string } = {}) => ({
    schoolName: `${rest.archivedAt === undefined ? mark : archivedMark(mark)} ${name}`,
    subdomain: `${mark}-${name}`,
    address: `${mark} street`,
    gradeGroup: 'K-5' as const,
    moduleAccess: { [`${mark} module`]: 'Yes', 'Public Menu': 'Yes', 'Production Record': 'Yes' },
    ...rest,
  })
  const schools = await tx
    .insert(school)
    .values([row('first'), row('other'), row('closed', { archivedAt: archiveTime })])
    .returning({ id: school.id })
  const [schoolId, otherSchool, archivedSchool] = schools.map(({ id }) => id) as [number, number, number]
  const lunch = { grades: `${mark} K-5`, rulePack: 'us-nslp', gradeGroup: 'K-5', menuType: 'MEAL' } as const
  const [program, archived] = await tx
    .insert(mealProgram)
    .values([
      { programName: `${mark} lunch`, ...lunch },
      { programName: `${archivedMark(mark)} lunch`, ...lunch, archivedAt: archiveTime },
    ])
    .returning({ id: mealProgram.id })
  const mealProgramId = program?.id ?? 0
  const programs = [schoolId, otherSchool, archivedSchool].map((id) => ({
    schoolId: id,
    menuType: 'MEAL' as const,
    mealProgramId,
  }))
  await tx.insert(schoolProgram).values(programs)
  return { schoolId, otherSchool, archivedSchool, mealProgramId, archivedProgram: archived?.id ?? 0 }
}

async function addCalendars(tx: Tx, mark: string, schoolIds: number[], mealProgramId: number, recipeId: number) {
  const menuType = 'MEAL' as const
  const [master] = await tx
    .insert(masterCalendar)
    .values({ mealProgramId, menuType, name: `${mark} cycle` })
    .returning({ id: masterCalendar.id })
  const masterCalendarId = master?.id ?? 0
  const [day] = await tx
    .insert(masterDay)
    .values({ masterCalendarId, date: masterDate, plannedMeals: 100, note: `${mark} note`, reason: `${mark} reason` })
    .returning({ id: masterDay.id })
  const line = { lineKey: `${mark}-m`, position: 1, recipeId, category: 'Entree' as const, plannedServings: 100 }
  const special = { lineKey: `${mark}-t`, position: 2, text: `${mark} special`, category: 'Side' as const }
  for (const one of [line, special]) await tx.insert(masterLine).values({ masterDayId: day?.id ?? 0, ...one })
  await tx.insert(schoolCalendar).values(schoolIds.map((schoolId) => ({ schoolId, menuType, mealProgramId })))
  await publishMenu(tx, masterCalendarId, schoolIds, `${mark} reason`)
}
