// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { Id, ListUsersParams, User, UserList } from '../../types.ts'
import { listUsers, readUser } from '../calls/users.ts'

/** Lists the caterer's users */
export function useListUsers(params?: ListUsersParams, options?: ReadOptions<UserList>) {
  return useRead(['/users', params], () => listUsers(params), options)
}

/** Sends the request of `useListUsers` early */
export function preloadListUsers(params?: ListUsersParams) {
  readEarly(['/users', params], () => listUsers(params))
}

/** Reads a user */
export function useReadUser(id: Id, options?: ReadOptions<User>) {
  return useRead([`/users/${encodeURIComponent(id)}`], () => readUser(id), options)
}

/** Sends the request of `useReadUser` early */
export function preloadReadUser(id: Id) {
  readEarly([`/users/${encodeURIComponent(id)}`], () => readUser(id))
}
