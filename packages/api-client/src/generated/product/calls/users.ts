// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { ListUsersParams, Saved, User, UserInput, UserList } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getListUsersUrl = (params?: ListUsersParams) => {
  const normalizedParams = new URLSearchParams()

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  })

  const stringifiedParams = normalizedParams.toString()

  return stringifiedParams.length > 0 ? `/users?${stringifiedParams}` : `/users`
}

/**
 * @summary Users of the caterer
 */
export const listUsers = async (params?: ListUsersParams, options?: CallOptions): Promise<UserList> => {
  return callProduct<UserList>(getListUsersUrl(params), {
    ...options,
    method: 'GET',
  })
}

const getCreateUserUrl = () => {
  return `/users`
}

/**
 * @summary Adds a user and sends the invitation
 */
export const createUser = async (userInput: UserInput, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getCreateUserUrl(), {
    ...options,
    method: 'POST',
    contentType: 'application/json',
    body: JSON.stringify(userInput),
  })
}

const getReadUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}`
}

/**
 * @summary One user
 */
export const readUser = async (id: number, options?: CallOptions): Promise<User> => {
  return callProduct<User>(getReadUserUrl(id), {
    ...options,
    method: 'GET',
  })
}

const getUpdateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}`
}

/**
 * The last active administrator keeps role and account. An e-mail that changes before activation is invited anew.
 * @summary Saves a user
 */
export const updateUser = async (id: number, userInput: UserInput, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getUpdateUserUrl(id), {
    ...options,
    method: 'PUT',
    contentType: 'application/json',
    body: JSON.stringify(userInput),
  })
}

const getInviteUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/invitation`
}

/**
 * Only while the account is not activated.
 * @summary Sends the invitation again
 */
export const inviteUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getInviteUserUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getDeactivateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/deactivate`
}

/**
 * @summary Deactivates a user
 */
export const deactivateUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getDeactivateUserUrl(id), {
    ...options,
    method: 'POST',
  })
}

const getReactivateUserUrl = (id: number) => {
  return `/users/${encodeURIComponent(id)}/reactivate`
}

/**
 * @summary Lets a deactivated user in again
 */
export const reactivateUser = async (id: number, options?: CallOptions): Promise<Saved> => {
  return callProduct<Saved>(getReactivateUserUrl(id), {
    ...options,
    method: 'POST',
  })
}
