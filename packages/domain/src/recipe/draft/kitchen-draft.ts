import { gradeGroups, type GradeGroup } from '../../rules/model.ts'
import { formatAmount, parseAmount } from '../../units/fractions.ts'
import type { Quantity } from '../../units/model.ts'
import type { GradePortion, GradePortions, HaccpProcess, KitchenContent, RecipePan } from '../kitchen/model.ts'
import type { Utensil } from '../kitchen/utensils.ts'
import { isUnit } from '../line-quantity.ts'
import { readUnit } from './line-units.ts'

/** A step as edited. It is a critical control point once one of its three fields is filled in. */
export interface DraftStep {
  text: string
  ccp: { limit: string; monitoring: string; correctiveAction: string }
}

export interface DraftGradePortion {
  serving: { amount: string; unit: string }
  label: string
  utensil: '' | Utensil
}

export interface DraftPan {
  size: RecipePan['size']
  depth: '' | NonNullable<RecipePan['depth']>
  portionsPerPan: string
}

/** The kitchen content of a recipe as edited. A blank field is ''. */
export interface KitchenDraft {
  prepMinutes: string
  cookMinutes: string
  haccpProcess: '' | `${HaccpProcess}`
  equipment: string
  notes: string
  steps: readonly DraftStep[]
  gradePortions: Record<GradeGroup, DraftGradePortion>
  pans: readonly DraftPan[]
}

export const newStep = (text = ''): DraftStep => ({
  text,
  ccp: { limit: '', monitoring: '', correctiveAction: '' },
})

export const newPan = (): DraftPan => ({ size: 'full', depth: '2.5', portionsPerPan: '' })

const eachGrade = <Value>(valueOf: (group: GradeGroup) => Value) =>
  Object.fromEntries(gradeGroups.map((group) => [group, valueOf(group)])) as Record<GradeGroup, Value>

export const emptyKitchen = (): KitchenDraft => ({
  prepMinutes: '',
  cookMinutes: '',
  haccpProcess: '',
  equipment: '',
  notes: '',
  steps: [],
  gradePortions: eachGrade(() => ({ serving: { amount: '', unit: 'cup' }, label: '', utensil: '' })),
  pans: [],
})

const isBlank = (...texts: readonly string[]) => texts.every((text) => text.trim() === '')
/** A step without any text, which is not saved. */
export const isStepEmpty = ({ text, ccp }: DraftStep) => isBlank(text) && !isControlPoint(ccp)
/** Whether a step has one of the fields of a critical control point. */
export const isControlPoint = ({ limit, monitoring, correctiveAction }: DraftStep['ccp']) =>
  !isBlank(limit, monitoring, correctiveAction)

/** A stored recipe's kitchen content as edited. Amounts are written as kitchens write them. */
export function toKitchenDraft(stored: KitchenContent): KitchenDraft {
  return {
    prepMinutes: stored.prepMinutes?.toString() ?? '',
    cookMinutes: stored.cookMinutes?.toString() ?? '',
    haccpProcess: stored.haccpProcess === null ? '' : `${stored.haccpProcess}`,
    equipment: stored.equipment ?? '',
    notes: stored.notes ?? '',
    steps: stored.steps.map(({ text, ccp }) => ({
      text,
      ccp: {
        limit: ccp?.limit ?? '',
        monitoring: ccp?.monitoring ?? '',
        correctiveAction: ccp?.correctiveAction ?? '',
      },
    })),
    gradePortions: eachGrade((group) => {
      const portion = stored.gradePortions[group]
      const { amount, unit } = portion?.serving ?? { amount: '', unit: 'cup' }
      return {
        serving: { amount: amount && formatAmount(amount), unit },
        label: portion?.label ?? '',
        utensil: portion?.utensil ?? '',
      }
    }),
    pans: stored.pans.map(({ size, depth, portionsPerPan }) => ({
      size,
      depth: depth ?? '',
      portionsPerPan: String(portionsPerPan),
    })),
  }
}

/** The record for a draft, without empty steps. Call it only for a draft without problems. */
export function toKitchenContent(draft: KitchenDraft) {
  return {
    prepMinutes: wholeNumber(draft.prepMinutes),
    cookMinutes: wholeNumber(draft.cookMinutes),
    haccpProcess: draft.haccpProcess === '' ? null : (Number(draft.haccpProcess) as HaccpProcess),
    equipment: textOrNull(draft.equipment),
    notes: textOrNull(draft.notes),
    steps: draft.steps
      .filter((step) => !isStepEmpty(step))
      .map(({ text, ccp }) => ({
        text: text.trim(),
        ccp: isControlPoint(ccp)
          ? {
              limit: ccp.limit.trim(),
              monitoring: textOrNull(ccp.monitoring),
              correctiveAction: textOrNull(ccp.correctiveAction),
            }
          : null,
      })),
    gradePortions: toGradePortions(draft.gradePortions),
    pans: draft.pans.map(({ size, depth, portionsPerPan }) => ({
      size,
      depth: depth || null,
      portionsPerPan: wholeNumber(portionsPerPan) ?? 0,
    })),
  }
}

function toGradePortions(draft: KitchenDraft['gradePortions']): GradePortions {
  const portions = eachGrade((group): GradePortion | null => {
    const { serving, label, utensil } = draft[group]
    const portion = { serving: quantityOf(serving), label: textOrNull(label), utensil: utensil || null }
    return Object.values(portion).some((value) => value !== null) ? portion : null
  })
  return portions
}

function quantityOf({ amount: typed, unit: text }: { amount: string; unit: string }): Quantity | null {
  const amount = parseAmount(typed)
  const unit = readUnit(text)
  return amount.ok && unit !== null && isUnit(unit) ? { amount: amount.amount, unit } : null
}

const textOrNull = (text: string) => text.trim() || null

/** A typed whole number, 0 or above; null for anything else. */
export const wholeNumber = (text: string): number | null => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : null)
