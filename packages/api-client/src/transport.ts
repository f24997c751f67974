import { ApiError } from './api-error.ts'
import { endSession, refreshTokens } from './refresh.ts'
import { send, type CallRequest } from './send.ts'
import type { Service } from './services.ts'
import { readPageAuth, type AuthInfo } from './session-store.ts'

export const callProduct = <Answer>(path: string, request: CallRequest): Promise<Answer> =>
  call('product', path, request)

export const callRecipes = <Answer>(path: string, request: CallRequest): Promise<Answer> =>
  call('recipes', path, request)

export const callInventory = <Answer>(path: string, request: CallRequest): Promise<Answer> =>
  call('inventory', path, request)

/** Sends a call with the session's token. After a 401, refreshes the tokens and sends it again. */
async function call<Answer>(service: Service, path: string, request: CallRequest): Promise<Answer> {
  if (request.accessToken !== undefined) return send(service, path, request)

  const auth = readPageAuth()
  if (auth === null) throw new ApiError({ status: 401, message: 'Please log in.' })
  try {
    return await send(service, path, { ...request, accessToken: auth.access_token })
  } catch (error) {
    if (!isUnauthorized(error)) throw error
    const fresh = await refreshTokens(auth)
    if (fresh === null) throw error
    return sendAgain(service, path, request, fresh)
  }
}

async function sendAgain<Answer>(
  service: Service,
  path: string,
  request: CallRequest,
  auth: AuthInfo,
): Promise<Answer> {
  try {
    return await send(service, path, { ...request, accessToken: auth.access_token })
  } catch (error) {
    if (isUnauthorized(error)) endSession(auth)
    throw error
  }
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401
