import * as React from 'react'

/**
 * In development React captures a stack for each of the first 10,000 elements of every second, for warnings and DevTools.
 * No test reads them, and they took a quarter of the time of the stories. React has no setting for it; with another React
 * the count is not read, and the tests are only slower.
 */
const count = 'recentlyCreatedOwnerStacks'
const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1]
if (typeof internals === 'object' && internals !== null && count in internals) {
  Object.defineProperty(internals, count, { get: () => Infinity, set: () => {} })
}
