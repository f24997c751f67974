import authentication from '../../src/contract/generated/authentication.json' with { type: 'json' }
import inventory from '../../src/contract/generated/inventory.json' with { type: 'json' }
import { operations, type Operation, type OperationId } from '../../src/contract/generated/operations.ts'
import product from '../../src/contract/generated/product.json' with { type: 'json' }
import recipes from '../../src/contract/generated/recipes.json' with { type: 'json' }

interface Schema {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  format?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
}
interface Parameter {
  $ref?: string
  name: string
  in: string
  schema: Schema
}
interface Bundle {
  paths: Record<string, Record<string, Described>>
}
interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const bundles: Record<Operation['service'], Bundle> = {
  authentication,
  product: product as unknown as Bundle,
  recipes: recipes as unknown as Bundle,
  inventory: inventory as unknown as Bundle,
}

/** The free-text query parameters of a GET operation. */
export function textParameters(id: OperationId): string[] {
  return parametersOf(id)
    .filter((parameter) => parameter.in === 'query' && operations[id].method === 'get')
    .filter(({ schema: { type, enum: known, pattern, format } }) => type === 'string' && !known && !pattern && !format)
    .map(({ name }) => name)
}

/** Every position of a row id in an operation's request: `path.id`, `body.lines.*.recipeId`. */
export function idPositions(id: OperationId): string[] {
  const bundle = bundles[operations[id].service]
  const parameters = parametersOf(id).map(({ schema, in: part, name }) => ({ schema, at: `${part}.${name}` }))
  const bodies = Object.values(described(id).requestBody?.content ?? {}).map(({ schema }) => ({ schema, at: 'body' }))
  return [...parameters, ...bodies].flatMap(({ schema, at }) => walk(bundle, schema, at, []))
}

function described(id: OperationId): Described {
  const found = Object.values(bundles[operations[id].service].paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`${id} is not in the bundle of its service: run pnpm generate`)
  return found
}

function parametersOf(id: OperationId): Parameter[] {
  const bundle = bundles[operations[id].service]
  return (described(id).parameters ?? []).map((parameter) => resolveRef(bundle, parameter) as Parameter)
}

function walk(bundle: Bundle, schema: Schema, path: string, seen: readonly string[]): string[] {
  if (schema.$ref !== undefined && seen.includes(schema.$ref)) return []
  const refs = schema.$ref === undefined ? seen : [...seen, schema.$ref]
  const whole = resolveRef(bundle, schema) as Schema
  const inner = [
    ...[...(whole.anyOf ?? []), ...(whole.oneOf ?? []), ...(whole.allOf ?? [])].map((part) => ({ part, at: path })),
    ...Object.entries(whole.properties ?? {}).map(([name, part]) => ({ part, at: `${path}.${name}` })),
    ...(whole.items ? [{ part: whole.items, at: `${path}.*` }] : []),
    ...(typeof whole.additionalProperties === 'object' ? [{ part: whole.additionalProperties, at: `${path}.*` }] : []),
  ]
  const own = isId(schema, path) ? [path] : []
  return [...new Set([...own, ...inner.flatMap(({ part, at }) => walk(bundle, part, at, refs))])]
}

/** By schema or by name, to also find ids with a different schema. */
function isId(schema: Schema, path: string): boolean {
  const name = path.split('.').findLast((part) => part !== '*') ?? ''
  return schema.$ref?.endsWith('/Id') === true || /^ids?$|Ids?$/.test(name)
}

function resolveRef(bundle: Bundle, part: { $ref?: string }): object {
  let found: { $ref?: string } = part
  while (found.$ref !== undefined) {
    const keys = found.$ref.slice(2).split('/')
    found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], bundle) as { $ref?: string }
  }
  return found
}
