// Bundlers replace `process.env.NODE_ENV`; browser code has no Node types.
declare const process: { env: { NODE_ENV?: string } }

const reported = new Set<string>()

/**
 * In development, logs once per component that a required label is empty, so no one could find the control by name.
 * Does nothing in production.
 */
export function requireLabel(component: string, label: unknown, prop = 'label') {
  if (process.env.NODE_ENV === 'production') return
  const isMissing = label === undefined || label === null || (typeof label === 'string' && label.trim() === '')
  if (!isMissing || reported.has(`${component}.${prop}`)) return
  reported.add(`${component}.${prop}`)
  // oxlint-disable-next-line no-console -- the console is where a developer looks while building a screen
  console.error(`${component}: \`${prop}\` is empty, so people who use a screen reader cannot tell what it is.`)
}
