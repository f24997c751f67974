import englishTexts from '@commissary/messages/en/server.json' with { type: 'json' }
import type { ErrorObject } from 'ajv/dist/2020.js'

import { message, type Message } from '../shared/messages.ts'

interface Params {
  type?: string | string[]
  limit?: number
  allowedValues?: (string | null)[]
  format?: string
  missingProperty?: string
}

interface FailedSchema {
  description?: string
  properties?: Record<string, FailedSchema>
  'x-required-message'?: string
}

/** The message for a value that failed validation: what is wrong, and how to fix it. */
export function fieldMessage(error: ErrorObject, field: string): Message {
  const params = error.params as Params
  const schema = (error.parentSchema ?? {}) as FailedSchema
  const limit = params.limit ?? 0
  switch (error.keyword) {
    case 'required':
      return requiredMessage(schema.properties?.[params.missingProperty ?? ''], field)
    case 'minLength':
      return limit === 1 ? requiredMessage(schema, field) : message('common.useAtLeast', { limit })
    case 'maxLength':
      return message('common.useAtMost', { limit })
    case 'minItems':
    case 'minimum':
      return contractMessage(schema) ?? message(`validation.${error.keyword}`, { limit })
    case 'maxItems':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return message(`validation.${error.keyword}`, { limit })
    case 'additionalProperties':
      return message('validation.unknownField')
    case 'enum':
      return message('validation.choice', {
        choices: (params.allowedValues ?? []).filter((value) => value !== null).join(', '),
      })
    case 'format':
      return message(params.format === 'date' ? 'validation.date' : 'validation.otherFormat')
    case 'pattern':
      return patternMessage(schema)
    case 'type':
      return typeMessage(params.type)
    default:
      return message('validation.otherValue')
  }
}

function requiredMessage(schema: FailedSchema | undefined, field: string): Message {
  return contractMessage(schema) ?? message('validation.required', { field: readableName(field) })
}

type RequiredKey = keyof typeof englishTexts.required

const requiredKeys = new Map(Object.entries(englishTexts.required).map(([key, text]) => [text, key as RequiredKey]))

/** The contract's own text for a missing value, by its key, so that other languages can translate it. */
function contractMessage(schema: FailedSchema | undefined): Message | undefined {
  const text = schema?.['x-required-message'] ?? ''
  const key = requiredKeys.get(text)
  return key && message(`required.${key}`)
}

function patternMessage({ description }: FailedSchema): Message {
  if (description === undefined) return message('validation.otherFormat')
  if (!description.includes('decimal point')) return message('validation.pattern', { rule: description })
  return message('validation.decimal', { rule: `${description.charAt(0).toLowerCase()}${description.slice(1)}` })
}

function typeMessage(type: string | string[] | undefined): Message {
  switch (Array.isArray(type) ? type.find((name) => name !== 'null') : type) {
    case 'integer':
      return message('validation.integer')
    case 'number':
      return message('validation.number')
    case 'string':
      return message('validation.text')
    case 'boolean':
      return message('validation.boolean')
    case 'array':
      return message('validation.list')
    default:
      return message('validation.object')
  }
}

/** `lines.2.plannedServings` → "planned servings". */
function readableName(field: string): string {
  const name = field.split('.').at(-1) || 'a value'
  return name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
}
