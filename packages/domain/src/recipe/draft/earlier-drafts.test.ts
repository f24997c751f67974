import { expect, test } from 'vitest'

import { toCurrentDraft } from './earlier-drafts.ts'
import { newStep } from './kitchen-draft.ts'
import { emptyDraft, emptyLine } from './recipe-draft.ts'

test('directions of an earlier version of the form become one step per written line', () => {
  expect(toCurrentDraft({ name: 'Tacos', directions: 'Brown.\n\n Fill. ' })).toEqual({
    ...emptyDraft([]),
    name: 'Tacos',
    steps: [expect.objectContaining({ text: 'Brown.' }), expect.objectContaining({ text: 'Fill.' })],
  })
})

test('fields and parts of lines that an earlier version lacked are blank', () => {
  const { plus: _plus, yieldPct: _yieldPct, ...earlier } = { ...emptyLine('line-7'), amount: '2' }
  expect(toCurrentDraft({ name: 'Tacos', lines: [earlier] })).toEqual({
    ...emptyDraft([{ ...emptyLine('line-7'), amount: '2' }]),
    name: 'Tacos',
  })
})

test("values of today's form are unchanged", () => {
  const draft = { ...emptyDraft([{ ...emptyLine('line-1'), plus: null }]), steps: [newStep('Brown.')] }
  expect(toCurrentDraft(draft)).toEqual(draft)
})
