import type { NutrientStandard } from '@commissary/domain/menu'
import type { RuleOptions } from '@commissary/domain/rules'
import { eq, type SQL } from 'drizzle-orm'

import { conflict, rejected } from '../../contract/api-error.ts'
import type { Caller, Schemas } from '../../contract/operations.ts'
import { analysisSettings, type CostTarget, type SodiumLevel } from '../../db/schema/settings.ts'
import type { Tx } from '../../db/work.ts'
import { column, columns, defineRecord, notStored, type FieldsOf } from '../../records/record.ts'
import { insertRecord, saveRecord, type Saved, type Target } from '../../records/save-record.ts'
import { lockByName } from '../../shared/lock-by-name.ts'
import { message } from '../../shared/messages.ts'
import { nameOfUser } from '../history/record-event.ts'
import { checkedStandards, standardHistory } from './own-standards.ts'
import { parseSodiumLevels, sodiumLevelText } from './sodium-levels.ts'

type Settings = Schemas['CatererAnalysisSettings']
type SettingsInput = Schemas['CatererAnalysisSettingsInput']

const settingsRecord = defineRecord({
  type: 'analysisSettings',
  table: analysisSettings,
  texts: 'analysisSettings',
  read: (tx, id) => selectSettings(tx, eq(analysisSettings.id, id)),
  fields: {
    id: notStored,
    catererAnalysisId: notStored,
    wgrLimit: column('wgrLimit', (limit: number) => limit),
    fruitLimit: column('fruitLimit', (limit: number) => limit),
    sodiumLevel: columns(
      (text: string) => ({ sodiumLevel: parseSodiumLevels(text) }),
      ({ sodiumLevel }) => sodiumLevel.map(levelHistory),
    ),
    costTargets: columns(
      (costTargets: CostTarget[] | undefined) => ({ costTargets: costTargets ?? [] }),
      ({ costTargets }) => costTargets.map(({ programName, targetCost }) => `${programName}: ${targetCost}`),
    ),
    ownStandards: columns(
      (ownStandards: SettingsInput['ownStandards']) => ({ ownStandards: checkedStandards(ownStandards ?? []) }),
      ({ ownStandards }) => ownStandards.flatMap(standardHistory),
    ),
    weekLength: column('weekLength', (weekLength: SettingsInput['weekLength']) => weekLength ?? 'servedDays'),
  } satisfies FieldsOf<SettingsInput, typeof analysisSettings>,
})

const view = {
  id: analysisSettings.id,
  catererAnalysisId: analysisSettings.catererId,
  wgrLimit: analysisSettings.wgrLimit,
  fruitLimit: analysisSettings.fruitLimit,
  sodiumLevel: analysisSettings.sodiumLevel,
  costTargets: analysisSettings.costTargets,
  weekLength: analysisSettings.weekLength,
  ownStandards: analysisSettings.ownStandards,
  version: analysisSettings.version,
  updatedAt: analysisSettings.updatedAt,
  updatedBy: nameOfUser(analysisSettings.updatedBy),
} satisfies Record<keyof Settings, unknown>

/** The settings of a caterer, with the id 0 and the defaults until they are first saved; null for any other caterer. */
export async function readSettings(tx: Tx, caller: Caller, catererId: number): Promise<Settings | null> {
  if (catererId !== caller.catererId) return null
  return (await findSettings(tx, catererId)) ?? { ...defaults, catererAnalysisId: catererId }
}

const defaults = {
  id: 0,
  wgrLimit: 0,
  fruitLimit: 0,
  sodiumLevel: '[]',
  costTargets: [],
  weekLength: 'servedDays' as const,
  ownStandards: [],
  version: 0,
  updatedAt: null,
  updatedBy: null,
}

/** The settings of a caterer; null until they are first saved. */
export function findSettings(tx: Tx, catererId: number): Promise<Settings | null> {
  return selectSettings(tx, eq(analysisSettings.catererId, catererId))
}

async function selectSettings(tx: Tx, where: SQL): Promise<Settings | null> {
  const [row] = await tx.select(view).from(analysisSettings).where(where)
  return row ? { ...row, sodiumLevel: sodiumLevelText(row.sodiumLevel) } : null
}

/** Creates the settings. Throws a 409 if they exist, and the 422s of `toColumns`. */
export async function insertSettings(tx: Tx, caller: Caller, input: SettingsInput): Promise<Saved> {
  const columns = toColumns(caller, input)
  await lockByName(tx, 'analysis settings')
  const current = await findSettings(tx, caller.catererId)
  if (current) throw conflict(message('analysisSettings.conflict'), current)
  return insertRecord(tx, settingsRecord, columns)
}

/** Replaces the settings; what an input omits stays. Throws what `saveRecord` throws, and the 422s of `toColumns`. */
export function updateSettings(tx: Tx, caller: Caller, target: Target, input: SettingsInput): Promise<Saved> {
  return saveRecord(tx, settingsRecord, target, ({ costTargets, weekLength, ownStandards }) => ({
    columns: toColumns(caller, { costTargets, weekLength, ownStandards, ...input }),
  }))
}

/** What a meal of each program may cost, by program name; a program without a target is absent. */
export async function readCostTargets(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const [row] = await tx.select({ costTargets: analysisSettings.costTargets }).from(analysisSettings)
  return new Map(row?.costTargets.map(({ programName, targetCost }) => [programName, targetCost]))
}

/** The caterer's own nutrient standards, of all programs. */
export async function readOwnStandards(tx: Tx): Promise<readonly NutrientStandard[]> {
  const [row] = await tx.select({ ownStandards: analysisSettings.ownStandards }).from(analysisSettings)
  return row?.ownStandards ?? []
}

/** The analysis options of a meal program: Target 2, the sodium limits of July 1, 2027, the caterer's own limits, and short weeks. */
export async function ruleOptionsOf(tx: Tx, programName: string): Promise<Partial<RuleOptions>> {
  const [row] = await tx.select().from(analysisSettings)
  if (!row) return {}
  const hasTarget2 = row.sodiumLevel.some(
    ({ mealPrgram, targetType, enabled }) => enabled && targetType === 'Target 2' && mealPrgram === programName,
  )
  return {
    sodium: hasTarget2 ? 'target2' : 'inForce',
    wholeGrainRichPct: row.wgrLimit === 0 ? null : row.wgrLimit,
    fruitJuicePct: row.fruitLimit === 0 ? null : row.fruitLimit,
    weekLength: row.weekLength,
  }
}

/**
 * Throws a 422 for another caterer, whether it exists or not, for sodium levels that cannot be read, for a program with two
 * cost targets, and for own standards that contradict themselves.
 */
function toColumns(caller: Caller, input: SettingsInput) {
  if (input.catererAnalysisId !== caller.catererId) {
    throw rejected({ catererAnalysisId: message('analysisSettings.unknownCaterer') })
  }
  const names = (input.costTargets ?? []).map(({ programName }) => programName)
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index)
  if (repeated >= 0) {
    throw rejected({ [`costTargets.${repeated}.programName`]: message('analysisSettings.repeatedTarget') })
  }
  return settingsRecord.toColumns(input)
}

/** Each target of a program with Yes or No. */
function levelHistory({ mealPrgram, targetType, enabled, details }: SodiumLevel): string {
  return `${mealPrgram} ${targetType}: ${enabled ? 'Yes' : 'No'}${details === '' ? '' : ` (${details})`}`
}
