/**
 * The fields that people fill in on a production record, by path: `waterAvailable`, `group.7.servedMeals`,
 * `line.recipe-3.leftover`, `line.recipe-3.group.7.served`, `line.recipe-3.group.7.grade.6-8.served`. `7` is the id of a meal program,
 * whose menu a column of the record is; `recipe-3` is the key of a line; `6-8` is one of the grade groups that share the menu. What a record must hold: 7 CFR 210.10(a)(3) and the forms of the states.
 */

import { type GradeGroup, gradeGroups } from '../rules/model.ts'

/** What one field holds. Counts are whole servings or meals, temperatures degrees Fahrenheit, times `HH:MM`. */
export type EntryValue = string | number | boolean | null

/** The entered fields by path. An absent one was never entered, which is not zero. */
export type Entries = Readonly<Record<string, EntryValue>>

/** Who fills a field in where meals are vended: the kitchen that cooks, or the school that serves. */
export const recordSections = ['kitchen', 'school'] as const
export type RecordSection = (typeof recordSections)[number]

export const fieldKinds = ['count', 'text', 'yesNo', 'time', 'degrees', 'holding', 'disposition'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** How a food is held: hot, cold, or at room temperature, which has no limit. */
export const holdings = ['hot', 'cold', 'room'] as const
export type Holding = (typeof holdings)[number]

/** What happens to leftovers. */
export const dispositions = ['store', 'discard', 'donate', 'return'] as const
export type Disposition = (typeof dispositions)[number]

interface Field {
  kind: FieldKind
  section: RecordSection
  /** Only where meals are vended. */
  isVended?: true
}

const ofKitchen = (kind: FieldKind): Field => ({ kind, section: 'kitchen' })
const ofSchool = (kind: FieldKind): Field => ({ kind, section: 'school' })
const onVan = (kind: FieldKind, section: RecordSection): Field => ({ kind, section, isVended: true })

export const recordFields = {
  menuName: ofKitchen('text'),
  plannedAdults: ofKitchen('count'),
  plannedSeconds: ofKitchen('count'),
  plannedALaCarte: ofKitchen('count'),
  departedAt: onVan('time', 'kitchen'),
  hotAtDeparture: onVan('degrees', 'kitchen'),
  coldAtDeparture: onVan('degrees', 'kitchen'),
  arrivedAt: onVan('time', 'school'),
  hotAtArrival: onVan('degrees', 'school'),
  coldAtArrival: onVan('degrees', 'school'),
  vanAction: onVan('text', 'school'),
  waterAvailable: ofSchool('yesNo'),
  servedAdults: ofSchool('count'),
  servedSeconds: ofSchool('count'),
  servedALaCarte: ofSchool('count'),
  events: ofSchool('text'),
} as const satisfies Record<string, Field>
export type RecordField = keyof typeof recordFields

/** Reimbursable meals of a column. */
export const groupFields = {
  plannedMeals: ofKitchen('count'),
  servedMeals: ofSchool('count'),
} as const satisfies Record<string, Field>
export type GroupField = keyof typeof groupFields

export const lineFields = {
  form: ofKitchen('text'),
  usdaFoods: ofKitchen('yesNo'),
  leftoversUsed: ofKitchen('yesNo'),
  holding: ofKitchen('holding'),
  /** Another food, in the kitchen's words, until someone chooses it: its ingredients and credits are unknown. */
  servedInstead: ofKitchen('text'),
  plannedAdults: ofKitchen('count'),
  prepared: ofKitchen('count'),
  /** In purchase units, as the kitchen says it: "2 cases 3 lb". */
  preparedUnits: ofKitchen('text'),
  cookTime: ofKitchen('time'),
  cookDegrees: ofKitchen('degrees'),
  holdTime: ofKitchen('time'),
  holdDegrees: ofKitchen('degrees'),
  kitchenAction: ofKitchen('text'),
  dispatched: onVan('count', 'kitchen'),
  dispatchTime: onVan('time', 'kitchen'),
  dispatchDegrees: onVan('degrees', 'kitchen'),
  arrived: onVan('count', 'school'),
  arrivalTime: onVan('time', 'school'),
  arrivalDegrees: onVan('degrees', 'school'),
  serveTime: ofSchool('time'),
  serveDegrees: ofSchool('degrees'),
  endTime: ofSchool('time'),
  endDegrees: ofSchool('degrees'),
  correctiveAction: ofSchool('text'),
  servedAdults: ofSchool('count'),
  servedALaCarte: ofSchool('count'),
  servedSeconds: ofSchool('count'),
  leftover: ofSchool('count'),
  disposition: ofSchool('disposition'),
  discarded: ofSchool('count'),
  discardReason: ofSchool('text'),
} as const satisfies Record<string, Field>
export type LineField = keyof typeof lineFields

/** Where temperatures of a line are taken, in the order of the day, each with its time. */
export const lineReadings = [
  { name: 'cooked', time: 'cookTime', degrees: 'cookDegrees' },
  { name: 'held', time: 'holdTime', degrees: 'holdDegrees' },
  { name: 'dispatched', time: 'dispatchTime', degrees: 'dispatchDegrees' },
  { name: 'arrived', time: 'arrivalTime', degrees: 'arrivalDegrees' },
  { name: 'served', time: 'serveTime', degrees: 'serveDegrees' },
  { name: 'ended', time: 'endTime', degrees: 'endDegrees' },
] as const satisfies readonly { name: string; time: LineField; degrees: LineField }[]
export type LineReading = (typeof lineReadings)[number]

/** Servings of a line for a column. */
export const lineGroupFields = {
  planned: ofKitchen('count'),
  served: ofSchool('count'),
  leftover: ofSchool('count'),
} as const satisfies Record<string, Field>
export type LineGroupField = keyof typeof lineGroupFields

export const recordPath = (field: RecordField): string => field
export const groupPath = (programId: number, field: GroupField): string => `group.${programId}.${field}`
export const linePath = (key: string, field: LineField): string => `line.${key}.${field}`
export const lineGroupPath = (key: string, programId: number, field: LineGroupField): string =>
  `line.${key}.group.${programId}.${field}`

/** Paths for one grade group of a shared menu. */
export const gradePath = (programId: number, gradeGroup: GradeGroup, field: GroupField): string =>
  `group.${programId}.grade.${gradeGroup}.${field}`
export const lineGradePath = (key: string, programId: number, gradeGroup: GradeGroup, field: LineGroupField): string =>
  `line.${key}.group.${programId}.grade.${gradeGroup}.${field}`

/** A field of a record, with the line, column and grade group that it belongs to. */
export interface FieldOfPath extends Field {
  name: RecordField | GroupField | LineField | LineGroupField
  line: string | null
  programId: number | null
  /** One of the grade groups that share a menu; null = the whole column. */
  gradeGroup: GradeGroup | null
}

const pattern =
  /^(?:line\.(?<line>[a-z0-9-]+)\.)?(?:group\.(?<program>[1-9]\d{0,15})\.(?:grade\.(?<grade>[A-Za-z0-9-]+)\.)?)?(?<name>[a-zA-Z]+)$/

/** The field of a path; null if it has none. Does not check whether the record has the line and column. */
export function fieldOfPath(path: string): FieldOfPath | null {
  const { line = null, program, grade, name = '' } = pattern.exec(path)?.groups ?? {}
  const programId = program === undefined ? null : Number(program)
  const gradeGroup = gradeGroups.find((one) => one === grade) ?? null
  if (grade !== undefined && gradeGroup === null) return null
  const fields: Readonly<Record<string, Field>> =
    line === null
      ? programId === null
        ? recordFields
        : groupFields
      : programId === null
        ? lineFields
        : lineGroupFields
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  return field ? { ...field, name: name as FieldOfPath['name'], line, programId, gradeGroup } : null
}

/** Most servings or meals that a kitchen can have in a day. */
export const maxCount = 100_000
/** Degrees Fahrenheit that a kitchen thermometer can show. */
export const degreesRange = { least: -60, most: 600 } as const
/** Most characters in a text. */
export const maxText = 500

/** Whether a value fits a field. Null, which empties it, fits every field. */
export function fitsField({ kind }: Pick<Field, 'kind'>, value: EntryValue): boolean {
  if (value === null) return true
  switch (kind) {
    case 'count':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxCount
    case 'degrees':
      return typeof value === 'number' && value >= degreesRange.least && value <= degreesRange.most
    case 'yesNo':
      return typeof value === 'boolean'
    case 'time':
      return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= maxText
    case 'holding':
      return holdings.some((one) => one === value)
    case 'disposition':
      return dispositions.some((one) => one === value)
  }
}
