import { expect, test } from 'vitest'

import { reportCsv } from './report-csv.ts'
test('a partly unknown amount is not a number in a file, where it would be added up as a complete one', () => {
  const report = {
    title: 'Menu Costing Report',
    notice: '',
    sections: [
      {
        title: 'Total',
        facts: [],
        columns: [
          { label: 'Item', isNumber: false },
          { label: 'Cost', isNumber: true },
        ],
        rows: [
          { level: 0, cells: [{ text: 'Complete' }, { text: '$12.40', value: 12.4 }] },
          { level: 0, cells: [{ text: 'Partly' }, { text: '≥ $812.40', value: 812.4, status: 'unknown' as const }] },
        ],
      },
    ],
  }
  expect(new TextDecoder().decode(reportCsv(report)).split('\r\n').slice(4, 6)).toEqual([
    'Complete,12.4',
    'Partly,≥ $812.40',
  ])
})
