import { unstable_serialize } from 'swr'

import { getSession } from './session-store.ts'

/** The path, and the query parameters if the read takes any. */
export type ReadKey = readonly [path: string, params?: object | undefined]

/** SWR's state for a read whose data has arrived. */
interface Loaded {
  data: unknown
  isLoading: false
  isValidating: false
}

interface EarlyRead {
  sessionId: string | null
  answer: Promise<unknown>
  loaded?: Loaded
}

/** A component that renders later than this after the request reads again. */
const lifetime = 10_000

const reads = new Map<string, EarlyRead>()
let cache = new Map<string, Loaded>()

/** The key of SWR's cache. */
const nameOf = ([path, params]: ReadKey) => unstable_serialize(params === undefined ? [path] : [path, params])

const currentSessionId = () => getSession()?.id ?? null

const isCurrent = (read: EarlyRead) => read.sessionId === currentSessionId()

/** Sends a read before the component that shows it renders. Its hook takes over the response. */
export function readEarly<Data>(key: ReadKey, read: () => Promise<Data>): void {
  const name = nameOf(key)
  const early: EarlyRead = { sessionId: currentSessionId(), answer: read() }
  reads.set(name, early)
  early.answer.then(
    (data) => {
      early.loaded = { data, isLoading: false, isValidating: false }
      // Once a hook has taken over, only its own write to the cache renders it.
      if (reads.get(name) === early && isCurrent(early)) cache.set(name, early.loaded)
    },
    // The hook that takes over the response handles the failure.
    () => undefined,
  )
  setTimeout(() => reads.delete(name), lifetime)
}

/** The response of an early read, once; undefined if there is none. */
export function takeEarlyRead<Data>(key: ReadKey): Promise<Data> | undefined {
  if (reads.size === 0) return undefined
  const name = nameOf(key)
  const early = reads.get(name)
  reads.delete(name)
  // The key has the type of the data.
  return early && isCurrent(early) ? (early.answer as Promise<Data>) : undefined
}

/** A new cache for the current session's hooks. It gets the early reads that have been answered, and later ones as they arrive. */
export function newCache(): Map<string, Loaded> {
  cache = new Map()
  for (const [name, read] of reads) if (read.loaded && isCurrent(read)) cache.set(name, read.loaded)
  return cache
}
