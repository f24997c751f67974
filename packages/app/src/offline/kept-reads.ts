import { ApiError } from '@commissary/api-client'
import { unstable_serialize, type BareFetcher, type Middleware } from 'swr'

import { connection, isUnreachable } from '../session/connection.ts'
import { type Owner, deviceStore } from './device-store.ts'
import { keptReadsName } from './database-names.ts'

interface KeptRead {
  /** When the server answered: an ISO instant. */
  at: string
  data: object
}

const reads = deviceStore<KeptRead>(keptReadsName)

/** Answers that came from the device, with the time when the server gave them. */
const keptAt = new WeakMap<object, string>()

/** When an answer that is shown without a connection came from the server; null for one that the server just gave. */
export const answeredAt = (data: object | undefined): string | null => (data && keptAt.get(data)) ?? null

const hoursKept = 36

/** Removes what is older than a day of service and the night after it. */
export const forgetOldReads = (): Promise<void> => {
  const since = Temporal.Now.instant().subtract({ hours: hoursKept }).toString()
  return reads.removeWhere(({ at }) => at < since).catch(() => undefined)
}

/** Keeps an answer on the device. If there is no room, the page works as long as it is connected. */
async function keepRead(owner: Owner, name: string, data: unknown): Promise<void> {
  const kept = { at: Temporal.Now.instant().toString(), data: data as object }
  await reads.update([owner, name], () => kept).catch(() => undefined)
}

/** Reads from the server and keeps the answer on the device; without a connection, the kept answer. Other errors are rethrown. */
export async function readOrKept<Data>(owner: Owner, name: string, read: () => Promise<Data>): Promise<Data> {
  try {
    const data = await read()
    await keepRead(owner, name, data)
    return data
  } catch (error) {
    if (!isUnreachable(error)) {
      // The link or the access was taken back: none of it stays on the device.
      if (error instanceof ApiError && [403, 404, 410].includes(error.status)) {
        await reads.update([owner, name], () => undefined).catch(() => undefined)
      }
      throw error
    }
    const kept = await reads.get([owner, name]).catch(() => undefined)
    if (!kept) throw error
    keptAt.set(kept.data, kept.at)
    return kept.data as Data
  }
}

/** SWR's middleware for the screens that work without a connection. Other screens never see a kept answer. */
export const keptReads =
  (owner: Owner): Middleware =>
  (useNext) =>
  (key, fetcher, config) => {
    const read = fetcher as BareFetcher | null
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- SWR calls a middleware as a hook.
    const answer = useNext(
      key,
      read === null
        ? null
        : (((...args: unknown[]) =>
            readOrKept(owner, unstable_serialize(key), async () => read(...args))) as typeof fetcher),
      {
        ...config,
        onSuccess: (data, name, options) => {
          // A kept answer is not an answer from the server.
          if (answeredAt(data as object) === null) config.onSuccess?.(data, name, options)
          else connection.lost()
        },
      } as typeof config,
    )
    // The answer to a save is newer than the read. SWR's fields are getters, which a copy would call.
    return Object.defineProperties({} as typeof answer, {
      ...Object.getOwnPropertyDescriptors(answer),
      mutate: {
        // Without arguments SWR reads again; `undefined` as one would clear the data.
        value: (async (...given: []) => {
          const [data] = given as unknown[]
          const isAnswer = data !== null && typeof data === 'object' && !(data instanceof Promise)
          const keeping = isAnswer ? keepRead(owner, unstable_serialize(key), data) : null
          const next = await answer.mutate(...given)
          await keeping
          return next
        }) as typeof answer.mutate,
      },
    })
  }
