import { ApiError, newKey } from '@commissary/api-client'
import { useRef } from 'react'

import { mayPass } from '../session/connection.ts'

/**
 * Returns `sendOnce(send, about?)` for a request that must have its effect once, however often it is sent. A retry has the same key
 * until the server has answered: with success, or with a refusal, which had no effect, so what is sent next is a new request.
 * `about` names what is sent where one component sends for several things, such as the id of the row to copy.
 */
export function useSendOnce() {
  const keys = useRef(new Map<string, string>())

  return async function sendOnce<Result>(
    send: (call: { idempotencyKey: string }) => Promise<Result>,
    about: string | number = '',
  ): Promise<Result> {
    const of = String(about)
    const idempotencyKey = keys.current.get(of) ?? newKey()
    keys.current.set(of, idempotencyKey)
    try {
      const answer = await send({ idempotencyKey })
      keys.current.delete(of)
      return answer
    } catch (error) {
      if (error instanceof ApiError && !mayPass(error)) keys.current.delete(of)
      throw error
    }
  }
}

/** Names a file by what tells it from others, for `about`. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
