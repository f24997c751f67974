import type { FastifySchemaCompiler } from 'fastify'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import { sentence } from './sentences.ts'

interface CompiledSchema {
  format?: string
  properties?: Record<string, unknown>
  required?: string[]
}

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    // All fields at once: a form shows every mistake. Bodies are small, so this costs little.
    allErrors: true,
    // The failing schema and value, for a sentence that names the fix.
    verbose: true,
    strict: false,
  })
  addFormats.default(ajv)
  return ajv
}

/**
 * Checks requests as JSON Schema 2020-12. Addresses are text, so their values are coerced; bodies are not: "5" is not 5.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<CompiledSchema> {
  const address = createAjv(true)
  const body = createAjv(false)
  return ({ schema, httpPart }) => {
    // A file is a stream; nothing of it can be checked here.
    if (httpPart === 'body' && schema.format === 'binary') return () => true
    if (httpPart === 'headers') return address.compile(inLowerCase(schema))
    return (httpPart === 'body' ? body : address).compile(schema)
  }
}

/** Headers arrive with names in small letters. Fastify turns a schema's only for its own compiler. */
function inLowerCase(schema: CompiledSchema): CompiledSchema {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).map(([name, value]) => [name.toLowerCase(), value])),
    required: required.map((name) => name.toLowerCase()),
  }
}

/** One sentence for each field, by its path (`lines.2.amount`); the whole body is ``. */
export function fieldSentences(errors: readonly ErrorObject[], operationId: string): Record<string, string> {
  const byField = new Map<string, ErrorObject>()
  for (const error of errors) {
    const field = fieldOf(error)
    const known = byField.get(field)
    if (known === undefined || weight(error) > weight(known)) byField.set(field, error)
  }
  // Of a part that may also be null, only what is wrong inside it is told.
  const isTold = ([field, error]: [string, ErrorObject]) =>
    weight(error) > 1 || ![...byField.keys()].some((other) => other.startsWith(`${field}.`))
  return Object.fromEntries(
    [...byField].filter(isTold).map(([field, error]) => [field, sentence(error, field, operationId)]),
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

/** "Anything but null" says less than the rule of the value itself, where a field may be either. */
function weight(error: ErrorObject): number {
  if (error.keyword === 'anyOf') return 0
  if (error.keyword === 'type' && (error.params as { type: unknown }).type === 'null') return 1
  return error.keyword === 'enum' ? 3 : 2
}
