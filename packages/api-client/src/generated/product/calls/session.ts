// Generated from openapi/ by `pnpm generate`. Do not edit.

import type { CallOptions } from '../../../send.ts'
import { callProduct } from '../../../transport.ts'
import type { UserInfo } from '../../types.ts'

/** Reads the logged-in user, the caterer's flags and the schools */
export async function readUserInfo(options?: CallOptions): Promise<UserInfo> {
  return callProduct('/userInfo', { ...options, method: 'GET' })
}
