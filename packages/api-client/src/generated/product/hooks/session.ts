// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { UserInfo } from '../../types.ts'
import { readUserInfo } from '../calls/session.ts'

/** Reads the logged-in user, the caterer's flags and the schools */
export function useReadUserInfo(options?: ReadOptions<UserInfo>) {
  return useRead(['/userInfo'], () => readUserInfo(), options)
}

/** Sends the request of `useReadUserInfo` early */
export function preloadReadUserInfo() {
  readEarly(['/userInfo'], () => readUserInfo())
}
