/** The id of the seeded folder's first caterer, whose administrator is `planner`. */
export const demoCaterer = 1

/** Runs SQL as the schema owner on the data folder of a stopped product, for data that no API call creates. */
export async function seed(dataFolder: string, script: string): Promise<void> {
  // Loaded only when needed: it starts an embedded database.
  const [{ openDatabase }, { runScript }] = await Promise.all([
    import('../../packages/server/src/db/engine.ts'),
    import('../../packages/server/src/db/work.ts'),
  ])
  const database = await openDatabase({ dataFolder })
  try {
    await database.owner((tx) => runScript(tx, script))
  } finally {
    await database.close()
  }
}

/** A shared vendor, which only operators can add. */
export const sharedVendor = `
  insert into vendor (caterer_id, vendor_code, name, email, contact, address, account_no)
  values (0, 'USDA', 'USDA Foods', 'foods@usda.test', '7035550100', 'Alexandria, VA', 'US-1');`

/** Vendors of the first caterer, `V-1` to `V-<count>`. */
export const manyVendors = (count: number) => `
  insert into vendor (caterer_id, vendor_code, name, email, contact)
  select ${demoCaterer}, 'V-' || n, 'Vendor ' || lpad(n::text, 6, '0'), 'orders' || n || '@vendor.test',
    lpad(n::text, 10, '5')
  from generate_series(1, ${count}) as n;`

/** Additional schools of the first caterer, from `School 001`. */
export const manySchools = (count: number) => `
  insert into school (caterer_id, school_name, subdomain)
  select ${demoCaterer}, 'School ' || lpad(n::text, 3, '0'), 'school' || n
  from generate_series(1, ${count}) as n;`
