import { PDFDocument } from '@cantoo/pdf-lib'
import { mondayOf } from '@commissary/domain/dates'
import { answersFor } from '@commissary/domain/food'
import { type Language, languages } from '@commissary/messages/languages'
import { wordingOf } from '../../documents/letterhead.ts'
import { and, eq, like } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import {
  daysAgo,
  type ProductionWorld,
  productionWorld,
  sampleDay,
  sampleService,
} from '../../../test/support/production-world.ts'
import { recordingPrinter } from '../../../test/support/recording-printer.ts'
import { type Member, startApp, type TestApp } from '../../../test/support/test-app.ts'
import { caterer } from '../../db/schema/caterer.ts'
import { ingredient } from '../../db/schema/ingredient.ts'
import { storedFile } from '../../db/schema/file.ts'
import { ingredientDocument } from '../../db/schema/ingredient-document.ts'
import { bindAttachments } from '../../documents/bind-attachments.ts'
import type { AnalysisDocument } from '../../documents/analysis-document.ts'
import type { BinderDocument } from '../../documents/binder-document.ts'
import { gapText, withUnbound } from '../../documents/BinderPdf.tsx'
import { createPrinter, type Printer } from '../../documents/printer.ts'
import { insertFile, writeBytes } from '../../files/file-store.ts'
import type { MediaType } from '../../files/file-type.ts'
import { binderGaps } from './binder-gaps.ts'
import { mostEvidenceBytes } from './evidence.ts'
import { readBinder } from './read-binder.ts'

let server: TestApp
let world: ProductionWorld
const recorder = recordingPrinter()
const printed = recorder.printed as BinderDocument[]
/** The week before this one: Monday is signed, Tuesday's record is open, Wednesday has none. */
const monday = mondayOf(daysAgo(7))
const days = [0, 1, 2].map((after) => Temporal.PlainDate.from(monday).add({ days: after }).toString())
const [signedDay = '', openDay = '', plannedDay = ''] = days

beforeAll(async () => {
  server = await startApp({ printer: recorder })
  world = await productionWorld(server, days.map(sampleDay))
  const { member, foods } = world
  await server.database.work(member, async (tx) => {
    await tx.update(caterer).set({ nutritionAnalysis: true }).where(eq(caterer.id, member.catererId))
    const crediting = [{ component: 'MEAT_ALTERNATE', credit: '1', per: { amount: '1', unit: 'oz' } }]
    const set = (id: number, creditEvidence: 'CN_LABEL' | 'FOOD_BUYING_GUIDE' | null) =>
      tx
        .update(ingredient)
        .set({ crediting: crediting as never, creditEvidence })
        .where(and(eq(ingredient.id, id)))
    await set(foods.chicken, 'CN_LABEL')
    await set(foods.milk, null)
  })
  const { id } = (await world.open(signedDay)).body.data.record
  await world.enter(id, {
    ...world.whole(sampleService),
    [`line.${world.keys.milk}.serveDegrees`]: 38,
    [`line.${world.keys.milk}.serveTime`]: '11:30',
  })
  expect((await world.sign(id)).status).toBe(200)
  const open = (await world.open(openDay)).body.data.record
  await world.enter(open.id, {
    [`line.${world.keys.chicken}.prepared`]: 220,
    [`line.${world.keys.chicken}.group.${world.k5}.served`]: 140,
    // Without an entry, how chicken is held is unknown. A cooking temperature does not say how it was served.
    [`line.${world.keys.chicken}.holding`]: 'hot',
    [`line.${world.keys.chicken}.cookDegrees`]: 170,
  })
})

const print = async (week = monday, by: Member = world.member) => {
  printed.length = 0
  const body = { schoolId: world.oak, itemType: 'MEAL', week }
  return server.call(by, 'POST /commissary/reviewBinder', { body })
}

test('a week is one document of menus, records, analyses and evidence, with what is missing in words', async () => {
  // Any day of the week names it.
  const { status, headers } = await print(plannedDay)
  expect(status).toBe(200)
  expect(headers['content-disposition']).toContain(`filename="Oak review binder ${monday}.pdf"`)
  const [document] = printed
  if (!document) throw new Error('Nothing was printed')
  const { binder } = document
  expect(binder.menus.map(({ grades, menuDays }) => [grades, menuDays.length])).toEqual([
    ['K-5', 3],
    ['6-8', 3],
  ])
  expect(binder.records.map(({ record, form }) => [record.date, record.state, form])).toEqual([
    [signedDay, 'signed', 'filled'],
    [openDay, expect.any(String), 'filled'],
  ])
  expect(binder.analyses).toHaveLength(2)
  expect(binder.evidence.map(({ name, evidence }) => [name, evidence])).toEqual([
    ['Chicken', 'CN_LABEL'],
    ['Milk, skim', null],
  ])
  const wording = wordingOf(document)
  expect(binder.gaps.map((gap) => [gap.date, gapText(gap, wording)])).toEqual([
    [signedDay, 'Not recorded as held hot, cold or at room temperature: Chicken'],
    [signedDay, 'Leftover disposition not recorded: Chicken'],
    [openDay, 'The production record is not signed: record'],
    [openDay, 'No temperature: Chicken'],
    [plannedDay, 'No production record'],
    [null, 'The crediting document for Chicken is missing'],
    [null, 'Milk, skim credits without documentation'],
  ])
})

test('it is one PDF whose first page is what is missing, followed by each document as it is printed alone', async () => {
  await print()
  const [document] = printed
  if (!document) throw new Error('Nothing was printed')
  const printer = createPrinter()
  const pagesOf = async (one: Parameters<Printer['print']>[0]) =>
    Buffer.from(await printer.print(one, 1, new AbortController().signal))
      .toString('latin1')
      .match(/\/Type \/Page\b/g)?.length ?? 0
  const whole = await pagesOf(document)
  let parts = 0
  for (const one of [...document.binder.menus, ...document.binder.records, ...document.binder.analyses]) {
    parts += await pagesOf(one)
  }
  await printer.stop()
  // What is missing, the temperatures and the evidence are the binder's own.
  expect(whole).toBe(parts + 3)
})

test('labels and evidence are bound in after a list of them, and those that cannot be are red-listed with a reason', async () => {
  const { member, foods } = world
  const pdf = await PDFDocument.create()
  pdf.addPage([300, 400])
  pdf.addPage([300, 400])
  const locked = await PDFDocument.create()
  locked.addPage()
  locked.encrypt({ userPassword: 'reviewer', ownerPassword: 'vendor' })
  const readable = await PDFDocument.create()
  readable.addPage([300, 400])
  readable.encrypt({ userPassword: '', ownerPassword: 'vendor' })
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } }).webp()
  const broken = Buffer.from('%PDF-1.7 and nothing more')
  const files: [food: number, name: string, type: MediaType, bytes: Uint8Array][] = [
    [foods.chicken, 'CN label.pdf', 'application/pdf', await pdf.save()],
    [foods.chicken, 'Locked.pdf', 'application/pdf', await locked.save()],
    [foods.chicken, 'Read only.pdf', 'application/pdf', await readable.save()],
    [foods.milk, 'Carton.webp', 'image/webp', await picture.toBuffer()],
    [foods.milk, 'Broken.pdf', 'application/pdf', broken],
  ]
  await server.database.work(member, async (tx) => {
    for (const [ingredientId, name, mediaType, bytes] of files) {
      const fileId = await insertFile(tx, { name, mediaType })
      await writeBytes(tx, fileId, bytes)
      await tx.insert(ingredientDocument).values({ ingredientId, fileId, kind: 'LABEL' })
    }
  })
  await print()
  const [document] = printed
  if (!document) throw new Error('Nothing was printed')
  const paper = { width: 612, height: 792 }
  const { files: bound } = await bindAttachments(document.binder.attachments, paper)
  expect(bound.map(({ number, name, file, pages, problem }) => [number, name, file, pages, problem])).toEqual([
    [1, 'Chicken', 'CN label.pdf', 2, null],
    [2, 'Chicken', 'Locked.pdf', 0, 'protected'],
    [3, 'Chicken', 'Read only.pdf', 1, null],
    [4, 'Milk, skim', 'Carton.webp', 1, null],
    [5, 'Milk, skim', 'Broken.pdf', 0, 'damaged'],
  ])
  const wording = wordingOf(document)
  const gaps = withUnbound(document, bound).binder.gaps.map((gap) => gapText(gap, wording))
  expect(gaps.slice(-2)).toEqual([
    'Locked.pdf of Chicken is not attached: protected by a password',
    'Broken.pdf of Milk, skim is not attached: damaged or not readable',
  ])
  const printer = createPrinter()
  const whole = await printer.print(document, 1, new AbortController().signal)
  await printer.stop()
  const pages = (await PDFDocument.load(whole)).getPages().map((page) => page.getSize())
  const small = { width: 300, height: 400 }
  expect(pages.slice(-4)).toEqual([small, small, small, paper])
  expect(pages.slice(0, -4).every(({ width }) => width === 612 || width === 792)).toBe(true)
})

test('files beyond the bytes that the binder takes are named in the red list and not bound in', async () => {
  const stored = await server.database.work(world.member, (tx) =>
    tx.select().from(storedFile).where(like(storedFile.name, '%.pdf')),
  )
  const sizeOf = (name: string) => stored.find((one) => one.name === name)?.sizeBytes ?? 0
  const bindUpTo = async (mostBytes: number) => {
    const body = { schoolId: world.oak, itemType: 'MEAL' as const, week: monday }
    const caller = { ...world.member, role: 'administrator' as const, familyId: '', language: 'en' as const }
    const source = await server.database.work(world.member, (tx) => readBinder(tx, caller, body, mostBytes))
    const document = await source.document()
    const { files } = await bindAttachments(document.binder.attachments, { width: 612, height: 792 })
    const wording = wordingOf(document)
    return {
      tooLarge: files.flatMap((one) => (one.problem === 'tooLarge' ? [one.file] : [])),
      gaps: withUnbound(document, files).binder.gaps.map((gap) => gapText(gap, wording)),
    }
  }
  const first = sizeOf('CN label.pdf')
  expect(first).toBeGreaterThan(0)
  // The first file fits exactly, so the rest does not fit.
  const { tooLarge, gaps } = await bindUpTo(first)
  expect(tooLarge).toEqual(['Locked.pdf', 'Read only.pdf', 'Carton.webp', 'Broken.pdf'])
  expect(gaps).toContain('Read only.pdf of Chicken is not attached: the binder is too large; print it separately')
  expect((await bindUpTo(first - 1)).tooLarge).toContain('CN label.pdf')
  expect((await bindUpTo(mostEvidenceBytes)).tooLarge).toEqual([])
})

test("the analyses have the caterer's own standards, as they do when they are printed alone", async () => {
  const ownStandards = [
    {
      name: 'School Food Standards (UK)',
      programName: 'Lunch',
      gradeGroup: 'K-5',
      marginPct: null,
      limits: [{ nutrient: 'sodium', minimum: null, maximum: 714 }],
    },
  ]
  const saved = await server.call(world.member, 'POST /commissary/catererAnalysisSettings', {
    body: {
      id: 0,
      catererAnalysisId: world.member.catererId,
      wgrLimit: 0,
      fruitLimit: 0,
      sodiumLevel: '[]',
      ownStandards,
    },
  })
  expect(saved.status).toBe(201)
  await print()
  const inBinder = printed[0]?.binder.analyses.map(({ standards }) => standards)
  expect(inBinder).toEqual([ownStandards, ownStandards])
  printed.length = 0
  const alone = {
    schoolId: world.oak,
    programId: world.k5,
    itemType: 'MEAL',
    startDate: monday,
    endDate: signedDay,
    rule: {},
  }
  expect((await server.call(world.member, 'POST /commissary/menuNutritionAnalyze/print', { body: alone })).status).toBe(
    200,
  )
  expect((printed[0] as unknown as AnalysisDocument).standards).toEqual(ownStandards)
})

test('replaced items and items at room temperature need no temperature; one that was held and not served hot does', async () => {
  const { body } = await world.open(openDay)
  const record = body.data.record as BinderDocument['binder']['records'][number]['record']
  const [chicken, milk] = record.lines
  if (!chicken || !milk) throw new Error('No lines')
  const gapsOf = (entered: Record<string, string | number>, lines = record.lines) =>
    binderGaps({
      dates: [openDay],
      to: openDay,
      records: [{ ...record, lines, entries: { ...record.entries, ...entered } }],
      menus: [],
      recipes: [],
      evidence: [],
      isAnalysisMissing: false,
    }).filter(({ kind }) => kind !== 'unsigned')
  const missing = (kind: 'noTemperature' | 'noHolding', name: string) => ({ date: openDay, kind, items: [name] })
  expect(gapsOf({})).toEqual([missing('noTemperature', 'Chicken')])
  expect(gapsOf({ [`line.${chicken.key}.holdDegrees`]: 150 })).toEqual([missing('noTemperature', 'Chicken')])
  expect(gapsOf({ [`line.${chicken.key}.holding`]: 'room' })).toEqual([])
  const tofu = { ...chicken, key: 'ingredient-99-entree', name: 'Tofu', replaces: chicken.key }
  expect(gapsOf({}, [chicken, tofu, milk])).toEqual([])
  expect(gapsOf({ 'line.ingredient-99-entree.prepared': 5 }, [chicken, tofu, milk])).toEqual([
    missing('noHolding', 'Tofu'),
  ])
})

test("corrective actions, dispositions and discard reasons are missing as in the form, including the van's", async () => {
  const { body } = await world.open(openDay)
  const record = body.data.record as BinderDocument['binder']['records'][number]['record']
  const [{ key } = { key: '' }] = record.lines
  const at = (field: string) => `line.${key}.${field}`
  const gapsOf = (entered: Record<string, string | number>) =>
    binderGaps({
      dates: [openDay],
      to: openDay,
      records: [{ ...record, isVended: true, entries: { [at('holding')]: 'hot', ...entered } }],
      menus: [],
      recipes: [],
      evidence: [],
      isAnalysisMissing: false,
    }).filter(({ kind }) => kind !== 'unsigned')
  const entered = {
    coldAtDeparture: 50,
    [at('serveDegrees')]: 120,
    [at('leftover')]: 3,
    [at('discarded')]: 2,
  }
  const gaps = gapsOf(entered)
  const items = ['Chicken']
  expect(gaps).toEqual([
    { date: openDay, kind: 'noAction', items },
    { date: openDay, kind: 'noVanAction' },
    { date: openDay, kind: 'noDisposition', items },
    { date: openDay, kind: 'noDiscardReason', items },
  ])
  const [document] = printed
  if (!document) throw new Error('Nothing was printed')
  const texts = (language: Language) => {
    const wording = wordingOf({ ...document, language })
    return gaps.map((gap) => gapText(gap, wording))
  }
  expect(texts('en')).toEqual([
    'No corrective action: Chicken',
    'No corrective action for the van',
    'Leftover disposition not recorded: Chicken',
    'Reason for discarding not recorded: Chicken',
  ])
  expect(new Set(languages.flatMap(texts)).size).toBe(gaps.length * languages.length)
  const whole = {
    vanAction: 'Returned',
    disposition: 'discard',
    discardReason: 'Dropped',
    correctiveAction: 'Reheated',
  }
  const { vanAction, ...ofLine } = whole
  const actions = Object.fromEntries(Object.entries(ofLine).map(([field, text]) => [at(field), text]))
  expect(gapsOf({ ...entered, vanAction, ...actions })).toEqual([])
})

test('a recipe is printed as of its last day of the week, with the evidence for its ingredients then', async () => {
  const own = await productionWorld(server, [
    { date: signedDay, meals: [200, 100] as [number, number], chicken: [150, 80] as [number, number] },
  ])
  const { tofu } = own.foods
  const food = { name: 'Beans', nutrients: answersFor({ calories: 50 }), serving: { amount: '100', unit: 'g' } }
  const beans = (await own.call('POST /ingredient/ingredients', { body: food })).body.data.id as number
  await server.database.work(own.member, (tx) =>
    tx.update(ingredient).set({
      crediting: [{ component: 'MEAT_ALTERNATE', credit: '1', per: { amount: '1', unit: 'oz' } }] as never,
      creditEvidence: 'FOOD_BUYING_GUIDE',
    }),
  )
  const stew = (ingredientId: number) => ({
    name: 'Stew',
    type: 'myRecipe',
    portions: '50',
    lines: [{ ingredientId, amount: '8', unit: 'kg' }],
  })
  const recipeId = (await own.call('POST /recipe/recipes', { body: stew(tofu) })).body.data.id as number
  for (const status of ['tested', 'approved']) {
    expect((await own.call(`PATCH /recipe/recipes/${recipeId}`, { body: { status } })).status).toBe(200)
  }
  const record = (await own.open(signedDay)).body.data.record.id as number
  const added = { replaces: own.keys.chicken, reason: 'No delivery', recipeId }
  expect((await own.call(`POST /commissary/productionRecords/${record}/lines`, { body: added })).status).toBeLessThan(
    300,
  )
  // From today on, another version is in force, which is a draft.
  expect((await own.call(`PUT /recipe/recipes/${recipeId}`, { body: stew(beans) })).status).toBe(200)

  printed.length = 0
  const body = { schoolId: own.oak, itemType: 'MEAL', week: monday }
  expect((await server.call(own.member, 'POST /commissary/reviewBinder', { body })).status).toBe(200)
  const binder = printed[0]?.binder
  expect(
    binder?.cards.map(({ recipe: { name, versionNumber, status, lines, pantry } }) => ({
      name,
      versionNumber,
      status,
      lines: lines.map((line) => line.ingredientId),
      foods: pantry.ingredients.map((one) => one.name),
    })),
  ).toEqual([{ name: 'Stew', versionNumber: 1, status: 'approved', lines: [tofu], foods: ['Tofu'] }])
  expect(binder?.evidence.map(({ name }) => name)).toEqual(['Chicken', 'Milk, skim', 'Tofu'])
  expect(binder?.gaps.filter(({ kind }) => kind === 'draft')).toEqual([])
})

test('a week without menus says so, and without the flag the analysis is missing', async () => {
  await server.database.work(world.member, (tx) => tx.update(caterer).set({ nutritionAnalysis: false }))
  await print('2001-01-01')
  await server.database.work(world.member, (tx) => tx.update(caterer).set({ nutritionAnalysis: true }))
  expect(printed[0]?.binder).toMatchObject({ menus: [], records: [], analyses: [] })
  expect(printed[0]?.binder.gaps.map(({ kind }) => kind)).toEqual(['noMenu', 'noAnalysis'])
})

test("staff can only print their own schools' binders", async () => {
  expect((await print(monday, await world.addStaff([world.oak], ['production']))).status).toBe(200)
  expect((await print(monday, await world.addStaff([world.elm], ['production']))).status).toBe(404)
  expect((await print(monday, await world.addStaff([world.oak], ['settings']))).status).toBe(403)
})
