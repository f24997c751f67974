import { setTimeout as wait } from 'node:timers/promises'

/** The longest time to finish requests in progress, and to close the database. */
const patience = 1_800
/** The longest time for the last backup. The database is complete without it, too. */
const backupPatience = 60_000

export interface Stopping {
  /** Finishes the requests in progress. */
  stopServing: () => Promise<unknown>
  /** Makes a last backup where there is one to make. */
  backUp: () => Promise<unknown>
  close: () => Promise<unknown>
}

/**
 * Ends the process on Ctrl-C or a termination signal, after the requests in progress and a last backup. A second signal ends it
 * at once, and a part that takes too long is skipped. Nothing that was acknowledged is lost.
 */
export function stopOnSignal({ stopServing, backUp, close }: Stopping): void {
  let isStopping = false
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    console.log(`\nStopping (${signal}) …`)
    try {
      await within(patience, stopServing())
      await within(backupPatience, backUp())
      await within(patience, close())
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  process.on('SIGINT', (signal) => void stop(signal))
  process.on('SIGTERM', (signal) => void stop(signal))
}

const within = (milliseconds: number, part: Promise<unknown>) => Promise.race([part, wait(milliseconds)])
