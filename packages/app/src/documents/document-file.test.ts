import { limits } from '@commissary/api-client'
import { expect, test } from 'vitest'

import { cleanName, guessKind } from './document-file.ts'

test.each([
  ['label.pdf', 'label.pdf'],
  ['../../etc/label.pdf', 'label.pdf'],
  ['C:\\scans\\label.pdf', 'label.pdf'],
  ['label\u202Efdp.exe', 'labelfdp.exe'],
  [' two\nlines.pdf ', 'twolines.pdf'],
  ['…/', 'document'],
  ['\u202E', 'document'],
  ['ملصق ٢٠٢٦.pdf', 'ملصق ٢٠٢٦.pdf'],
  ['no ending', 'no ending'],
  ['half \uD83D.pdf', 'half \uFFFD.pdf'],
])('the name %j is sent as %j', (name, sent) => {
  expect(cleanName(name)).toBe(sent)
})

test('a long name is shortened before its ending, between whole characters', () => {
  const most = limits.createIngredientDocument.fileName.maxLength
  expect(cleanName(`${'n'.repeat(300)}.pdf`)).toBe(`${'n'.repeat(most - 4)}.pdf`)
  const faces = cleanName(`x${'😀'.repeat(300)}.pdf`)
  expect(faces.isWellFormed()).toBe(true)
  expect(faces).toMatch(/^x(?:😀)+\.pdf$/u)
  expect(faces.length).toBeLessThanOrEqual(most)
})

test.each([
  ['Beef PFS 2026.pdf', 'application/pdf', 'PRODUCT_FORMULATION_STATEMENT'],
  ['product_formulation_statement.pdf', 'application/pdf', 'PRODUCT_FORMULATION_STATEMENT'],
  ['CN-label 099135.png', 'image/png', 'CN_LABEL'],
  ['spec sheet.pdf', 'application/pdf', 'SPECIFICATION'],
  ['special.jpg', 'image/jpeg', 'PHOTO'],
  ['label front.jpg', 'image/jpeg', 'LABEL'],
  ['scan.pdf', 'application/pdf', 'LABEL'],
] as const)('%s is probably %s: %s', (name, type, kind) => {
  expect(guessKind({ name, type })).toBe(kind)
})
