// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { OwnScreens, UserInfo } from '../../types.ts'
import { readUserInfo, readOwnScreens } from '../calls/session.ts'

/** Reads the logged-in user, the caterer's flags and the schools */
export function useReadUserInfo(options?: ReadOptions<UserInfo>) {
  return useRead(['/userInfo'], () => readUserInfo(), options)
}

/** Sends the request of `useReadUserInfo` early */
export function preloadReadUserInfo() {
  readEarly(['/userInfo'], () => readUserInfo())
}

/** Reads the screens that the caller pinned and last used. For the landing pages. They follow the user to another device. */
export function useReadOwnScreens(options?: ReadOptions<OwnScreens>) {
  return useRead(['/userInfo/screens'], () => readOwnScreens(), options)
}

/** Sends the request of `useReadOwnScreens` early */
export function preloadReadOwnScreens() {
  readEarly(['/userInfo/screens'], () => readOwnScreens())
}
