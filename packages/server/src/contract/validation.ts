import type { FastifyRouteSchemaDef, FastifyValidationResult } from 'fastify/types/schema.js'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import type { Message } from '../shared/messages.ts'
import { fieldMessage } from './field-message.ts'

export interface CompiledSchema {
  format?: string
  properties?: Record<string, unknown>
  required?: string[]
}

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    // Report all fields at once, so a form can show every mistake. `boundsFirst` keeps this cheap.
    allErrors: true,
    // Include the failing schema, which the messages need.
    verbose: true,
    strict: false,
  })
  addFormats.default(ajv)
  return ajv
}

const converting = createAjv(true)
const strict = createAjv(false)

/**
 * Compiles a part of a request as JSON Schema 2020-12. Paths and queries are text, so their values are converted. Values in
 * bodies are not: "5" is not 5.
 */
export function compileValidator({ schema, httpPart }: FastifyRouteSchemaDef<CompiledSchema>): FastifyValidationResult {
  // A file is a stream and cannot be validated here.
  if (httpPart === 'body' && schema.format === 'binary') return () => true
  if (httpPart === 'headers') return converting.compile(inLowerCase(schema))
  return httpPart === 'body' ? strict.compile(boundsFirst(schema)) : converting.compile(schema)
}

/**
 * The same schema, except that the content of a list or object that is too long is not checked: a list of 300,000 empty
 * objects would otherwise have a million mistakes, and each item of a list with `uniqueItems` is compared with all others.
 */
function boundsFirst(schema: CompiledSchema): CompiledSchema {
  const done = new Map<object, unknown>()
  const rewrite = (value: unknown): unknown => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(rewrite)
    const known = done.get(value)
    if (known) return known
    const rewritten: Record<string, unknown> = {}
    done.set(value, rewritten)
    const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rewrite(part)]))
    return Object.assign(rewritten, withBound(inner))
  }
  return rewrite(schema) as CompiledSchema
}

/** Unknown fields that are reported one by one. */
const maxUnknown = 20

function withBound(schema: Record<string, unknown>): Record<string, unknown> {
  const { items, uniqueItems, additionalProperties, properties } = schema
  const maxItems = Number(schema['maxItems'] ?? Infinity)
  if (items !== undefined && maxItems < Infinity) {
    const { items: _, uniqueItems: __, ...rest } = schema
    return {
      ...rest,
      if: { minItems: maxItems + 1 },
      else: { items, ...(uniqueItems === true ? { uniqueItems } : {}) },
    }
  }
  if (additionalProperties === false && properties !== undefined) {
    const maxProperties = Object.keys(properties as object).length + maxUnknown
    return { type: schema['type'], maxProperties, if: { minProperties: maxProperties + 1 }, else: schema }
  }
  return schema
}

/** More mistakes than this help no one. */
const maxErrors = 200
const maxFields = 50

/** Header names arrive in lowercase. Fastify converts a schema's names only for its own compiler. */
function inLowerCase(schema: CompiledSchema): CompiledSchema {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** One message per field, by its path (`lines.2.amount`). The path of the whole body is empty. */
export function fieldMessages(errors: readonly ErrorObject[]): Record<string, Message> {
  const byField = new Map<string, ErrorObject>()
  for (const error of errors.slice(0, maxErrors)) {
    // The rule inside that failed has its own error.
    if (error.keyword === 'if') continue
    const field = fieldOf(error)
    const known = byField.get(field)
    if (known === undefined || specificity(error) > specificity(known)) byField.set(field, error)
  }
  // For an object that may also be null, report only the errors inside it.
  const isReported = ([field, error]: [string, ErrorObject]) =>
    specificity(error) > 1 || ![...byField.keys()].some((other) => other.startsWith(`${field}.`))
  return Object.fromEntries(
    [...byField]
      .filter(isReported)
      .slice(0, maxFields)
      .map(([field, error]) => [field, fieldMessage(error, field)]),
  )
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const params = error.params as { missingProperty?: string; additionalProperty?: string }
  const last = params.missingProperty ?? params.additionalProperty
  return (last === undefined ? path : [...path, last]).join('.')
}

/** How helpful an error is. For a nullable field, the rule of the value helps more than "must be null". */
function specificity(error: ErrorObject): number {
  if (error.keyword === 'anyOf') return 0
  if (error.keyword === 'type' && (error.params as { type: unknown }).type === 'null') return 1
  return error.keyword === 'enum' ? 3 : 2
}
