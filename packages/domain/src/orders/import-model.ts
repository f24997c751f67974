export const orderImportKinds = ['orders', 'settlement'] as const
export type OrderImportKind = (typeof orderImportKinds)[number]

export type ImportSource = 'till' | 'stripe' | 'square' | 'paypal' | 'mapped'

/** What a column of a settlement can be. */
export const settlementFields = [
  'date',
  'time',
  'timeZone',
  'reference',
  'status',
  'type',
  'amount',
  'card',
  'cash',
  'fee',
  'net',
  'currency',
  'email',
  'name',
  'accountCode',
] as const
/** What a column of a till's orders can be. */
export const orderFields = [
  'date',
  'studentNumber',
  'studentName',
  'schoolName',
  'menuType',
  'item',
  'quantity',
  'unitPrice',
  'amount',
  'payType',
] as const

export type ImportField = (typeof settlementFields)[number] | (typeof orderFields)[number]

export const fieldsOf = (kind: OrderImportKind): readonly ImportField[] =>
  kind === 'orders' ? orderFields : settlementFields

/** How a file's columns were recognized. */
export interface Layout {
  source: ImportSource
  /** The field of each column; null = not used. */
  fields: (ImportField | null)[]
}

/** Why a file cannot be read with the chosen columns: a needed one is missing, or one is named twice. */
export type LayoutProblem = { missing: readonly ImportField[] } | { twice: ImportField }

/** Each list needs one of its fields. */
const needed: Record<OrderImportKind, readonly (readonly ImportField[])[]> = {
  settlement: [['date'], ['reference'], ['amount']],
  orders: [['date'], ['studentNumber', 'studentName'], ['unitPrice', 'amount']],
}

/** What is wrong with the chosen columns of a file; null if it can be read. */
export function layoutProblem(kind: OrderImportKind, fields: readonly (ImportField | null)[]): LayoutProblem | null {
  const used = fields.filter((field) => field !== null)
  const twice = used.find((field, index) => used.indexOf(field) !== index)
  if (twice) return { twice }
  const missing = needed[kind].find((choices) => !choices.some((field) => used.includes(field)))
  return missing ? { missing } : null
}
