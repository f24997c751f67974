import { cans, type Unit } from '../units/model.ts'

/** Units that a pack's size can have. `oz` is a weight; a bushel's weight depends on the food. */
export const packUnits = ['lb', 'oz', 'g', 'kg', 'gal', 'qt', 'pt', 'floz', 'ml', ...cans, 'bushel'] as const
export type PackUnit = Extract<Unit, (typeof packUnits)[number]> | 'bushel'

/** What one each holds. `amount` and `upTo` are decimal strings, to keep every digit. */
export interface PackSize {
  amount: string
  /** The upper end of a range ("3-3.25 lb"); null for an exact size. Always above `amount`. */
  upTo: string | null
  unit: PackUnit
}

/** What a case holds: `inners` boxes with `eaches` pieces each, or `eaches` pieces directly. */
export interface Pack {
  /** Null where nothing lies between the case and its pieces. */
  inners: number | null
  /** Pieces per inner, or per case without inners; 1 for a sack or a pail. */
  eaches: number
  /** Null for packs that are only counted ("48 CT"). */
  size: PackSize | null
  /** Catch weight: each case is weighed, and the stated size is an average. */
  isAverage: boolean
}

export const packProblems = [
  'empty',
  'notUnderstood',
  /** "CS": a case, but nothing about what it holds. */
  'contentMissing',
  /** "6/10": ten of what? */
  'unitMissing',
  /** "1 G" is a gram to some distributors and a gallon to others. */
  'unitAmbiguous',
  /** "6/1/2 GAL": half a gallon, or two gallons? */
  'fraction',
  /** "3-10 LB": three of ten pounds, or three to ten pounds? */
  'dash',
  /** "88 CT/40 LB": pieces of forty pounds, or a case of forty pounds? */
  'countAndWeight',
  /** "6/10# CN": cans of ten pounds, or number 10 cans? */
  'poundsOrCan',
  /** "6-5 lb. or 3-10 lb.": the distributor sends either. */
  'alternatives',
  'canUnknown',
  'tooManyLevels',
] as const
export type PackProblem = (typeof packProblems)[number]

export type ParsedPack = { ok: true; pack: Pack } | { ok: false; problem: PackProblem; part: string }
