import { readFileSync } from 'node:fs'

import { operations, type Operation, type OperationId } from '../../src/contract/generated/operations.ts'

/** The parts of a JSON schema that generated requests need. Schemas of a described operation contain no `$ref`. */
export interface Schema {
  $ref?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Schema
}

/** An operation as the contract describes it, with every reference resolved. */
export interface Described {
  parameters: Parameter[]
  /** The body's content type and schema; null if the request has no body. */
  body: { type: string; schema: Schema } | null
  /** JSON schemas of the responses by status, including `default`; null for responses that are not JSON. */
  answers: Record<string, Schema | null>
}

interface Content {
  content?: Record<string, { schema: Schema }>
}
interface DocumentedOperation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}
type Bundle = { paths: Record<string, Record<string, DocumentedOperation>> }

const bundles = new Map<Operation['service'], Bundle>()
const known = new Map<OperationId, Described>()

/** The contract's description of an operation. */
export function describe(id: OperationId): Described {
  const described = known.get(id) ?? read(id)
  known.set(id, described)
  return described
}

export const operationIds = Object.keys(operations) as OperationId[]

/** The request headers of an operation, by their names in the contract. */
export const headersOf = (id: OperationId) =>
  describe(id)
    .parameters.filter((parameter) => parameter.in === 'header')
    .map(({ name }) => name)

function read(id: OperationId): Described {
  const bundle = bundleOf(operations[id].service)
  const found = Object.values(bundle.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  if (!found) throw new Error(`${id} is not in the bundle of its service: run pnpm generate`)
  const whole = inlined(bundle, found, []) as DocumentedOperation
  const [body] = Object.entries(whole.requestBody?.content ?? {})
  return {
    parameters: whole.parameters ?? [],
    body: body ? { type: body[0], schema: body[1].schema } : null,
    answers: Object.fromEntries(
      Object.entries(whole.responses).map(([status, { content }]) => [
        status,
        content?.['application/json']?.schema ?? null,
      ]),
    ),
  }
}

function bundleOf(service: Operation['service']): Bundle {
  const file = new URL(`../../src/contract/generated/${service}.json`, import.meta.url)
  const bundle = bundles.get(service) ?? (JSON.parse(readFileSync(file, 'utf8')) as Bundle)
  bundles.set(service, bundle)
  return bundle
}

/** The part with its references inlined. A recursive reference becomes the schema that allows anything. */
function inlined(bundle: Bundle, part: unknown, seen: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((inner) => inlined(bundle, inner, seen))
  if (part === null || typeof part !== 'object') return part
  const { $ref: reference } = part as { $ref?: unknown }
  if (typeof reference !== 'string') {
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inlined(bundle, inner, seen)]))
  }
  if (seen.includes(reference)) return {}
  const target = reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], bundle)
  return inlined(bundle, target, [...seen, reference])
}
