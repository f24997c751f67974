import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { operations } from '../../src/contract/generated/operations.ts'
import { referenceFood } from '../../src/db/schema/reference-food.ts'
import { cases } from './cases.ts'
import { operationIds } from './contract.ts'
import { everyInGate } from '../support/test-scale.ts'
import { openFixture } from './fixture.ts'
import { ingredientInput } from './inputs.ts'
import { textParameters } from './positions.ts'
import { send, tokenOf, withId } from './send.ts'

const { database, app, north, south } = await openFixture()

/** Columns whose text comes from the product, not from a caterer, or repeats part of another column. */
const fixedTextColumns = new Set(
  `role status type kind state form menu_type rule_pack grade_group country time_zone currency unit base_unit portion_unit
  portion_size_unit yield_unit serving_unit per_unit meal_category credit_as credit_evidence media_type sha256 error
  lease_owner password_hash access_token_hash refresh_token_hash record_type action purpose token_hash address_hash
  lowest_grade highest_grade table_id header_hash price_type code_key language
  cause_kind week_length plus_unit retention_code item_key replaces_key usual_holding part word vendor_item year_month
  gtin cut_off_time held_as country_of_origin step pay_type period provider source result event_key area`.split(/\s+/),
)
/** `category` is free text only for ingredients, elsewhere a meal category; the reason of a variance or a difference is a choice. */
const isFreeText = (table: string, column: string) => {
  if (column === 'category') return table === 'ingredient'
  if (column === 'reason' && ['stock_count_line', 'stock_shipment_line'].includes(table)) return false
  return !fixedTextColumns.has(column)
}

test('every text column that a caterer can write has marked rows', async () => {
  const columns = await database.owner((tx) =>
    tx.execute<{ table: string; column: string }>(
      sql`select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'
        and table_name not in ('schema_migration', 'login_attempt', 'idempotency_key')`,
    ),
  )
  const unmarked: string[] = []
  for (const { table, column } of columns) {
    if (!isFreeText(table, column)) continue
    const [row] = await database.work(south, (tx) =>
      tx.execute<{ marked: number; rows: number }>(
        sql`select count(*) filter (where ${sql.identifier(column)} like '%SOUTHMARK%')::int as marked, count(${sql.identifier(column)})::int as rows
          from ${sql.identifier(table)}`,
      ),
    )
    if (!row || row.rows === 0 || row.marked < row.rows) unmarked.push(`${table}.${column}`)
  }
  expect(unmarked).toEqual([])
})

/** A mark that no caterer has. For a search that corrects words, it is as close to the caller's mark as the other caterer's is. */
const markOfNoOne = 'BOUTHMARK'

test("searching for another caterer's text finds the same as searching for a text that no caterer has", async () => {
  const lists = operationIds.filter((id) => textParameters(id).length > 0)
  expect(lists).toContain('listIngredients')
  for (const id of everyInGate(3, lists)) {
    for (const name of textParameters(id)) {
      const ask = async (text: string) => {
        const request = await cases[id].request(north)
        return send(app, id, { ...request, query: { ...request.query, [name]: text } }, north.tokens.staff)
      }
      for (const text of ['SOUTHMARK', 'SOUTHMARK beans', 'SOUTHMARK legumes', 'SOUTHMARK dry goods', 'SOUTHMARK-1']) {
        const answer = await ask(text)
        expect(answer.body).not.toContain('SOUTHMARK')
        expect(answer, `${id} ${name}=${text}`).toEqual(await ask(text.replace('SOUTHMARK', markOfNoOne)))
      }
    }
  }
})

test('archived records are in no response', async () => {
  const reads = operationIds.filter((one) => operations[one].method === 'get')
  for (const id of everyInGate(2, reads)) {
    const answer = await send(app, id, await cases[id].request(north), tokenOf(id, north))
    expect(answer.status, id).toBe(cases[id].status)
    expect(answer.body, id).not.toContain('ARCHIVED')
  }
})

test('a school that a staff member does not work for is treated like one that never existed', async () => {
  for (const id of operationIds) {
    for (const [position, kind] of Object.entries(cases[id].ids)) {
      if (kind !== 'school' || !operations[id].access.roles.some((role) => role === 'staff')) continue
      const ask = async (school: number) =>
        send(app, id, withId(await cases[id].request(north), position, school), north.tokens.staffOfOneSchool)
      expect((await ask(north.ids.school)).status, id).toBe(cases[id].status)
      expect(await ask(north.otherSchool), id).toEqual(await ask(900_000_001))
    }
  }
})

test('a caterer can use the code and the idempotency key of another caterer', async () => {
  const body = { ...ingredientInput('NORTHMARK', 1, null), code: 'SOUTHMARK-1' }
  const key = { 'idempotency-key': 'a key that both took' }
  const southern = await send(
    app,
    'createIngredient',
    { body: ingredientInput('SOUTHMARK', 1, null) },
    south.tokens.staff,
    key,
  )
  const northern = await send(app, 'createIngredient', { body }, north.tokens.staff, key)
  expect([southern.status, northern.status]).toEqual([201, 201])
  expect(northern.body).not.toBe(southern.body)
})

test('every caterer can read a shared food, and none can change it', async () => {
  const id = await database.work({ catererId: 0 }, async (tx) => {
    const row = { code: '01001', description: 'Butter, salted', source: 'USDA SR', release: '28' }
    const [food] = await tx.insert(referenceFood).values(row).returning({ id: referenceFood.id })
    return food?.id ?? 0
  })
  for (const { tokens, mark } of [north, south]) {
    const food = await send(app, 'readReferenceFood', { path: { id } }, tokens.staff)
    expect(JSON.parse(food.body)).toMatchObject({ id, catererId: 0, description: 'Butter, salted' })
    const ingredient = await send(app, 'createIngredient', { body: ingredientInput(mark, 1, id) }, tokens.staff)
    expect(ingredient.status).toBe(201)
  }
})
