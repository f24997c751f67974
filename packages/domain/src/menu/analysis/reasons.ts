import type { GapKind, Reason, ReasonKind } from './analysis-model.ts'
import type { Credit } from '../../crediting/model.ts'
import type { OfferedItem } from '../model.ts'
import { settle } from '../../units/rounding.ts'

/** A reason; fields that do not apply are null. */
export function reason(
  kind: ReasonKind,
  date: string | null,
  item: OfferedItem | null,
  rest: Partial<Pick<Reason, 'foodName' | 'subgroup' | 'component' | 'amount' | 'needed'>> & {
    line?: number | null
  } = {},
): Reason {
  const amount = rest.amount === undefined || rest.amount === null ? null : settle(rest.amount)
  return {
    kind,
    date,
    itemId: item?.id ?? null,
    itemName: item?.name ?? null,
    foodName: rest.foodName ?? null,
    subgroup: rest.subgroup ?? null,
    component: rest.component ?? null,
    amount,
    needed: rest.needed ?? null,
    ...servingLineOf(rest.line ?? item?.servingLine ?? null),
  }
}

const servingLineOf = (line: number | null): Pick<Reason, 'servingLine'> => (line === null ? {} : { servingLine: line })

const kindOrder: Record<ReasonKind, number> = {
  notAssessed: 0,
  notStated: 1,
  unknown: 2,
  placeholder: 3,
  undecided: 4,
  notPlanned: 5,
  notServed: 6,
  otherMeals: 7,
  share: 8,
  excess: 9,
  rounding: 10,
  counts: 11,
  tooLittle: 12,
  secondBeverage: 13,
  unproven: 14,
}

/**
 * The reason for a missing value. A placeholder's reason names it, with the credit its food is expected to bring.
 */
export function gapReason(
  kind: GapKind,
  date: string,
  item: OfferedItem,
  foodName: string,
  expected: number | null = null,
): Reason {
  return item.expectedCredits
    ? reason('placeholder', date, item, { foodName: item.name, amount: expected })
    : reason(kind, date, item, { foodName })
}

/** The reasons for an item's unknown credit, one for each food that causes it. */
export function creditGaps(
  date: string,
  item: OfferedItem,
  { missing, notAssessed, expected }: Pick<Credit, 'missing' | 'notAssessed'> & { expected?: number | null },
): Reason[] {
  return missing.map((foodName) =>
    gapReason(notAssessed.includes(foodName) ? 'notAssessed' : 'unknown', date, item, foodName, expected),
  )
}

/** Unknown values first, then the largest shares. Each reason appears once, and the order of the items does not matter. */
export function sortReasons(reasons: readonly Reason[]): Reason[] {
  const byKey = new Map(reasons.map((each) => [keyOf(each), each]))
  return [...byKey.values()].sort(
    (a, b) =>
      kindOrder[a.kind] - kindOrder[b.kind] ||
      Math.abs(b.amount ?? 0) - Math.abs(a.amount ?? 0) ||
      compare(a.date ?? '', b.date ?? '') ||
      compare(keyOf(a), keyOf(b)),
  )
}

function keyOf({ kind, date, itemId, foodName, subgroup, component }: Reason): string {
  return JSON.stringify([kind, date, itemId, foodName, subgroup, component])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
