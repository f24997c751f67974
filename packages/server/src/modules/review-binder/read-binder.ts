import { mondayOf } from '@commissary/domain/dates'
import { hasMealPattern } from '@commissary/domain/rules'
import { and, between, eq } from 'drizzle-orm'

import { notFound } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { productionRecord } from '../../db/schema/production-record.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import type { AnalysisDocument } from '../../documents/analysis-document.ts'
import type { BinderAttachment, BinderDocument } from '../../documents/binder-document.ts'
import type { MenuDocument } from '../../documents/menu-document.ts'
import type { ProductionDocument } from '../../documents/production-document.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { message } from '../../shared/messages.ts'
import { readOwnStandards } from '../analysis-settings/store.ts'
import { analyze, readAnalysisSource } from '../analysis/store.ts'
import { allLines, findCalendar, plannedDays } from '../calendars/days.ts'
import { closedDays } from '../holidays/store.ts'
import { readPrintedMenu } from '../menu-print/store.ts'
import { readPrintedRecord } from '../production-records/print.ts'
import { readCardOn } from '../recipes/card.ts'
import { findSchool } from '../schools/store.ts'
import { binderGaps } from './binder-gaps.ts'
import {
  ingredientsOf,
  mostEvidenceBytes,
  readEvidence,
  readEvidenceFiles,
  type ServedFood,
  toAttachment,
} from './evidence.ts'

type BinderRequest = Schemas['ReviewBinderRequest']

/**
 * A week of a school's meal for a reviewer, with its recipes as they were then, read in one transaction; pictures are drawn after it. Throws a 404 for a school that the
 * user has no access to. Files beyond `mostBytes` in total are named and not bound in.
 */
export async function readBinder(
  tx: Tx,
  caller: Caller,
  { schoolId, itemType, week }: BinderRequest,
  mostBytes = mostEvidenceBytes,
) {
  const school = await findSchool(tx, caller.userId, schoolId)
  if (!school) throw notFound(message('calendars.schoolNotFound'))
  const from = mondayOf(week)
  const to = Temporal.PlainDate.from(from).add({ days: 6 }).toString()
  const range = { schoolId, itemType, startDate: from, endDate: to }
  const programs = school.programs.filter(({ menuType }) => menuType === itemType)

  const menus: MenuDocument[] = []
  const onMenus: ServedFood[] = []
  const planned = new Set<string>()
  const closed = new Set((await closedDays(tx, from, to)).map(({ date }) => date))
  for (const { id } of programs) {
    const calendar = await findCalendar(tx, schoolId, id)
    const days = calendar ? await plannedDays(tx, calendar, from, to) : []
    const open = days.filter(({ date }) => !closed.has(date))
    for (const day of open) {
      const { date } = day
      for (const { recipeId = null, ingredientId = null } of allLines(day).flatMap((menu) => menu.lines)) {
        onMenus.push({ date, recipeId, ingredientId })
      }
    }
    const menu = await readPrintedMenu(tx, caller, { ...range, audience: 'kitchen', programId: id })
    const withLines = menu.menuDays.filter((day) => day.lines.length > 0 && day.closed === null)
    for (const { date } of withLines) planned.add(date)
    if (menu.menuDays.length > 0) menus.push(menu)
  }

  const records = await readRecords(tx, caller, range)
  const [own] = await tx.select({ has: caterer.nutritionAnalysis }).from(caterer).where(eq(caterer.id, ownCaterer()))
  const checked = programs.filter(({ rulePack }) => hasMealPattern(rulePack))
  const analyses = own?.has ? await readAnalyses(tx, caller, range, checked) : []

  const onRecords = records.flatMap(({ record: { date, lines } }) =>
    lines.map(({ recipeId, ingredientId }): ServedFood => ({ date, recipeId, ingredientId })),
  )
  const foods = [...onMenus, ...onRecords]
  const ingredientIds = await ingredientsOf(tx, foods)
  const evidence = await readEvidence(tx, ingredientIds)
  const files = await readEvidenceFiles(tx, ingredientIds, mostBytes)
  const cards: NonNullable<Awaited<ReturnType<typeof readCardOn>>>[] = []
  for (const [id, date] of lastDays(foods)) {
    const card = await readCardOn(tx, id, date)
    if (card) cards.push(card)
  }
  const letterhead = await readLetterhead(tx)
  return {
    document: async (): Promise<BinderDocument> => {
      // One after the other: a picture takes a lot of memory.
      const attachments: BinderAttachment[] = []
      for (const file of files) attachments.push(await toAttachment(file))
      const drawn = await Promise.all(cards.map((card) => card.document()))
      const sorted = drawn.toSorted((a, b) => a.recipe.name.localeCompare(b.recipe.name))
      const gaps = binderGaps({
        dates: [...planned].sort(),
        to,
        records: records.map(({ record }) => record),
        menus,
        recipes: sorted.map(({ recipe }) => recipe),
        evidence,
        isAnalysisMissing: checked.length > 0 && !own?.has,
      })
      return {
        ...letterhead,
        binder: {
          schoolName: school.schoolName,
          itemType,
          from,
          to,
          gaps,
          menus,
          records,
          cards: sorted,
          evidence,
          attachments,
          analyses,
        },
      }
    },
  }
}

/** Recipes with the last day that each is on. */
function lastDays(foods: readonly ServedFood[]): Map<number, string> {
  const days = new Map<number, string>()
  for (const { date, recipeId } of foods) {
    if (recipeId !== null && date > (days.get(recipeId) ?? '')) days.set(recipeId, date)
  }
  return days
}

interface Range {
  schoolId: number
  itemType: BinderRequest['itemType']
  startDate: string
  endDate: string
}

async function readRecords(
  tx: Tx,
  caller: Caller,
  { schoolId, itemType, startDate, endDate }: Range,
): Promise<ProductionDocument[]> {
  const rows = await tx
    .select({ id: productionRecord.id })
    .from(productionRecord)
    .where(
      and(
        eq(productionRecord.schoolId, schoolId),
        eq(productionRecord.menuType, itemType),
        between(productionRecord.date, startDate, endDate),
      ),
    )
    .orderBy(productionRecord.date)
  const records: ProductionDocument[] = []
  for (const { id } of rows) records.push(await readPrintedRecord(tx, caller, id, 'filled'))
  return records
}

async function readAnalyses(
  tx: Tx,
  caller: Caller,
  range: Range,
  programs: readonly { id: number }[],
): Promise<AnalysisDocument[]> {
  const standards = await readOwnStandards(tx)
  const analyses: AnalysisDocument[] = []
  for (const { id } of programs) {
    const request = { ...range, programId: id, rule: {} }
    const source = await readAnalysisSource(tx, caller, request)
    const { days, discontinued, catererName, logo, country, language, currency, printedOn } = source
    analyses.push({
      analysis: analyze(source, request),
      days,
      discontinued,
      standards,
      catererName,
      logo,
      country,
      language,
      currency,
      printedOn,
    })
  }
  return analyses
}
