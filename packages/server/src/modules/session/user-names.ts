/** Splits a user name as the product sends it, `ROLE_CATERER:planner@demo.test`, into prefix (null without one) and email. */
export function splitUserName(userName: string): { prefix: string | null; name: string } {
  const colon = userName.indexOf(':')
  return colon < 0
    ? { prefix: null, name: userName.trim() }
    : { prefix: userName.slice(0, colon), name: userName.slice(colon + 1).trim() }
}
