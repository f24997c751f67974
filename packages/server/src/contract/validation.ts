import type { FastifySchemaCompiler } from 'fastify'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import type { Message } from '../shared/messages.ts'
import { fieldMessage } from './field-message.ts'

interface CompiledSchema {
  format?: string
  properties?: Record<string, unknown>
  required?: string[]
}

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    useDefaults: true,
    // Report all fields at once, so a form can show every mistake. Bodies are small, so this is cheap.
    allErrors: true,
    // Include the failing schema, which the messages need.
    verbose: true,
    strict: false,
  })
  addFormats.default(ajv)
  return ajv
}

/**
 * Validates requests as JSON Schema 2020-12. Paths and queries are text, so their values are converted. Values in bodies
 * are not: "5" is not 5.
 */
export function createValidatorCompiler(): FastifySchemaCompiler<CompiledSchema> {
  const converting = createAjv(true)
  const strict = createAjv(false)
  return ({ schema, httpPart }) => {
    // A file is a stream and cannot be validated here.
    if (httpPart === 'body' && schema.format === 'binary') return () => true
    if (httpPart === 'headers') return converting.compile(inLowerCase(schema))
    return (httpPart === 'body' ? strict : converting).compile(schema)
  }
}

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
  for (const error of errors) {
    const field = fieldOf(error)
    const known = byField.get(field)
    if (known === undefined || specificity(error) > specificity(known)) byField.set(field, error)
  }
  // For an object that may also be null, report only the errors inside it.
  const isReported = ([field, error]: [string, ErrorObject]) =>
    specificity(error) > 1 || ![...byField.keys()].some((other) => other.startsWith(`${field}.`))
  return Object.fromEntries(
    [...byField].filter(isReported).map(([field, error]) => [field, fieldMessage(error, field)]),
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
