/** The longest time to finish requests in progress. */
const patience = 1_800

/**
 * Ends the process on Ctrl-C or a termination signal, after `close` has finished the requests in progress. A second signal,
 * or a close that takes too long, ends it at once. Nothing that was acknowledged is lost.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    console.log(`\nStopping (${signal}) …`)
    setTimeout(() => process.exit(0), patience).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}
