// In development, React records data that only DevTools shows. No setting turns that off, so the tests load this file first.

// Rules go into the style sheet one by one, as in production. Text in a style tag is parsed whole for each new rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// Without these, React times no components and creates no task per element.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
const React = await import('react')

/**
 * React captures a stack for each of the first 10,000 elements of every second, which took a quarter of the stories' run time.
 * If another version of React does not read this count, the tests are only slower.
 */
const count = 'recentlyCreatedOwnerStacks'
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals === 'object' && internals !== null && count in internals) {
  Object.defineProperty(internals, count, { get: () => Infinity, set: () => {} })
}
