type Close = () => Promise<unknown>

const opened: Close[] = []

/** Closes something after the test file. An `afterAll` that is registered while a hook or a test runs is never called. */
export const closeAfterFile = (close: Close): void => void opened.push(close)

/** Closes what the file opened, the last first: an app before its database. */
export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}
