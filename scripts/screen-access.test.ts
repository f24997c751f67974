import path from 'node:path'

import { expect, test } from 'vitest'

import { operations, type Operation } from '../packages/server/src/contract/generated/operations.ts'
import { root } from './steps.ts'

interface Screen {
  path: string
  firstRead?: string
  roles?: readonly string[]
  requires?: readonly string[]
  module?: string
}

// Imported at run time, because the types of the app need a browser.
const { routes } = (await import(path.join(root, 'packages/app/src/routing/routes.ts'))) as {
  routes: readonly Screen[]
}
const all: readonly Operation[] = Object.values(operations)
const lists = routes.flatMap((route) => (route.firstRead === undefined ? [] : [{ ...route, read: route.firstRead }]))

/** The operation of a read: with the fewest parameters in its path, as the server's router prefers. */
function operationOf(read: string): Operation {
  const [pathname = ''] = read.replaceAll('{catererId}', '1').split('?')
  const [found] = all
    .filter(({ method, path: pattern }) => {
      const segments = pattern.split('/')
      const sent = pathname.split('/')
      return (
        method === 'get' &&
        segments.length === sent.length &&
        segments.every((segment, index) => segment.startsWith('{') || segment === sent[index])
      )
    })
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
  if (!found) throw new Error(`The contract has no call for ${read}`)
  return found
}

test.each(lists)('someone who can open $path may read what it shows first', ({ read, ...route }) => {
  const { roles, flag, modules } = operationOf(read).access
  expect(roles).toEqual(expect.arrayContaining([...(route.roles ?? ['administrator', 'staff'])]))
  if (modules.length > 0) expect(modules).toContain(route.module)
  if (flag !== null) expect(route.requires).toContain(flag)
})
