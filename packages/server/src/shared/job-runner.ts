import type { FastifyBaseLogger } from 'fastify'

/** How long a server process keeps a job without renewing its lease. */
export const leaseSeconds = 30

export interface JobRunner {
  /** Checks for jobs now instead of at the next poll. Call it after the commit that added the job. */
  checkNow: () => void
  /** Leases no more jobs, and waits for the current one to stop. */
  stop: () => Promise<void>
}

interface JobSource<Job> {
  /** What the runner looks for, for the log: "imports". */
  name: string
  /** How often to check for jobs of stopped processes, in ms. */
  pollMs: number
  /** Leases a job that no process works on; null without one. */
  lease: () => Promise<Job | null>
  /** Works on a job until it ends or the signal aborts. What it leaves is leased again after its lease expires. */
  run: (job: Job, signal: AbortSignal) => Promise<void>
  /** Runs before each check. */
  before?: () => Promise<void>
}

/** Runs the jobs of all caterers, one at a time. Any number of server processes can run this concurrently. */
export function createJobRunner<Job>(
  log: FastifyBaseLogger,
  { name, pollMs, lease, run, before }: JobSource<Job>,
): JobRunner {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isRequested = false

  async function workAll(): Promise<void> {
    do {
      isRequested = false
      await before?.()
      for (let job = await next(); job !== null; job = await next()) await run(job, signal)
    } while (isRequested && !signal.aborted)
  }

  const next = async () => (signal.aborted ? null : lease())

  function begin(): void {
    clearTimeout(timer)
    if (signal.aborted) return
    running ??= workAll()
      .catch((error: unknown) => log.error({ err: error }, `looking for ${name} failed`))
      .finally(() => {
        running = null
        // A job may have been added after the last check.
        if (!signal.aborted) timer = setTimeout(begin, isRequested ? 0 : pollMs)
      })
  }

  timer = setTimeout(begin, 0)
  return {
    checkNow() {
      isRequested = true
      begin()
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/** Runs `run` while a lease of `seconds` is renewed in the background. */
export async function withLease(
  log: FastifyBaseLogger,
  renew: () => Promise<unknown>,
  run: () => Promise<void>,
  seconds = leaseSeconds,
): Promise<void> {
  const heartbeat = setInterval(
    () => {
      renew().catch((error: unknown) => log.warn({ err: error }, 'a lease was not renewed'))
    },
    (seconds * 1000) / 3,
  )
  try {
    await run()
  } finally {
    clearInterval(heartbeat)
  }
}
