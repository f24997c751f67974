/** The URL of the same server with another login and database. */
export function loginUrl(adminUrl: string, user: string, database: string): string {
  const url = new URL(adminUrl)
  url.username = user
  url.pathname = `/${database}`
  return url.href
}
