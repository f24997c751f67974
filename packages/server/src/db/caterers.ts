import { sql } from 'drizzle-orm'

import type { Database, Tx } from './work.ts'

export interface NewCaterer {
  name: string
  /** ISO 3166 alpha-2. Default US. */
  country?: string
  timeZone?: string
  currency?: string
  /** The product's flags. All are on by default. */
  nutritionAnalysis?: boolean
  inventoryEnabled?: boolean
  productionRecord?: boolean
}

/** Adds a caterer and returns its id. Only for the operator: it runs as the schema's owner. */
export function createCaterer(database: Database, fields: NewCaterer): Promise<number> {
  return database.owner((tx) => insertCaterer(tx, fields))
}

/** The same in an owner's transaction. */
export async function insertCaterer(tx: Tx, fields: NewCaterer): Promise<number> {
  const { name, country = 'US', timeZone = 'America/New_York', currency = 'USD' } = fields
  const { nutritionAnalysis = true, inventoryEnabled = true, productionRecord = true } = fields
  const [created] = await tx.execute<{ id: number }>(
    sql`select create_caterer(${name}, ${country}, ${timeZone}, ${currency}, ${nutritionAnalysis}, ${inventoryEnabled}, ${productionRecord}) as id`,
  )
  if (!created) throw new Error('The caterer was not created')
  return created.id
}

/** The number of caterers. 0 means an empty database. */
export async function countCaterers(database: Database): Promise<number> {
  const [counted] = await database.system((tx) => tx.execute<{ count: number }>(sql`select caterer_count() as count`))
  return counted?.count ?? 0
}
