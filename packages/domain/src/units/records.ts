/** A record with a value for every key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V): Record<K, V> {
  const entries = keys.map((key, index) => [key, valueOf(key, index)] as const)
  return Object.fromEntries(entries) as Record<K, V>
}
