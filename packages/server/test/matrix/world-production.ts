import { createHash, randomUUID } from 'node:crypto'

import {
  productionEvent,
  productionLine,
  productionRecord,
  productionSettings,
  productionSignature,
} from '../../src/db/schema/production-record.ts'
import { receivingLink } from '../../src/db/schema/receiving-link.ts'
import type { Database, Tx } from '../../src/db/work.ts'

interface Place {
  mark: string
  schoolId: number
  mealProgramId: number
  recipeId: number
}

/** The keys of the lines of each record: one of the menu, and one that someone added. */
export const menuLine = 'recipe-1-entree'
export const addedLine = 'text-1-side'

/** The token of the link that each world has from the start. */
export const linkToken = (mark: string) => `${mark}-token`

export interface ProductionMaker {
  /** The token of a link to a new vended record with everything that a signature of the school needs. */
  link: () => Promise<string>
  /** A record with everything that a signature needs. Each can be signed once. */
  record: () => Promise<number>
  /** A record that is signed. Each can be reopened once. */
  signed: () => Promise<number>
}

/** Days before any world's menus, a new one for each record. */
let days = 0
const nextDay = () => Temporal.PlainDate.from('2001-01-01').add({ days: ++days }).toString()

/** Records of a school, one open and one signed, and how the caterer keeps them. */
export async function addProduction(tx: Tx, place: Place) {
  await tx.insert(productionSettings).values({ leftoverPct: 15, issuesStock: false })
  const vendedRecord = await addRecord(tx, place, { isVended: true })
  return {
    productionRecord: await addRecord(tx, place),
    signedRecord: await addSigned(tx, place),
    vendedRecord,
    receivingLink: await addLink(tx, vendedRecord, linkToken(place.mark)),
  }
}

export const productionMaker = (database: Database, catererId: number, place: Place): ProductionMaker => ({
  link: () =>
    database.work({ catererId }, async (tx) => {
      const token = randomUUID()
      await addLink(tx, await addRecord(tx, place, { isVended: true }), token)
      return token
    }),
  record: () => database.work({ catererId }, (tx) => addRecord(tx, place)),
  signed: () => database.work({ catererId }, (tx) => addSigned(tx, place)),
})

async function addRecord(
  tx: Tx,
  { mark, schoolId, mealProgramId, recipeId }: Place,
  { closedAt = null, isVended = false }: { closedAt?: string | null; isVended?: boolean } = {},
): Promise<number> {
  const plan = { programId: mealProgramId, servings: 10, menuServings: 10, portion: null, servingLine: null }
  const [row] = await tx
    .insert(productionRecord)
    .values({
      schoolId,
      date: nextDay(),
      menuType: 'MEAL',
      isVended,
      closedAt,
      stock: closedAt === null ? null : { state: 'off', shortages: [] },
      groups: [
        {
          programId: mealProgramId,
          grades: `${mark} K-5`,
          gradeGroups: ['K-5'],
          offerVersusServe: false,
          plannedMeals: 10,
        },
      ],
      entries: {
        events: `${mark} events`,
        [`group.${mealProgramId}.servedMeals`]: 9,
        [`line.${menuLine}.prepared`]: 10,
        ...(isVended && { [`line.${menuLine}.arrived`]: 10 }),
        [`line.${menuLine}.leftover`]: 1,
        [`line.${menuLine}.group.${mealProgramId}.served`]: 9,
      },
    })
    .returning({ id: productionRecord.id })
  const id = row?.id ?? 0
  await tx.insert(productionLine).values([
    {
      productionRecordId: id,
      lineKey: menuLine,
      position: 1,
      category: 'Entree',
      name: `${mark} entree`,
      recipeId,
      plans: [{ ...plan, menuLine: `${mark}-1` }],
    },
    {
      productionRecordId: id,
      lineKey: addedLine,
      position: 2,
      category: 'Side',
      name: `${mark} text`,
      text: `${mark} text`,
      plans: [],
      isAdded: true,
      reason: `${mark} reason`,
    },
  ])
  await tx
    .insert(productionEvent)
    .values({ productionRecordId: id, action: 'opened', round: 1, reason: `${mark} reason` })
  return id
}

async function addLink(tx: Tx, productionRecordId: number, token: string): Promise<number> {
  const [row] = await tx
    .insert(receivingLink)
    .values({
      productionRecordId,
      tokenHash: createHash('sha256').update(token).digest('hex'),
      expiresAt: '2099-01-01T00:00:00.000Z',
    })
    .returning({ id: receivingLink.id })
  return row?.id ?? 0
}

async function addSigned(tx: Tx, place: Place): Promise<number> {
  const id = await addRecord(tx, place, { closedAt: '2020-01-01T12:00:00.000Z' })
  await tx.insert(productionSignature).values({
    productionRecordId: id,
    round: 1,
    part: 'record',
    name: `${place.mark} signer`,
    signed: signedCopy(id, place),
  })
  return id
}

const signedCopy = (id: number, { mark, schoolId }: Place) => ({
  id,
  schoolId,
  schoolName: `${mark} school`,
  date: '2020-01-01',
  itemType: 'MEAL',
  state: 'signed',
  isVended: false,
  round: 1,
  groups: [],
  lines: [],
  entries: { events: `${mark} signed` },
  signatures: [],
  amendments: [],
  leftoverPct: 15,
  stock: { state: 'off', shortages: [] },
  version: 1,
  updatedAt: '2020-01-01T12:00:00.000Z',
  updatedBy: null,
  updatedById: null,
})
