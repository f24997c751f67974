import { logout } from '@commissary/api-client/session'

import { forgetDrafts } from '../forms/drafts.ts'

/** Logs out in every tab and goes to the login page by a page load: nothing of the session stays in memory. */
export async function leave(loginPage: string) {
  forgetDrafts()
  await logout()
  window.location.assign(loginPage)
}
