import type { RuleOptions } from '@commissary/domain/rules'

/** An entry of `sodiumLevel`, which the API has as JSON text. Names are those of the specification. */
export interface SodiumLevel {
  /** Name of the meal program. */
  mealPrgram: string
  targetType: 'Target 1' | 'Target 2'
  enabled: boolean
  /** Kept as stored. */
  details: string
}

/** A caterer's choice for a meal program. */
export interface ProgramTargets {
  programName: string
  target1: boolean
  target2: boolean
}

/** Parses `sodiumLevel`; invalid entries are left out. */
export function readSodiumLevels(text: string): SodiumLevel[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isLevel) : []
  } catch {
    return []
  }
}

function isLevel(entry: unknown): entry is SodiumLevel {
  if (typeof entry !== 'object' || entry === null) return false
  const { mealPrgram, targetType, enabled, details } = entry as Partial<Record<keyof SodiumLevel, unknown>>
  return (
    typeof mealPrgram === 'string' &&
    (targetType === 'Target 1' || targetType === 'Target 2') &&
    typeof enabled === 'boolean' &&
    typeof details === 'string'
  )
}

const find = (levels: readonly SodiumLevel[], programName: string, targetType: SodiumLevel['targetType']) =>
  levels.find((level) => level.mealPrgram === programName && level.targetType === targetType)

/** The targets of each program. By default Target 1 is enabled and Target 2 is not. */
export const toTargets = (levels: readonly SodiumLevel[], programNames: readonly string[]): ProgramTargets[] =>
  programNames.map((programName) => ({
    programName,
    target1: find(levels, programName, 'Target 1')?.enabled ?? true,
    target2: find(levels, programName, 'Target 2')?.enabled ?? false,
  }))

/** The targets as JSON text. Details, and entries of programs that no longer exist, are kept. */
export function toSodiumLevel(targets: readonly ProgramTargets[], stored: readonly SodiumLevel[]): string {
  const names = new Set(targets.map(({ programName }) => programName))
  const entry = (mealPrgram: string, targetType: SodiumLevel['targetType'], enabled: boolean): SodiumLevel => ({
    mealPrgram,
    targetType,
    enabled,
    details: find(stored, mealPrgram, targetType)?.details ?? '',
  })
  return JSON.stringify([
    ...targets.flatMap(({ programName, target1, target2 }) => [
      entry(programName, 'Target 1', target1),
      entry(programName, 'Target 2', target2),
    ]),
    ...stored.filter(({ mealPrgram }) => !names.has(mealPrgram)),
  ])
}

/** The analysis option that the stored levels select for a program's menus. */
export const sodiumOption = (levels: readonly SodiumLevel[], programName: string): Pick<RuleOptions, 'sodium'> => ({
  sodium: find(levels, programName, 'Target 2')?.enabled ? 'target2' : 'inForce',
})
