// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { UserInfo } from '../types.ts'
import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'

const getReadUserInfoUrl = () => {
  return `/userInfo`
}

/**
 * @summary The logged-in user, the caterer's flags and the schools
 */
export const readUserInfo = async (options?: CallOptions): Promise<UserInfo> => {
  return callProduct<UserInfo>(getReadUserInfoUrl(), {
    ...options,
    method: 'GET',
  })
}
