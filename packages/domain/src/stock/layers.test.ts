import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { naiveTake, type NaivePiece } from '../testing/naive-stock.ts'
import { costOf, issueFifo, type StockLayer } from './layers.ts'

describe('issueFifo', () => {
  test('30 issued from 20 at 2.40 and 25 at 2.65 cost 74.50 and leave 15 at 2.65', () => {
    const layers = [
      { quantity: '20', unitCost: '2.40' },
      { quantity: '25', unitCost: '2.65' },
    ]
    const issue = issueFifo(layers, '30')
    expect(issue).toMatchObject({
      cost: { known: '74.5', uncosted: '0' },
      left: [{ quantity: '15', unitCost: '2.65' }],
      short: '0',
    })
    expect(costOf(issue.left)).toEqual({ known: '39.75', uncosted: '0' })
    expect(issueFifo(layers, '50')).toMatchObject({ left: [], short: '5' })
  })

  test('uses what expires first, then what is oldest, then what never expires', () => {
    const layers = [
      { id: 1, quantity: '1', unitCost: '1', agedOn: '2026-09-01' },
      { id: 2, quantity: '1', unitCost: '1', agedOn: '2026-09-03', expiresOn: '2026-12-01' },
      { id: 3, quantity: '1', unitCost: '1', agedOn: '2026-09-02', expiresOn: '2026-12-01' },
      { id: 4, quantity: '1', unitCost: '1', agedOn: '2026-09-09', expiresOn: '2026-11-30' },
    ]
    expect(issueFifo(layers, '4').taken.map(({ layer }) => layer.id)).toEqual([4, 3, 2, 1])
  })

  test('an unknown unit cost is not a cost of 0', () => {
    const layers = [
      { quantity: '2', unitCost: null },
      { quantity: '3', unitCost: '1.5' },
    ]
    expect(issueFifo(layers, '4').cost).toEqual({ known: '3', uncosted: '2' })
  })

  test('tenths do not add up to binary noise', () => {
    const layers = Array.from({ length: 10 }, () => ({ quantity: '0.1', unitCost: '0.1' }))
    expect(issueFifo(layers, '1')).toMatchObject({ short: '0', left: [], cost: { known: '0.1' } })
  })

  test('equals taking piece by piece', () => {
    const day = fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03')
    const layer = fc.record({
      pieces: fc.integer({ min: 1, max: 6 }),
      cost: fc.option(fc.integer({ min: 0, max: 50 })),
      expiresOn: fc.option(day),
      agedOn: day,
    })
    fc.assert(
      fc.property(fc.array(layer, { maxLength: 8 }), fc.integer({ min: 0, max: 40 }), (given, wanted) => {
        const layers: StockLayer[] = given.map(({ pieces, cost, ...dates }, id) => ({
          ...dates,
          id,
          quantity: String(pieces),
          unitCost: cost === null ? null : String(cost),
        }))
        const pieces = given.flatMap(({ pieces: count, cost, expiresOn, agedOn }, id): NaivePiece[] =>
          Array.from({ length: count }, () => ({ expiresOn, agedOn, id, cost })),
        )
        const naive = naiveTake(pieces, wanted)
        const issue = issueFifo(layers, String(wanted))

        const byLayer = new Map<number, number>()
        for (const { id } of naive.taken) byLayer.set(id, (byLayer.get(id) ?? 0) + 1)
        expect(issue.taken.map(({ layer: { id }, quantity }) => [id, Number(quantity)])).toEqual([...byLayer])
        expect(Number(issue.short)).toBe(wanted - naive.taken.length)
        expect(issue.left.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(naive.left.length)
        expect(issue.cost).toEqual({
          known: String(naive.taken.reduce((sum, { cost }) => sum + (cost ?? 0), 0)),
          uncosted: String(naive.taken.filter(({ cost }) => cost === null).length),
        })
      }),
    )
  })
})
