import { eq } from 'drizzle-orm'

import { conflict } from '../../contract/api-error.ts'
import type { Schemas } from '../../contract/operations.ts'
import { productionSettings } from '../../db/schema/production-record.ts'
import { ownCaterer, type Tx } from '../../db/work.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'

export type ProductionSettings = Schemas['ProductionSettings']

/** By default, a caterer is alerted on leftovers above a tenth and issues stock. */
const defaults: ProductionSettings = {
  leftoverPct: 10,
  issuesStock: true,
  version: 0,
  updatedAt: null,
  updatedBy: null,
}

export async function readSettings(tx: Tx): Promise<ProductionSettings> {
  const [row] = await tx
    .select({
      leftoverPct: productionSettings.leftoverPct,
      issuesStock: productionSettings.issuesStock,
      version: productionSettings.version,
      updatedAt: productionSettings.updatedAt,
      updatedBy: nameOfUser(productionSettings.updatedBy),
    })
    .from(productionSettings)
    .where(eq(productionSettings.catererId, ownCaterer()))
  return row ?? defaults
}

/** Saves the settings. Throws a 409 with the stored ones if `ifMatch` is another version. */
export async function saveSettings(
  tx: Tx,
  { leftoverPct, issuesStock }: Schemas['ProductionSettingsInput'],
  ifMatch: number | null,
): Promise<number> {
  await lockByName(tx, 'production settings')
  const stored = await readSettings(tx)
  if (ifMatch !== null && ifMatch !== stored.version)
    throw conflict(message('productionRecords.settingsConflict'), stored)
  const columns = { leftoverPct, issuesStock }
  const [row] = await tx
    .insert(productionSettings)
    .values(columns)
    .onConflictDoUpdate({ target: productionSettings.catererId, set: columns })
    .returning({ version: productionSettings.version })
  if (!row) throw new Error('The settings were not saved')
  return row.version
}
