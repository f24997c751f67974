import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

import { orderOf } from './lists.ts'

test.each([
  ['-name,code', 'name desc nulls last, code asc nulls last, id asc'],
  [undefined, 'code asc nulls last, id asc'],
  ['color,__proto__,constructor', 'id asc'],
])('%s orders by the columns that the list has', (sort, expected) => {
  const keys = orderOf(sort, { name: sql`name`, code: sql`code` }, 'code', sql`id`)
  expect(new PgDialect().sqlToQuery(sql.join(keys, sql`, `)).sql).toBe(expected)
})
