// Generated from openapi/ by `pnpm generate`. Do not edit.

export interface paths {
  '/oauth/token': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Logs in, or trades a refresh token for the next pair
     * @description `password` takes `username` prefixed with the role (`ROLE_CATERER:planner@demo.test`) and `password`. A refresh token works once; for 10 seconds it still answers, with another pair of the same family, because an answer can be lost. Later use of a spent one ends the whole family.
     */
    post: operations['createToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/oauth/revoke': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ends the session that a token belongs to
     * @description Answers the same for a token that is unknown or already ended.
     */
    post: operations['revokeToken']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Token: {
      access_token: string
      refresh_token: string
      /** @enum {string} */
      token_type: 'bearer'
      /** @description Seconds that the access token is good for. */
      expires_in: number
    }
    TokenFailure: {
      /** @enum {string} */
      error: 'invalid_grant' | 'invalid_request'
      message: string
    }
    Failure: {
      message: string
      /** @description Shown to the user as a toast. */
      errorMessage?: string
    }
    Rejection: {
      message: string
      /** @description One sentence for each field, by its path (`lines.2.amount`). */
      fields: {
        [key: string]: string
      }
    }
    Id: number
    Saved: {
      data: {
        message: string
        id?: components['schemas']['Id']
        version?: number
      }
    }
  }
  responses: {
    /** @description Any other failure. */
    Failed: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description No session, or one that has ended. */
    Unauthorized: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Failure']
      }
    }
    /** @description Input that breaks a rule, field by field. */
    Rejected: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': components['schemas']['Rejection']
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  createToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          /** @enum {string} */
          grant_type: 'password' | 'refresh_token'
          username?: string
          password?: string
          refresh_token?: string
        }
      }
    }
    responses: {
      /** @description A pair of tokens. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Token']
        }
      }
      /** @description `invalid_grant`: the name and password, or the refresh token, are not accepted. */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TokenFailure']
        }
      }
      401: components['responses']['Unauthorized']
      422: components['responses']['Rejected']
      429: components['responses']['Failed']
      default: components['responses']['Failed']
    }
  }
  revokeToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': {
          token: string
        }
      }
    }
    responses: {
      /** @description The session has ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Saved']
        }
      }
      422: components['responses']['Rejected']
      default: components['responses']['Failed']
    }
  }
}
