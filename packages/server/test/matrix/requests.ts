import { operations, type OperationId } from '../../src/contract/generated/operations.ts'
import type { MatrixRequest } from './cases.ts'
import type { World } from './world.ts'

/** The address of a request with its query, without a token. */
export function addressOf(id: OperationId, { path = {}, query = {} }: MatrixRequest): string {
  const address = operations[id].path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  return `${address}?${String(new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])))}`
}

/** The request with another id at a position; in a list, in the first line with an id there. */
export function withId(request: MatrixRequest, position: string, id: unknown): MatrixRequest {
  const copy = structuredClone(request)
  const keys = position.split('.')
  if (!replaceId(copy, keys, id)) throw new Error(`The case's request has no id at ${position}: add one to it`)
  return copy
}

function replaceId(target: unknown, [key = '', ...rest]: string[], id: unknown): boolean {
  if (typeof target !== 'object' || target === null) return false
  if (key === '*' && rest.length > 0) return Object.values(target).some((line) => replaceId(line, rest, id))
  if (key === '*') return Array.isArray(target) && target.splice(0, 1, id).length > 0
  const fields = target as Record<string, unknown>
  if (rest.length > 0) return replaceId(fields[key], rest, id)
  if (fields[key] === undefined || fields[key] === null) return false
  fields[key] = id
  return true
}

/** The token of a user who may make a call: the administrator's, or the parent's for calls of parents only. */
export const tokenOf = (id: OperationId, { tokens }: Pick<World, 'tokens'>): string =>
  operations[id].access.isPublic || operations[id].access.roles.some((role) => role === 'administrator')
    ? tokens.administrator
    : tokens.parent
