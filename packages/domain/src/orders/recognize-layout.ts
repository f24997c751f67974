import { listed, plainWord } from '../spreadsheets/headers.ts'
import {
  layoutProblem,
  type ImportField,
  type ImportSource,
  type Layout,
  type OrderImportKind,
} from './import-model.ts'

/**
 * A layout of a provider's export. `marks` are headers that only this provider has. `columns` has the headers of each field, best
 * first: exports differ by report and by the options chosen.
 */
interface KnownLayout {
  source: ImportSource
  marks: readonly (readonly string[])[]
  columns: Partial<Record<ImportField, readonly string[]>>
}

const providerLayouts: readonly KnownLayout[] = [
  {
    source: 'stripe',
    marks: [
      ['balance_transaction_id', 'gross'],
      ['available_on_utc'],
      ['available on (utc)', 'net'],
      ['created (utc)', 'fee'],
      ['created date (utc)', 'fee'],
    ],
    columns: {
      reference: ['source_id', 'source', 'charge_id', 'balance_transaction_id', 'id'],
      date: ['created_utc', 'created (utc)', 'created date (utc)', 'created'],
      type: ['reporting_category', 'type'],
      status: ['status'],
      amount: ['gross', 'amount'],
      fee: ['fee'],
      net: ['net'],
      currency: ['currency'],
      email: ['customer_email', 'customer email'],
      name: ['customer_name', 'customer name'],
    },
  },
  {
    source: 'square',
    marks: [
      ['total collected', 'net total'],
      ['payment id', 'card brand'],
      ['transaction id', 'card entry methods'],
    ],
    columns: {
      reference: ['payment id', 'transaction id'],
      date: ['date'],
      time: ['time'],
      timeZone: ['time zone'],
      type: ['event type'],
      status: ['transaction status'],
      amount: ['total collected', 'card'],
      card: ['card'],
      cash: ['cash'],
      fee: ['fees'],
      net: ['net total'],
      name: ['customer name'],
      accountCode: ['customer reference id'],
    },
  },
  {
    source: 'paypal',
    marks: [
      ['transaction id', 'from email address', 'gross'],
      ['transaction id', 'timezone', 'gross'],
    ],
    columns: {
      reference: ['transaction id'],
      date: ['date'],
      time: ['time'],
      timeZone: ['timezone', 'time zone'],
      type: ['type'],
      status: ['status'],
      amount: ['gross'],
      fee: ['fee'],
      net: ['net'],
      currency: ['currency'],
      email: ['from email address'],
      name: ['name'],
      accountCode: ['custom number'],
    },
  },
]

/** Headers of tills, in English, Spanish and Arabic. */
const tillColumns: KnownLayout['columns'] = {
  date: listed(
    'date, sale date, service date, meal date, ' +
      'fecha, fecha de venta, fecha de servicio, التاريخ, تاريخ البيع, تاريخ الوجبة',
  ),
  studentNumber: listed(
    'student number, student id, student no, student no., pin, patron id, account, ' +
      'número de estudiante, matrícula, cuenta, رقم الطالب, الحساب',
  ),
  studentName: listed(
    'student, student name, name, patron, estudiante, nombre del estudiante, alumno, nombre, ' +
      'الطالب, اسم الطالب, الاسم',
  ),
  schoolName: ['school', 'site', 'location', 'escuela', 'sitio', 'المدرسة', 'الموقع'],
  menuType: listed('meal, meal type, menu type, session, comida, tipo de comida, tipo de menú, الوجبة, نوع الوجبة'),
  item: listed(
    'item, item name, description, product, artículo, nombre del artículo, descripción, producto, ' +
      'الصنف, اسم الصنف, الوصف, المنتج',
  ),
  quantity: ['quantity', 'qty', 'count', 'cantidad', 'الكمية', 'العدد'],
  unitPrice: ['unit price', 'price', 'price each', 'precio unitario', 'precio', 'سعر الوحدة', 'السعر'],
  amount: ['amount', 'total', 'sale amount', 'importe', 'monto', 'المبلغ', 'الإجمالي'],
  payType: listed(
    'pay type, payment type, tender, payment method, ' +
      'forma de pago, método de pago, tipo de pago, طريقة الدفع, نوع الدفع',
  ),
}

const normal = (header: string) =>
  header
    .normalize('NFKC')
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')

/** The layout of a file by its header row; null if no one can tell what its columns are. */
export function recognizeLayout(kind: OrderImportKind, headers: readonly string[]): Layout | null {
  // Providers always write their headers in the same way; tills vary.
  const names = headers.map(kind === 'orders' ? plainWord : normal)
  const known =
    kind === 'orders'
      ? { source: 'till' as const, columns: tillColumns }
      : providerLayouts.find(({ marks }) => marks.some((mark) => mark.every((name) => names.includes(name))))
  if (!known) return null
  const fields: (ImportField | null)[] = names.map(() => null)
  for (const [field, candidates] of Object.entries(known.columns) as [ImportField, readonly string[]][]) {
    const at = candidates
      .map((name) => names.indexOf(kind === 'orders' ? plainWord(name) : name))
      .find((index) => index >= 0)
    if (at !== undefined) fields[at] ??= field
  }
  return layoutProblem(kind, fields) === null ? { source: known.source, fields } : null
}

/** Whether a column's header says that its dates are in UTC. */
export const isInUtc = (header: string): boolean => /\butc\b|_utc$/i.test(header)
