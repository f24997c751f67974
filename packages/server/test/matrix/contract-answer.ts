import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

import type { OperationId } from '../../src/contract/generated/operations.ts'
import { describe, type Schema } from './contract.ts'
import type { MatrixAnswer } from './send.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
const checks = new Map<Schema, ValidateFunction>()

/** Refusals that any call may meet before its own rules: they are documented once, as `default`. */
const byDefault = new Set([400, 413, 415, 429, 503])

/** What an answer has that the contract does not allow: its status, or its body. Null where it is as documented. */
export function breachOf(id: OperationId, { status, body }: Pick<MatrixAnswer, 'status' | 'body'>): string | null {
  if (status >= 500 && status !== 503) return `a failure of the server: ${status} ${body}`
  const { answers } = describe(id)
  const key = status in answers ? String(status) : 'default'
  if (key === 'default' && !(byDefault.has(status) && 'default' in answers)) {
    return `a status that is not documented: ${status} ${body.slice(0, 300)}`
  }
  const schema = answers[key]
  if (!schema) return null
  const check = checks.get(schema) ?? ajv.compile(schema)
  checks.set(schema, check)
  return check(parsed(body))
    ? null
    : `a body that is not as documented: ${ajv.errorsText(check.errors)} in ${body.slice(0, 300)}`
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
