import texts from '@commissary/messages/en/server.json' with { type: 'json' }
import { expect, test } from 'vitest'

import { translate } from '../shared/messages.ts'
import { fieldMessage, patternMessage } from './field-message.ts'
import authentication from './generated/authentication.json' with { type: 'json' }
import inventory from './generated/inventory.json' with { type: 'json' }
import product from './generated/product.json' with { type: 'json' }
import recipes from './generated/recipes.json' with { type: 'json' }

function requiredMessages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'x-required-message' ? [String(inner)] : requiredMessages(inner),
  )
}

test("the server's catalog has every required-field text of the contract, and no other", () => {
  const inContract = new Set(requiredMessages([authentication, inventory, product, recipes]))
  expect(Object.values(texts.required).sort()).toEqual([...inContract].sort())
})

interface Schema {
  pattern?: unknown
  required?: unknown
  properties?: Record<string, Schema | undefined>
}

/** Every schema that a request of a bundle can fail. */
function requestSchemas(document: { paths: object; components?: object }): Schema[] {
  const seen = new Set<unknown>()
  const follow = (value: unknown): Schema[] => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return []
    seen.add(value)
    const reference = (value as { $ref?: string }).$ref
    if (reference === undefined) return [value, ...Object.values(value).flatMap(follow)]
    const target = reference
      .slice(2)
      .split('/')
      .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name.replaceAll('~1', '/')], document)
    return follow(target)
  }
  return Object.values(document.paths).flatMap(
    (path: Record<string, { requestBody?: unknown; parameters?: unknown }>) =>
      Object.values(path).flatMap((operation) => [...follow(operation.requestBody), ...follow(operation.parameters)]),
  )
}

const inRequests = [authentication, inventory, product, recipes].flatMap(requestSchemas)

test('every field that a request needs has a name in each language', () => {
  const needed = inRequests.flatMap(({ required, properties = {} }) =>
    Array.isArray(required)
      ? (required as string[]).filter((name) => requiredMessages({ of: properties[name] }).length === 0)
      : [],
  )
  expect(new Set(needed).difference(new Set(Object.keys(texts.fields)))).toEqual(new Set())
})

/** Patterns of addresses, sort keys and the app's own codes: no one types them. */
const technical = /^\^(?:"|-\?[([]|\(BREAKFAST|\(\\d\{4\}|\[1-9\]|\[A-Za-z0-9_-\]|\[a-zA-Z\]|\[a-zA-Z0-9.-\]|\\d)/

test('the message for a pattern that people type says what to enter', () => {
  const patterns = [...new Set(inRequests.flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : [])))]
  const unsaid = patterns.filter((pattern) => patternMessage(pattern).key === 'validation.otherFormat')
  expect(unsaid.filter((pattern) => !technical.test(pattern))).toEqual([])
  expect(patterns.length).toBeGreaterThan(20)
})

const failed = (keyword: string, params: object, parentSchema: object) =>
  fieldMessage({ keyword, params, parentSchema, instancePath: '', schemaPath: '' }, 'lines.2.plannedServings')

test.each([
  ['es', 'Ingrese porciones planificadas.', 'Ingrese un número decimal como 0.5: mayor que 0,'],
  ['ar', 'الحصص المخططة', 'أدخل رقمًا عشريًا مثل 0.5: أكبر من 0،'],
] as const)('a refusal in %s has no English of the contract', (language, required, decimal) => {
  expect(translate(failed('required', { missingProperty: 'plannedServings' }, {}), language)).toContain(required)
  const pattern = '^(?=.*[1-9])[0-9]{1,8}(\\.[0-9]{1,2})?$'
  expect(translate(failed('pattern', {}, { pattern, description: 'Above 0.' }), language)).toContain(decimal)
})
