import fc, { type Arbitrary } from 'fast-check'

import type { Schema } from './contract.ts'

/** Values that a schema allows, including its limits. Text contains only characters that the database can store. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => arbitraryOf(branch)))
  if (schema.allOf)
    return fc.tuple(...schema.allOf.map(arbitraryOf)).map((parts) => Object.assign({}, ...parts) as object)
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((type) => ofType(type, schema)))
}

function ofType(type: string, schema: Schema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integers(schema)
    case 'number':
      return numbers(schema)
    case 'array':
      return lists(schema)
    case 'object':
      return objects(schema)
    default:
      return texts(schema)
  }
}

function integers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): Arbitrary<number> {
  const min = Math.ceil(exclusiveMinimum === undefined ? (minimum ?? -1000) : exclusiveMinimum + 1)
  const most = exclusiveMaximum === undefined ? (maximum ?? 1_000_000) : exclusiveMaximum - 1
  const max = Math.min(Math.floor(most), Number.MAX_SAFE_INTEGER)
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 1000) }), fc.constantFrom(min, max))
}

function numbers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): Arbitrary<number> {
  return fc.double({
    min: exclusiveMinimum ?? minimum ?? -1e6,
    max: exclusiveMaximum ?? maximum ?? 1e6,
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
    noNaN: true,
  })
}

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (format === 'date') return days.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return days.map((date) => date.toISOString())
  if (format === 'email') return fc.emailAddress().filter((text) => text.length <= maxLength)
  if (format === 'uuid') return fc.uuid()
  const fits = (text: string) => lengthOf(text) >= minLength && lengthOf(text) <= maxLength
  if (pattern !== undefined) return matching(pattern).filter(fits)
  const some = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  const edges = fc.constantFrom('x'.repeat(Math.max(1, minLength)), 'x'.repeat(maxLength), '😀'.repeat(maxLength))
  return fc.oneof({ weight: 4, arbitrary: some.filter(fits) }, { weight: 1, arbitrary: edges })
}

// JSON Schema counts code points, not UTF-16 units.
const lengthOf = (text: string) => Array.from(text).length

// Mostly near the worlds' menu dates, so that most ranges of two such days are valid.
const days = fc.oneof(
  { weight: 4, arbitrary: fc.date({ min: new Date('2026-09-01'), max: new Date('2026-09-30'), noInvalidDate: true }) },
  { weight: 1, arbitrary: fc.date({ min: new Date('2020-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }) },
)

/** `stringMatching` does not support lookaheads: they are removed, and texts that violate them are filtered out. */
function matching(pattern: string): Arbitrary<string> {
  const whole = new RegExp(pattern, 'u')
  return fc
    .stringMatching(new RegExp(pattern.replaceAll(/\(\?[=!][^()]*(?:\([^()]*\)[^()]*)*\)/g, '')))
    .filter((text) => whole.test(text))
}

function lists({ items = {}, minItems = 0, maxItems = 4, uniqueItems = false }: Schema): Arbitrary<unknown[]> {
  const size = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) }
  const item = arbitraryOf(items)
  return uniqueItems
    ? fc.uniqueArray(item, { ...size, selector: (value) => JSON.stringify(value) })
    : fc.array(item, size)
}

function objects({ properties = {}, required = [], additionalProperties, propertyNames }: Schema): Arbitrary<object> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema)])),
    { requiredKeys: required.filter((name) => name in properties) },
  )
  if (typeof additionalProperties !== 'object') return known
  // The tests of invalid requests cover `__proto__` as a name.
  const names = propertyNames ? arbitraryOf({ type: 'string', ...propertyNames }) : fc.stringMatching(/^[a-z]{1,12}$/)
  const others = fc.dictionary(names as Arbitrary<string>, arbitraryOf(additionalProperties), { maxKeys: 3 })
  return fc.tuple(others, known).map(([more, own]) => ({ ...more, ...own }))
}
