/** The path with its query string. Values that are `undefined` are left out. */
export function withQuery(path: string, params: object = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}

export const jsonBody = (body: object) => ({ contentType: 'application/json', body: JSON.stringify(body) })

/** A form. Fields that are `undefined` are left out. */
export function formBody(fields: object) {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(name, String(value))
  }
  return { contentType: 'application/x-www-form-urlencoded', body }
}
