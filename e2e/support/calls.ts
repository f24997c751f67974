import { requestTokens } from './browser.ts'

export interface Answer {
  status: number
  body: unknown
}

/** Calls the API directly as one user, without a browser. */
export class Caller {
  private readonly address: string
  private readonly token: string

  private constructor(address: string, token: string) {
    this.address = address
    this.token = token
  }

  /** Logs in as a client of the specification does. */
  static async logIn(address: string, userName: string): Promise<Caller> {
    const { access_token: token } = await requestTokens(address, userName)
    return new Caller(address, token)
  }

  async call(method: string, path: string, body?: string | object): Promise<Answer> {
    const answer = await fetch(`${this.address}${path}${path.includes('?') ? '&' : '?'}access_token=${this.token}`, {
      method,
      ...(body === undefined
        ? {}
        : typeof body === 'string'
          ? { body, headers: { 'content-type': 'application/octet-stream' } }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, body: isJson ? await answer.json() : await answer.text() }
  }
}
