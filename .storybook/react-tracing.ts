// In development React keeps what only DevTools shows. It has no setting for that, so this is the first file of the tests.

// Rules go into the style sheet one by one, as in production. Text in a style tag is parsed whole for each new rule.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// Without these it times no component and makes no task for each element.
Object.assign(console, { createTask: undefined, timeStamp: undefined })
const React = await import('react')

/**
 * React captures a stack for each of the first 10,000 elements of every second. They took a quarter of the time of the stories.
 * With another React the count is not read, and the tests are only slower.
 */
const count = 'recentlyCreatedOwnerStacks'
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals === 'object' && internals !== null && count in internals) {
  Object.defineProperty(internals, count, { get: () => Infinity, set: () => {} })
}
