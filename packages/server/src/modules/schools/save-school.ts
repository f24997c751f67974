import { areInOrder, overlapOf } from '@commissary/domain/school'
import { eq } from 'drizzle-orm'

import { rejected } from '../../contract/api-error.ts'
import { inventorySiteSchool } from '../../db/schema/inventory-site.ts'
import type { Tx } from '../../db/work.ts'
import {
  archiveRecord,
  insertRecord,
  restoreRecord,
  saveRecord,
  type Saved,
  type Target,
} from '../../records/save-record.ts'
import { message, type FieldMessages } from '../../shared/messages.ts'
import { mealMessages, programsOf, replaceMeals } from './meals.ts'
import { extraHistory, mealsOf, schoolRecord, type SchoolInput } from './school-record.ts'
import { freeSubdomain, isSubdomainTaken, lockSubdomains } from './subdomains.ts'

/** Adds a school with its meals. Without a subdomain it gets a free one. Throws a 422 for what `toColumns` refuses. */
export async function insertSchool(tx: Tx, input: SchoolInput): Promise<Saved> {
  await lockSubdomains(tx)
  const columns = await toColumns(tx, input, null)
  const subdomain = columns.subdomain ?? (await freeSubdomain(tx, columns.schoolName))
  const moduleAccess = input.moduleAccess ?? {}
  const programs = await programsOf(tx, input.meals)
  const row = { ...columns, subdomain, moduleAccess }
  const saved = await insertRecord(tx, schoolRecord, row, extraHistory(moduleAccess, programs))
  await replaceMeals(tx, saved.id, programs)
  return saved
}

/** Replaces a school's fields and meals. Throws what `saveRecord` and `insertSchool` throw. */
export async function updateSchool(tx: Tx, target: Target, input: SchoolInput): Promise<Saved> {
  await lockSubdomains(tx)
  return saveRecord(tx, schoolRecord, target, async (stored) => {
    const columns = await toColumns(tx, input, target.id)
    const moduleAccess = input.moduleAccess ?? stored.moduleAccess
    const before = extraHistory(stored.moduleAccess, await mealsOf(tx, target.id))
    const programs = await programsOf(tx, input.meals)
    await replaceMeals(tx, target.id, programs)
    return { columns: { ...columns, moduleAccess }, before, after: extraHistory(moduleAccess, programs) }
  })
}

/** Archives a school: it leaves its inventory site, and its menus stay stored. */
export async function archiveSchool(tx: Tx, target: Target): Promise<Saved> {
  const saved = await archiveRecord(tx, schoolRecord, target)
  await tx.delete(inventorySiteSchool).where(eq(inventorySiteSchool.schoolId, target.id))
  return saved
}

/** Restores an archived school. Throws a 422 if another school has taken its subdomain since. */
export async function restoreSchool(tx: Tx, id: number): Promise<Saved> {
  await lockSubdomains(tx)
  return restoreRecord(tx, schoolRecord, id, async ({ subdomain }) => {
    if (subdomain !== null && (await isSubdomainTaken(tx, subdomain, id))) throw rejected(taken(subdomain))
  })
}

const taken = (subdomain: string): FieldMessages => ({ subdomain: message('schools.subdomainTaken', { subdomain }) })

/** The columns of an input. Throws a 422 that names each field: no name, a taken subdomain, grades or terms out of order. */
async function toColumns(tx: Tx, input: SchoolInput, exceptId: number | null) {
  const columns = schoolRecord.toColumns(input)
  const { schoolName, subdomain, lowestGrade, highestGrade } = columns
  const isTaken = subdomain !== null && (await isSubdomainTaken(tx, subdomain, exceptId))
  const isReversed = lowestGrade !== null && highestGrade !== null && !areInOrder(lowestGrade, highestGrade)
  const fields = {
    ...(schoolName === '' && { schoolName: message('schools.nameRequired') }),
    ...(isTaken && taken(subdomain)),
    ...(isReversed && { highestGrade: message('schools.gradesReversed') }),
    ...mealMessages(input.meals),
    ...termMessages(columns.terms),
    ...lineMessages(columns.servingLines),
  }
  if (Object.keys(fields).length > 0) throw rejected(fields)
  return columns
}

function termMessages(terms: readonly { termName: string; startDate: string; endDate: string }[]): FieldMessages {
  const reversed = terms.flatMap(({ startDate, endDate }, index) =>
    endDate < startDate ? [[`terms.${index}.endDate`, message('schools.termReversed')] as const] : [],
  )
  const unnamed = terms.flatMap(({ termName }, index) =>
    termName === '' ? [[`terms.${index}.termName`, message('schools.termUnnamed')] as const] : [],
  )
  const [first, second] = overlapOf(terms) ?? []
  const overlapping =
    first && second
      ? [
          [
            `terms.${terms.indexOf(second)}.startDate`,
            message('schools.termsOverlap', { term: first.termName }),
          ] as const,
        ]
      : []
  return Object.fromEntries([...unnamed, ...reversed, ...overlapping])
}

function lineMessages(lines: readonly string[]): FieldMessages {
  return Object.fromEntries(
    lines.flatMap((line, index) =>
      line === '' ? [[`servingLines.${index}`, message('schools.lineUnnamed')] as const] : [],
    ),
  )
}
