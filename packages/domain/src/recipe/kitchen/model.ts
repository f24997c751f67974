import type { GradeGroup } from '../../rules/model.ts'
import type { Quantity } from '../../units/model.ts'
import type { Utensil } from './utensils.ts'

/**
 * The HACCP process of a recipe, by how often the food passes through the danger zone: 1 no cook, 2 same-day service,
 * 3 complex food preparation (USDA, Guidance for School Food Authorities, 2005).
 */
export const haccpProcesses = [1, 2, 3] as const
export type HaccpProcess = (typeof haccpProcesses)[number]

/** A critical control point of a step. */
export interface ControlPoint {
  /** "Heat to 165 °F for 15 seconds". */
  limit: string
  monitoring: string | null
  correctiveAction: string | null
}

export interface RecipeStep {
  text: string
  ccp: ControlPoint | null
}

/** What the line serves to a grade group. */
export interface GradePortion {
  serving: Quantity | null
  /** "2 tacos". */
  label: string | null
  utensil: Utensil | null
}

/** A group without an entry gets the recipe's own portion. */
export type GradePortions = Partial<Record<GradeGroup, GradePortion | null>>

/** Parts of a steam table pan of 12 by 20 inches, and sheet pans of 18 by 26 and 18 by 13 inches. */
export const panSizes = [
  'full',
  'twoThirds',
  'half',
  'third',
  'quarter',
  'sixth',
  'ninth',
  'sheet',
  'halfSheet',
] as const
export type PanSize = (typeof panSizes)[number]

/** In inches. */
export const panDepths = ['1', '2', '2.5', '4', '6'] as const
export type PanDepth = (typeof panDepths)[number]

export interface RecipePan {
  size: PanSize
  /** Null = any, or unknown. */
  depth: PanDepth | null
  /** A whole number above 0. */
  portionsPerPan: number
}

/** What a kitchen needs to cook and serve a recipe, besides its lines. */
export interface KitchenContent {
  prepMinutes: number | null
  cookMinutes: number | null
  haccpProcess: HaccpProcess | null
  equipment: string | null
  notes: string | null
  steps: readonly RecipeStep[]
  gradePortions: GradePortions
  pans: readonly RecipePan[]
}
