import { sql } from 'drizzle-orm'

import type { Database, Tx } from './work.ts'

export interface NewCaterer {
  name: string
  /** ISO 3166 alpha-2. Default US. */
  country?: string
  timeZone?: string
  currency?: string
  /** The flags of the product; all on unless said otherwise. */
  nutritionAnalysis?: boolean
  inventoryEnabled?: boolean
  productionRecord?: boolean
}

/** Adds a caterer and returns its id. The operator's act: it runs as the owner of the schema. */
export function createCaterer(database: Database, fields: NewCaterer): Promise<number> {
  return database.owner((tx) => insertCaterer(tx, fields))
}

/** The same within a transaction of the owner's. */
export async function insertCaterer(tx: Tx, fields: NewCaterer): Promise<number> {
  const { name, country = 'US', timeZone = 'America/New_York', currency = 'USD' } = fields
  const { nutritionAnalysis = true, inventoryEnabled = true, productionRecord = true } = fields
  const [created] = await tx.execute<{ id: number }>(
    sql`select create_caterer(${name}, ${country}, ${timeZone}, ${currency}, ${nutritionAnalysis}, ${inventoryEnabled}, ${productionRecord}) as id`,
  )
  if (!created) throw new Error('The caterer was not created')
  return created.id
}

/** How many caterers there are: none means an empty database. */
export async function countCaterers(database: Database): Promise<number> {
  const [counted] = await database.system((tx) => tx.execute<{ count: number }>(sql`select caterer_count() as count`))
  return counted?.count ?? 0
}
