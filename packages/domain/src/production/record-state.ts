import { mealPaths, servingPaths } from './grade-counts.ts'
import { linePath, type RecordSection } from './record-fields.ts'
import { countedLines, groupCount, type ProductionSheet } from './sheet.ts'

/**
 * How far a record has come. `planned`: there is a menu and no record. `served`: the meals of every column are entered.
 * `signed`: closed, and locked until it is reopened. `late`: its day is past and it is not signed.
 */
export const recordStates = ['planned', 'open', 'served', 'signed', 'late'] as const
export type RecordState = (typeof recordStates)[number]

interface StateFacts {
  date: string
  /** In the caterer's time zone. */
  today: string
  /** Null = no one has opened the record yet. */
  sheet: ProductionSheet | null
  isClosed: boolean
}

export function recordState({ date, today, sheet, isClosed }: StateFacts): RecordState {
  if (isClosed) return 'signed'
  if (date < today) return 'late'
  if (!sheet) return 'planned'
  return isServed(sheet) ? 'served' : 'open'
}

/** Whether the reimbursable meals of every column are entered. */
export const isServed = (sheet: ProductionSheet): boolean =>
  sheet.groups.every(({ programId }) => groupCount(sheet, programId, 'servedMeals') !== null)

/** What a signature is for: a section of a vended meal, or a whole record. */
export const signatureParts = ['kitchen', 'school', 'record'] as const
export type SignaturePart = (typeof signatureParts)[number]

/** The signatures that close a record. */
export const neededSignatures = ({ isVended }: Pick<ProductionSheet, 'isVended'>): readonly SignaturePart[] =>
  isVended ? ['kitchen', 'school'] : ['record']

/** Whether someone signed for a field, which locks it. */
export const isSignedFor = (section: RecordSection, signed: readonly SignaturePart[]): boolean =>
  signed.includes('record') || signed.includes(section)

/**
 * The paths of fields that must be entered before a part is signed, in the order of the form. Zero is an answer. The kitchen
 * signs for what it prepared (and sent), the school for the meals and servings that it served, and what was left.
 */
export function missingForSignature(sheet: ProductionSheet, part: SignaturePart): string[] {
  const { isVended, groups, entries } = sheet
  const lines = countedLines(sheet)
  const ofKitchen = lines.flatMap(({ key }) => [
    linePath(key, 'prepared'),
    ...(isVended ? [linePath(key, 'dispatched')] : []),
  ])
  const ofSchool = [
    ...groups.flatMap((group) => mealPaths(group, 'servedMeals').map(({ path }) => path)),
    ...lines.flatMap(({ key, plans }) => [
      ...(isVended ? [linePath(key, 'arrived')] : []),
      ...plans.flatMap(({ programId }) => {
        const group = groups.find((one) => one.programId === programId)
        return group ? servingPaths(key, group, 'served').map(({ path }) => path) : []
      }),
      linePath(key, 'leftover'),
    ]),
  ]
  const needed = [...(part === 'school' ? [] : ofKitchen), ...(part === 'kitchen' ? [] : ofSchool)]
  return needed.filter((path) => (entries[path] ?? null) === null)
}
