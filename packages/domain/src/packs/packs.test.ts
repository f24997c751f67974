import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatPack } from './format-pack.ts'
import { type Pack, packUnits } from './model.ts'
import { parsePack } from './parse-pack.ts'
import { saysSize } from './says-size.ts'

const read = (text: string) => {
  const parsed = parsePack(text)
  return parsed.ok ? formatPack(parsed.pack) : parsed.problem
}

describe('packs as two distributors and USDA print them', () => {
  test.each([
    ['6/3/1.85 LBA', '6 × 3 × 1.85 lb avg'],
    ['2/5 LB', '2 × 5 lb'],
    ['16/2.75-3#A', '16 × 2.75-3 lb avg'],
    ['14/3-3.25#A', '14 × 3-3.25 lb avg'],
    ['4/10 LB', '4 × 10 lb'],
    ['12/10 EA', '12 × 10 ct'],
    ['320/1 OZ', '320 × 1 oz'],
    ['4/1 GA', '4 × 1 gal'],
    ['5 GA', '5 gal'],
    ['10/6/2.5 OZ', '10 × 6 × 2.5 oz'],
    ['6/6/3.15 OZ', '6 × 6 × 3.15 oz'],
    ['4/2.5 LB', '4 × 2.5 lb'],
    ['6/#10 CN', '6 × #10 can'],
    ['1000/9 GR', '1000 × 9 gr'],
    ['18/3.2 OZ', '18 × 3.2 oz'],
    ['50 LB', '50 lb'],
    ['4/5.22 LB', '4 × 5.22 lb'],
    ['2/17.5 LB', '2 × 17.5 lb'],
    ['48 EA', '48 ct'],
    ['1.1 BU', '1.1 bu'],
    ['5/5lb/CS', '5 × 5 lb'],
    ['15LB', '15 lb'],
    ['8/CS', '8 ct'],
    ['40-pound (lb.) case', '40 lb'],
    ['30 lb. case', '30 lb'],
    ['20 lb. block wrapped', '20 lb'],
    ['12/50 oz can', '12 × 50 oz'],
    ['24/24 oz can', '24 × 24 oz'],
  ])('%s is %s', (text, understood) => {
    expect(read(text)).toBe(understood)
  })
})

describe('spellings of other distributors', () => {
  test.each([
    ['6/5 LB', '6 × 5 lb'],
    ['1/30#', '30 lb'],
    ['40#', '40 lb'],
    ['4/1 GAL', '4 × 1 gal'],
    ['12/32 OZ', '12 × 32 oz'],
    ['24/8FLOZ', '24 × 8 fl oz'],
    ['24/8 FL. OZ.', '24 × 8 fl oz'],
    ['12 / 32 fl oz', '12 × 32 fl oz'],
    ['96/2CT', '96 × 2 ct'],
    ['6/#10', '6 × #10 can'],
    ['6-#10 CANS', '6 × #10 can'],
    ['6 #10 cans', '6 × #10 can'],
    ['6/NO. 10', '6 × #10 can'],
    ['24/#303', '24 × #303 can'],
    ['24/#2-1/2', '24 × #2.5 can'],
    ['2/5LBAVG', '2 × 5 lb avg'],
    ['10# AVG', '10 lb avg'],
    ['4/8-10 LB AVG', '4 × 8-10 lb avg'],
    ['10/2.5#', '10 × 2.5 lb'],
    ['1000 CT', '1000 ct'],
    ['1,000 CT', '1000 ct'],
    ['8/12/1.5 OZ', '8 × 12 × 1.5 oz'],
    ['1/8/12/1.5 OZ', '8 × 12 × 1.5 oz'],
    ['15 DZ', '15 × 12 ct'],
    ['1/15 DOZEN', '15 × 12 ct'],
    ['4 x 5 LB', '4 × 5 lb'],
    ['4X5LB', '4 × 5 lb'],
    ['6 BG/5 LB', '6 × 5 lb'],
    ['9/.5 GAL', '9 × 0.5 gal'],
    ['9/½ GAL', '9 × 0.5 gal'],
    ['6/1 1/2 LB', '6 × 1.5 lb'],
    ['1 1/9 BU', '1.111111 bu'],
    ['6/2 LTR', '6 × 2000 ml'],
    ['10/1 KG', '10 × 1 kg'],
    ['6-5 lb. bag', '6 × 5 lb'],
    ['12 PER CASE', '12 ct'],
    ['CASE OF 12', '12 ct'],
    ['EACH', '1 ct'],
  ])('%s is %s', (text, understood) => {
    expect(read(text)).toBe(understood)
  })
})

test.each([
  ['', 'empty'],
  ['6-5 lb. or 3-10 lb. bag', 'alternatives'],
  ['4G/CS', 'unitAmbiguous'],
  ['1G', 'unitAmbiguous'],
  ['CS', 'contentMissing'],
  ['6/10', 'unitMissing'],
  ['6/10 CN', 'unitMissing'],
  ['72', 'unitMissing'],
  ['6/1/2 GAL', 'fraction'],
  ['1/2 GAL', 'fraction'],
  ['24/3/4#', 'fraction'],
  ['50 1/2 PT', 'fraction'],
  ['3-10 LB', 'dash'],
  ['22-28 LB', 'dash'],
  ['60-70 CT', 'dash'],
  ['88 CT/40 LB', 'countAndWeight'],
  ['6/10# CN', 'poundsOrCan'],
  ['6/#12', 'canUnknown'],
  ['2/8/12/1.5 OZ', 'tooManyLevels'],
  ['4/10 LB UP', 'notUnderstood'],
  ['6/5,5 LB', 'notUnderstood'],
  ['0/5 LB', 'notUnderstood'],
  ['6/0 LB', 'notUnderstood'],
  ['4/10-8 LB', 'notUnderstood'],
  ['6/5 GALA', 'notUnderstood'],
  ['6/-5 LB', 'notUnderstood'],
  ['6//5 LB', 'notUnderstood'],
  ['assorted', 'notUnderstood'],
])('"%s" is not guessed: %s', (text, problem) => {
  expect(read(text)).toBe(problem)
})

test('a problem names the part of the text that causes it', () => {
  expect(parsePack('4/10 LB UP')).toEqual({ ok: false, problem: 'notUnderstood', part: 'UP' })
  expect(parsePack('4G/CS')).toEqual({ ok: false, problem: 'unitAmbiguous', part: 'G' })
})

const count = fc.integer({ min: 1, max: 9999 })
const tenths = (max: number) => fc.integer({ min: 1, max }).map((value) => value / 100)
const size = fc.record({
  from: tenths(9000),
  more: fc.option(tenths(900)),
  unit: fc.constantFrom(...packUnits),
})
const anyPack = fc
  .record({ inners: fc.option(count), eaches: count, size: fc.option(size), isAverage: fc.boolean() })
  .map(({ inners, eaches, size: one, isAverage }): Pack => {
    if (!one) return { inners, eaches, size: null, isAverage: false }
    const isCan = one.unit.startsWith('can')
    // A lone range reads as a count, so ranges here always have a count outside.
    const more = !isCan && (inners !== null || eaches > 1) ? one.more : null
    return {
      inners,
      eaches,
      size: {
        amount: isCan ? '1' : String(one.from),
        upTo: more === null ? null : String(Math.round((one.from + more) * 100) / 100),
        unit: one.unit,
      },
      isAverage: isAverage && ['lb', 'oz', 'g', 'kg'].includes(one.unit),
    }
  })

test('a formatted pack reads back as the same pack', () => {
  fc.assert(
    fc.property(anyPack, (value) => {
      expect(parsePack(formatPack(value))).toEqual({ ok: true, pack: value })
    }),
  )
})

test('any text is either a pack that can be formatted and read again, or a problem', () => {
  const piece = fc.constantFrom('6', '10', '/', '#', '-', ' ', 'LB', 'OZ', 'CN', 'CS', 'A', '.', '1/2', 'x', 'DZ', 'G')
  const text = fc.oneof(
    fc.string({ maxLength: 100 }),
    fc.array(piece, { maxLength: 8 }).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(text, (written) => {
      const parsed = parsePack(written)
      if (parsed.ok) expect(parsePack(formatPack(parsed.pack))).toEqual(parsed)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['40.5 LB', '40.5', 'lb', true],
  ['40.50 lb', '40.5', 'lb', true],
  ['48 CT', '48', 'each', true],
  // The text does not say the full size.
  ['4/10 LB', '40', 'lb', false],
  ['40 LB', '40.5', 'lb', false],
  ['40 LB', '18143.69', 'g', false],
  ['38-42 LB', '40', 'lb', false],
  ['6/#10 CN', '648', 'oz', false],
  ['10/6 CT', '60', 'each', false],
  ['Pallet', '40', 'lb', false],
] as const)('"%s" of %s %s says its size: %s', (text, size, unit, says) => {
  expect(saysSize(text, size, unit)).toBe(says)
})
