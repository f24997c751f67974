// Bundlers replace it; without the Node types of the app it has no type of its own.
declare const process: { env: { NODE_ENV?: string } }

const told = new Set<string>()

/**
 * Says in development, once per component, that a name which the types require is empty: nobody could find the
 * control by it. Production goes on without a word.
 */
export function requireLabel(component: string, label: unknown, prop = 'label') {
  if (process.env.NODE_ENV === 'production') return
  const isMissing = label === undefined || label === null || (typeof label === 'string' && label.trim() === '')
  if (!isMissing || told.has(`${component}.${prop}`)) return
  told.add(`${component}.${prop}`)
  // oxlint-disable-next-line no-console -- the console is where a developer looks while building a screen
  console.error(`${component}: \`${prop}\` is empty, so people who use a screen reader cannot tell what it is.`)
}
