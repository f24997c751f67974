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
  pattern?: string
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
      return patternMessage(schema.pattern ?? '')
    case 'type':
      return typeMessage(params.type)
    default:
      return message('validation.otherValue')
  }
}

function requiredMessage(schema: FailedSchema | undefined, field: string): Message {
  return contractMessage(schema) ?? message('validation.required', { field: fieldName(field) })
}

type RequiredKey = keyof typeof englishTexts.required

const requiredKeys = new Map(Object.entries(englishTexts.required).map(([key, text]) => [text, key as RequiredKey]))

/** The contract's own text for a missing value, by its key, so that other languages can translate it. */
function contractMessage(schema: FailedSchema | undefined): Message | undefined {
  const text = schema?.['x-required-message'] ?? ''
  const key = requiredKeys.get(text)
  return key && message(`required.${key}`)
}

/** What the contract's patterns mean to the person typing. Decimal numbers are handled separately. */
const patternRules: Readonly<Record<string, keyof typeof englishTexts.validation.rules>> = {
  '^[0-9]{0,10}$': 'phone',
  '^[0-9]{1,10}$': 'phone',
  '^([0-9]{8}|[0-9]{12,14})$': 'gtin',
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'time',
  '^[0-9]{4}-(0[1-9]|1[0-2])$': 'month',
  '^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$': 'webName',
  '^[a-z0-9-]+$': 'webName',
  '^[a-z0-9]+(-[a-z0-9]+)*$': 'webName',
  '^[A-Za-z0-9]+$': 'letters',
  '^[0-9A-Za-z]*$': 'letters',
  '^[A-Z]{2}$': 'country',
  '^(100(\\.0{1,2})?|[0-9]{1,2}(\\.[0-9]{1,2})?)$': 'percent',
  '^<?\\d{1,5}(\\.\\d{1,4})?%?$': 'label',
  '^data:image/(png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$': 'logo',
}

/** "^(?=.*[1-9])-?[0-9]{1,8}(\.[0-9]{1,2})?$": above 0, with a sign, digits before and after the point. */
const decimalPattern = /^\^(\(\?=\.\*\[1-9\]\))?(-\?)?(?:\[0-9\]|\\d)\{1,(\d+)\}\(\\\.(?:\[0-9\]|\\d)\{1,(\d+)\}\)\?\$$/

/** What to enter for a pattern, if it is one for values that people type. */
export function patternMessage(pattern: string): Message {
  const rule = patternRules[pattern]
  if (rule) return message(`validation.rules.${rule}`)
  const [decimal, isPositive, isSigned, digits, decimals] = decimalPattern.exec(pattern) ?? []
  if (decimal === undefined) return message('validation.otherFormat')
  const sign = isSigned ? 'any' : isPositive ? 'positive' : 'notNegative'
  return message('validation.decimal', { sign, digits: Number(digits), decimals: Number(decimals) })
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

type FieldName = keyof typeof englishTexts.fields

/** `lines.2.plannedServings` → "planned servings", in the language of its reader. */
function fieldName(field: string): Message | string {
  const name = field.split('.').at(-1) || 'value'
  return name in englishTexts.fields ? message(`fields.${name as FieldName}`) : name
}
