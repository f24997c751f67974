import { eq, type SQL } from 'drizzle-orm'

import { ApiError, changedMeanwhile, rejected } from '../../contract/api-error.ts'
import type { Caller, ProductComponents } from '../../contract/operations.ts'
import { analysisSettings, type SodiumLevel } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { nameOfUser, recordEvent, type RecordFields } from '../history/record-event.ts'
import { takeTurns } from '../../shared/take-turns.ts'
import { parseSodiumLevels, sodiumLevelText } from './sodium-levels.ts'

type Settings = ProductComponents['schemas']['CatererAnalysisSettings']
type SettingsInput = ProductComponents['schemas']['CatererAnalysisSettingsInput']

interface Saved {
  id: number
  version: number
}

interface Columns {
  wgrLimit: number
  fruitLimit: number
  sodiumLevel: SodiumLevel[]
}

const saved = { id: analysisSettings.id, version: analysisSettings.version }
const recordType = 'analysisSettings'

/** The settings of the caterer of this number; null before they are first saved, and for any other caterer. */
export async function findSettings(tx: Tx, catererId: number): Promise<Settings | null> {
  return selectSettings(tx, eq(analysisSettings.catererId, catererId))
}

async function selectSettings(tx: Tx, where: SQL): Promise<Settings | null> {
  const [row] = await tx
    .select({
      id: analysisSettings.id,
      catererAnalysisId: analysisSettings.catererId,
      wgrLimit: analysisSettings.wgrLimit,
      fruitLimit: analysisSettings.fruitLimit,
      sodiumLevel: analysisSettings.sodiumLevel,
      version: analysisSettings.version,
      updatedAt: analysisSettings.updatedAt,
      updatedBy: nameOfUser(analysisSettings.updatedBy),
    })
    .from(analysisSettings)
    .where(where)
  return row ? { ...row, sodiumLevel: sodiumLevelText(row.sodiumLevel) } : null
}

/** Saves the settings for the first time. Throws a 409 with them where they are there already, and a 422 as `toColumns`. */
export async function insertSettings(tx: Tx, caller: Caller, input: SettingsInput): Promise<Saved> {
  const columns = toColumns(caller, input)
  await takeTurns(tx, 'analysis settings')
  const current = await findSettings(tx, caller.catererId)
  if (current) {
    const message = 'Somebody else saved these settings meanwhile. Look at what is saved now, then save again.'
    throw new ApiError(409, message, { current })
  }
  const [row] = await tx.insert(analysisSettings).values(columns).returning(saved)
  if (!row) throw new Error('The settings were not inserted')
  await recordEvent(tx, { recordType, recordId: row.id, action: 'created', after: toFields(columns) })
  return row
}

/** Replaces the settings; null where there are none of this id. Throws a 409 where `ifMatch` is an older version. */
export async function updateSettings(
  tx: Tx,
  { caller, id, ifMatch }: { caller: Caller; id: number; ifMatch: number | null },
  input: SettingsInput,
): Promise<Saved | null> {
  const [stored] = await tx.select().from(analysisSettings).where(eq(analysisSettings.id, id)).for('update')
  if (!stored) return null
  if (ifMatch !== null && ifMatch !== stored.version) {
    throw changedMeanwhile('record', (await selectSettings(tx, eq(analysisSettings.id, id))) ?? {})
  }
  const columns = toColumns(caller, input)
  const [row] = await tx.update(analysisSettings).set(columns).where(eq(analysisSettings.id, id)).returning(saved)
  const [before, after] = [toFields(stored), toFields(columns)]
  await recordEvent(tx, { recordType, recordId: id, action: 'updated', before, after })
  return row ?? null
}

/** Whether the caterer asks for Target 2 for a meal program: its menus are judged by the sodium limits of 2027 today. */
export async function hasTarget2(tx: Tx, programName: string): Promise<boolean> {
  const [row] = await tx.select({ levels: analysisSettings.sodiumLevel }).from(analysisSettings)
  return (row?.levels ?? []).some(
    ({ mealPrgram, targetType, enabled }) => enabled && targetType === 'Target 2' && mealPrgram === programName,
  )
}

/** Throws a 422 for another caterer, whether there is such a caterer or not, and for sodium levels that cannot be read. */
function toColumns(caller: Caller, { catererAnalysisId, wgrLimit, fruitLimit, sodiumLevel }: SettingsInput): Columns {
  if (catererAnalysisId !== caller.catererId) throw rejected({ catererAnalysisId: 'There is no such caterer.' })
  return { wgrLimit, fruitLimit, sodiumLevel: parseSodiumLevels(sodiumLevel) }
}

/** What the history of the settings tells of: each target of a program with yes or no. */
function toFields({ wgrLimit, fruitLimit, sodiumLevel }: Columns): RecordFields {
  return {
    wgrLimit,
    fruitLimit,
    sodiumLevel: sodiumLevel.map(
      ({ mealPrgram, targetType, enabled, details }) =>
        `${mealPrgram} ${targetType}: ${enabled ? 'Yes' : 'No'}${details === '' ? '' : ` (${details})`}`,
    ),
  }
}
