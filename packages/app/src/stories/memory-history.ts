import type { Address, AppHistory } from '../routing/history.ts'

/** A history for stories: it leaves the address of Storybook alone, and asks nobody. */
export function createMemoryHistory(start: string): AppHistory {
  const read = (to: string, from: string): Address => {
    const { pathname, search, hash } = new URL(to, new URL(from, 'http://story.invalid'))
    return { pathname, search, hash }
  }
  let address = read(start, '/')
  const listeners = new Set<(address: Address) => void>()
  function go(to: string) {
    address = read(to, address.pathname + address.search)
    for (const listener of listeners) listener(address)
  }

  return {
    get address() {
      return address
    },
    push: go,
    replace: go,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setGuard: () => undefined,
  }
}
