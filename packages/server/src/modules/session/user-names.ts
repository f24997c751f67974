/**
 * A user name as the product sends it: `ROLE_CATERER:planner@demo.test`. The door is null where it is bare; what stands
 * behind the colon is the e-mail address.
 */
export function splitUserName(userName: string): { door: string | null; name: string } {
  const colon = userName.indexOf(':')
  return colon < 0
    ? { door: null, name: userName.trim() }
    : { door: userName.slice(0, colon), name: userName.slice(colon + 1).trim() }
}
