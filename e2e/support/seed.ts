import { openDatabase } from '../../packages/server/src/db/engine.ts'
import { runScript } from '../../packages/server/src/db/work.ts'

/** The first caterer of the seeded folder, whose administrator is `planner`. */
export const demoCaterer = 1

/** Runs SQL on the data folder of a product that is not running, as the owner of the schema: for what has no call. */
export async function seed(dataFolder: string, script: string): Promise<void> {
  const database = await openDatabase({ dataFolder })
  try {
    await database.owner((tx) => runScript(tx, script))
  } finally {
    await database.close()
  }
}

/** A vendor that belongs to all caterers: an operator adds it. */
export const sharedVendor = `
  insert into vendor (caterer_id, vendor_code, name, email, contact, address, account_no)
  values (0, 'USDA', 'USDA Foods', 'foods@usda.test', '7035550100', 'Alexandria, VA', 'US-1');`

/** So many vendors of the first caterer, `V-1` to `V-<count>`. */
export const manyVendors = (count: number) => `
  insert into vendor (caterer_id, vendor_code, name, email, contact)
  select ${demoCaterer}, 'V-' || n, 'Vendor ' || lpad(n::text, 6, '0'), 'orders' || n || '@vendor.test',
    lpad(n::text, 10, '5')
  from generate_series(1, ${count}) as n;`

/** So many schools more of the first caterer, `School 001` and on. */
export const manySchools = (count: number) => `
  insert into school (caterer_id, school_name, subdomain, grade_group)
  select ${demoCaterer}, 'School ' || lpad(n::text, 3, '0'), 'school' || n, 'K-5'
  from generate_series(1, ${count}) as n;`
