import { describe, expect, test } from 'vitest'

import { twoReadings } from '../spreadsheets/numbers.ts'
import {
  amountStyleOf,
  layoutProblem,
  parseDay,
  parseMoney,
  readSettlementRow,
  readTillRow,
  recognizeLayout,
  type OrderImportKind,
} from './index.ts'

const context = { order: 'monthFirst', ownZone: 'America/New_York', currency: 'USD', numbers: '.' } as const

function read(kind: OrderImportKind, header: string, row: string) {
  const headers = header.split(',')
  const layout = recognizeLayout(kind, headers)
  if (!layout) throw new Error('The layout is not recognized')
  const columns = { headers, fields: layout.fields }
  const read = kind === 'orders' ? readTillRow : readSettlementRow
  return { source: layout.source, ...read(columns, row.split(','), context) }
}

describe('a settlement of', () => {
  test('Stripe is known by its header; its times are in UTC and its payments are named by their charge', () => {
    const header =
      'balance_transaction_id,created_utc,available_on_utc,currency,gross,fee,net,reporting_category,source_id,customer_email'
    const row = 'txn_1,2026-11-21 03:10:00,2026-11-23 00:00:00,usd,25.00,1.03,23.97,charge,ch_9,ada@example.test'
    expect(read('settlement', header, row)).toMatchObject({
      source: 'stripe',
      date: '2026-11-20',
      reference: 'ch_9',
      amount: '25',
      fee: '1.03',
      email: 'ada@example.test',
      isOther: null,
      problems: [],
    })
    const payments = 'id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC)'
    const second = 'txn_2,payment,py_4,10,0.59,9.41,usd,2026-11-20 15:00,2026-11-22 00:00'
    expect(read('settlement', payments, second)).toMatchObject({ source: 'stripe', reference: 'py_4', amount: '10' })
  })

  test('Stripe is known by the header of its current payments export', () => {
    const header =
      'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Customer Email,Description,Fee,Status'
    const row = 'py_7,2026-11-21 03:10:00,25.00,0.00,usd,true,ada@example.test,Lunch,1.03,Paid'
    expect(read('settlement', header, row)).toMatchObject({
      source: 'stripe',
      date: '2026-11-20',
      reference: 'py_7',
      amount: '25',
      fee: '1.03',
      email: 'ada@example.test',
      problems: [],
    })
  })

  test('Square has fees below zero and dates as they are', () => {
    const header =
      'Date,Time,Time Zone,Gross Sales,Total Collected,Source,Card,Fees,Net Total,Transaction ID,Payment ID,Card Brand,Event Type,Customer Name'
    const row =
      '2026-11-20,23:30:00,Eastern Time (US & Canada),$25.00,$25.00,Register,$25.00,-$0.95,$24.05,T1,P1,Visa,Payment,Ada Nguyen'
    expect(read('settlement', header, row)).toMatchObject({
      source: 'square',
      date: '2026-11-20',
      reference: 'P1',
      amount: '25',
      fee: '0.95',
      name: 'Ada Nguyen',
      isOther: null,
      problems: [],
    })
  })

  test('Square distinguishes cash from cards, and split payments are entered by hand', () => {
    const header =
      'Date,Total Collected,Card,Cash,Square Gift Card,Other Tender,Fees,Net Total,Payment ID,Customer Name'
    const row = (tenders: string, fee: string, net: string) =>
      read('settlement', header, `2026-11-20,$20.00,${tenders},${fee},${net},P1,Ada Nguyen`)
    expect(row('$20.00,$0.00,$0.00,$0.00', '-$0.82', '$19.18')).toMatchObject({
      isCash: false,
      fee: '0.82',
      problems: [],
    })
    expect(row('$0.00,$20.00,$0.00,$0.00', '$0.00', '$20.00')).toMatchObject({ isCash: true, problems: [] })
    const several = { isCash: false, problems: [{ field: 'amount', code: 'severalTenders' }] }
    expect(row('$10.00,$10.00,$0.00,$0.00', '-$0.56', '$19.44')).toMatchObject(several)
    expect(row('$0.00,$0.00,$0.00,$20.00', '$0.00', '$20.00')).toMatchObject(several)
  })

  test('PayPal has a time zone, and rows that are not completed, or are payouts, are not payments', () => {
    const header =
      'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID'
    const rest = 'USD,40.00,-1.46,38.54,ada@example.test,us@example.test,9AB'
    const row = (type: string, status: string) => `11/20/2026,22:10:00,PST,Ada Nguyen,${type},${status},${rest}`
    expect(read('settlement', header, row('Express Checkout Payment', 'Completed'))).toMatchObject({
      source: 'paypal',
      // 22:10 in California is past midnight in New York.
      date: '2026-11-21',
      reference: '9AB',
      amount: '40',
      fee: '1.46',
      isOther: null,
    })
    expect(read('settlement', header, row('Express Checkout Payment', 'Pending'))).toMatchObject({ isOther: 'Pending' })
    expect(read('settlement', header, row('Payment Refund', 'Completed'))).toMatchObject({ isOther: 'Payment Refund' })
    expect(read('settlement', header, row('Payment Release', 'Completed'))).toMatchObject({
      isOther: 'Payment Release',
    })
    expect(read('settlement', header, row('General Withdrawal', 'Completed'))).toMatchObject({
      isOther: 'General Withdrawal',
    })
  })

  test('another provider is not recognized, and its columns are chosen', () => {
    expect(recognizeLayout('settlement', ['Day', 'Ref', 'Sum'])).toBeNull()
    expect(layoutProblem('settlement', ['date', 'reference', null])).toEqual({ missing: ['amount'] })
    expect(layoutProblem('settlement', ['date', 'date', 'amount'])).toEqual({ twice: 'date' })
    expect(layoutProblem('settlement', ['date', 'reference', 'amount'])).toBeNull()
    expect(layoutProblem('orders', ['date', 'unitPrice'])).toEqual({ missing: ['studentNumber', 'studentName'] })
  })
})

test('a row of a settlement names each cell that cannot be read', () => {
  const columns = {
    headers: ['Date', 'Ref', 'Amount', 'Fee', 'Net', 'Currency'],
    fields: ['date', 'reference', 'amount', 'fee', 'net', 'currency'],
  } as const
  const problemsOf = (cells: string[]) =>
    readSettlementRow({ ...columns, fields: [...columns.fields] }, cells, context).problems
  expect(problemsOf(['2026-11-20', 'a', '25', '1', '24', 'usd'])).toEqual([])
  expect(problemsOf(['soon', '', '1.234', '1', '', 'EUR'])).toEqual([
    { field: 'amount', code: 'amount' },
    { field: 'reference', code: 'missing' },
    { field: 'date', code: 'date' },
    { field: 'currency', code: 'currency', value: 'EUR' },
  ])
  expect(problemsOf(['2026-11-20', 'a', '25', '1', '23', ''])).toEqual([{ field: 'net', code: 'netDiffers' }])
})

test('in a settlement without fees, the fee is the amount minus the net amount', () => {
  const columns = { headers: ['d', 'r', 'a', 'n'], fields: ['date', 'reference', 'amount', 'net'] as const }
  const row = readSettlementRow(
    { ...columns, fields: [...columns.fields] },
    ['2026-11-20', 'x', '20', '19.08'],
    context,
  )
  expect(row.fee).toBe('0.92')
})

describe("a till's file", () => {
  const header = 'Date,Student ID,Student,School,Meal,Item,Qty,Price,Tender'
  test('has the items that a student took', () => {
    expect(read('orders', header, '11/20/2026,1042,"Nguyen Ada",Oak,Lunch,Milk,2,$0.60,Cash')).toMatchObject({
      source: 'till',
      date: '2026-11-20',
      studentNumber: '1042',
      menuType: 'MEAL',
      item: 'Milk',
      quantity: 2,
      unitPrice: '0.6',
      payType: 'Cash',
      problems: [],
    })
  })

  test('has a unit price only if the amount divides evenly', () => {
    const amounts = 'Date,Student ID,Item,Qty,Amount'
    expect(read('orders', amounts, '2026-11-20,1042,Milk,2,1.20')).toMatchObject({ unitPrice: '0.6', payType: null })
    expect(read('orders', amounts, '2026-11-20,1042,Milk,3,1.00')).toMatchObject({
      problems: [{ field: 'unitPrice', code: 'unevenPrice' }],
    })
  })

  test('with both has amounts that agree with its prices', () => {
    const both = 'Date,Student ID,Item,Qty,Price,Total'
    expect(read('orders', both, '2026-11-20,1042,Milk,2,3.00,6.00')).toMatchObject({ unitPrice: '3', problems: [] })
    expect(read('orders', both, '2026-11-20,1042,Milk,2,3.00,5.50')).toMatchObject({
      problems: [{ field: 'amount', code: 'totalDiffers' }],
    })
    expect(read('orders', both, '2026-11-20,1042,Milk,2,3.00,')).toMatchObject({ unitPrice: '3', problems: [] })
    expect(read('orders', both, '2026-11-20,1042,Milk,2,,6.00')).toMatchObject({ unitPrice: '3', problems: [] })
  })

  test.each([
    ['Fecha,Matrícula,Escuela,Comida,Artículo,Cantidad,Precio,Forma de pago', 'Desayuno,Leche,2,$0.60,Efectivo'],
    ['التاريخ,رقم الطالب,المدرسة,الوجبة,الصنف,الكمية,السعر,طريقة الدفع', 'الفطور,Leche,2,$0.60,نقدًا'],
  ])('reads the header %s, and the words below it', (header, rest) => {
    expect(read('orders', header, `11/20/2026,1042,Oak,${rest}`)).toMatchObject({
      source: 'till',
      date: '2026-11-20',
      studentNumber: '1042',
      schoolName: 'Oak',
      menuType: 'BREAKFAST',
      item: 'Leche',
      quantity: 2,
      unitPrice: '0.6',
      payType: 'Cash',
      problems: [],
    })
  })

  test('names each cell that cannot be read', () => {
    expect(read('orders', header, '13/40/2026,,,Oak,Brunch,Milk,0,-1,Barter').problems).toEqual([
      { field: 'date', code: 'date' },
      { field: 'studentNumber', code: 'missing' },
      { field: 'quantity', code: 'quantity' },
      { field: 'menuType', code: 'menuType' },
      { field: 'payType', code: 'payType' },
      { field: 'unitPrice', code: 'amount' },
    ])
  })
})

test.each([
  ['$1,234.50', '1234.5'],
  ['-4.20', '-4.2'],
  ['(4.20)', '-4.2'],
  ['-$0.95', '-0.95'],
  ['€ 12', '12'],
  ['0.00', '0'],
  ['12.5000', '12.5'],
  ['1.234', null],
  ['1,23', null],
  ['1,2345.00', null],
  ['12,50', null],
  ['(-4)', null],
  ['(4', null],
  ['', null],
  ['123456789', null],
  ['free', null],
])('the amount %j is %j', (cell, amount) => {
  expect(parseMoney(cell, { numbers: '.', currency: 'USD' })).toBe(amount)
})

test.each([
  ['£9.00', 'GBP', '9'],
  ['GBP 9.00', 'GBP', '9'],
  ['R 1,234.50', 'ZAR', '1234.5'],
  ['-R12.00', 'ZAR', '-12'],
  ['(AED 4.20)', 'AED', '-4.2'],
  ['4.20 aed', 'AED', '4.2'],
  ['د.إ.‏ ٤٫٢٠', 'AED', '4.2'],
  ['ج.م 12.50', 'EGP', '12.5'],
  ['ج.م.12.50', 'EGP', '12.5'],
  ['₩3,600', 'KRW', '3600'],
  ['S$4.20', 'SGD', '4.2'],
  ['US$4.20', 'USD', '4.2'],
  ['S$4.20', 'USD', null],
  ['AED 4.20', 'USD', null],
  ['£9.00', 'USD', null],
  ['¥900', 'USD', null],
  ['12.00 CR', 'USD', null],
  ['12.00 CR', 'ZAR', null],
])('the amount %j of a caterer with %s is %j', (cell, currency, amount) => {
  expect(parseMoney(cell, { numbers: '.', currency })).toBe(amount)
})

test.each([
  ['11/02/2026', 'monthFirst', '2026-11-02'],
  ['11/02/2026', 'dayFirst', '2026-02-11'],
  ['2/3/26', 'monthFirst', '2026-02-03'],
  ['2026-11-02', 'dayFirst', '2026-11-02'],
  ['02/30/2026', 'monthFirst', null],
  ['yesterday', 'monthFirst', null],
  // 22:30 of the day before in New York.
  ['2026-03-10T02:30:00Z', 'monthFirst', '2026-03-09'],
  ['2026-03-10 02:30:00.000 UTC', 'monthFirst', '2026-03-09'],
  ['2026-03-10T02:30:00+00:00', 'monthFirst', '2026-03-09'],
  ['2026-03-09T23:30:00-0700', 'monthFirst', '2026-03-10'],
  ['2026-03-10T02:30:00', 'monthFirst', '2026-03-10'],
] as const)('the date %j, %s, is %j', (date, order, day) => {
  expect(parseDay({ date }, { order, ownZone: 'America/New_York' })).toBe(day)
})

test.each([
  ['12,50', ',', '12.5'],
  ['1.234,50 €', ',', '1234.5'],
  ['1.234', ',', '1234'],
  ['-١٢٫٥٠', ',', '-12.5'],
  ['1.234', 'either', twoReadings],
  ['12,50', 'either', '12.5'],
] as const)('the amount %j of a file with numbers as %j is %s', (cell, style, amount) => {
  expect(parseMoney(cell, { numbers: style, currency: 'USD' })).toBe(amount)
})

test('an ambiguous amount in a Spanish file is a problem of its row, unless other amounts in the file decide it', () => {
  const columns = { headers: ['fecha', 'ref', 'monto'], fields: ['date', 'reference', 'amount'] as const }
  const read = (amounts: string[]) => {
    const rows = amounts.map((amount, index) => ({ cells: ['2026-11-02', `r${index}`, amount] }))
    const numbers = amountStyleOf(columns, rows, false)
    return rows.map(({ cells }) => {
      const { amount, problems } = readSettlementRow(columns, cells, { ...context, numbers })
      return amount ?? problems
    })
  }
  expect(read(['1,234'])).toEqual([[{ field: 'amount', code: 'twoReadings' }]])
  expect(read(['1.234', '12,50'])).toEqual(['1234', '12.5'])
})
