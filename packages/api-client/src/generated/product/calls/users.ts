// Generated from openapi/ by `pnpm generate`. Do not edit.

import { jsonBody, withQuery } from '../../../request-parts.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { Added, Id, ListUsersParams, Saved, User, UserInput, UserList } from '../../types.ts'

/** Lists the caterer's users */
export async function listUsers(params?: ListUsersParams, options?: CallOptions): Promise<UserList> {
  return callProduct(withQuery('/users', params), { ...options, method: 'GET' })
}

/** Adds a user and sends the invitation */
export async function createUser(body: UserInput, options?: CallOptions): Promise<Added> {
  return callProduct('/users', { ...options, method: 'POST', ...jsonBody(body) })
}

/** Reads a user */
export async function readUser(id: Id, options?: CallOptions): Promise<User> {
  return callProduct(`/users/${encodeURIComponent(id)}`, { ...options, method: 'GET' })
}

/** Saves a user. The last active administrator keeps the role and stays active. If the email changes before activation, a new invitation is sent. */
export async function updateUser(id: Id, body: UserInput, options?: CallOptions): Promise<Saved> {
  return callProduct(`/users/${encodeURIComponent(id)}`, { ...options, method: 'PUT', ...jsonBody(body) })
}

/** Resends the invitation. Only until the account is activated. */
export async function inviteUser(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/users/${encodeURIComponent(id)}/invitation`, { ...options, method: 'POST' })
}

/** Deactivates a user */
export async function deactivateUser(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/users/${encodeURIComponent(id)}/deactivate`, { ...options, method: 'POST' })
}

/** Reactivates a user */
export async function reactivateUser(id: Id, options?: CallOptions): Promise<Saved> {
  return callProduct(`/users/${encodeURIComponent(id)}/reactivate`, { ...options, method: 'POST' })
}
