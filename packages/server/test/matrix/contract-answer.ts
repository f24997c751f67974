import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import type { OperationId } from '../../src/contract/generated/operations.ts'
import { describe, type Schema } from './contract.ts'
import type { MatrixAnswer } from './send.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const checks = new Map<Schema, ValidateFunction>()

/** Errors that any call can return before its own rules apply. The contract documents them once, as `default`. */
const byDefault = new Set([400, 413, 415, 429, 503])

/** How a response violates the contract, by its status or its body. Null if it is as documented. */
export function breachOf(id: OperationId, { status, body }: Pick<MatrixAnswer, 'status' | 'body'>): string | null {
  if (status >= 500 && status !== 503) return `server error: ${status} ${body}`
  const { answers } = describe(id)
  const key = status in answers ? String(status) : 'default'
  if (key === 'default' && !(byDefault.has(status) && 'default' in answers)) {
    return `undocumented status: ${status} ${body.slice(0, 300)}`
  }
  const schema = answers[key]
  if (!schema) return null
  const check = checks.get(schema) ?? ajv.compile(schema)
  checks.set(schema, check)
  return check(parsed(body))
    ? null
    : `body does not match the schema: ${ajv.errorsText(check.errors)} in ${body.slice(0, 300)}`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
