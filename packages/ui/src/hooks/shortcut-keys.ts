/** A parsed key combination. */
export interface KeyCombination {
  /** ⌘ on Apple keyboards, Ctrl on others. */
  hasMod: boolean
  hasAlt: boolean
  hasShift: boolean
  /** Lower case, as `KeyboardEvent.key` names it: `k`, `?`, `enter`, `arrowdown`. */
  key: string
}

/** The properties of a `KeyboardEvent` that matter. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const parts = new Set(['mod', 'alt', 'shift'])

/** Parses `mod+shift+k`. */
export function parseKeys(keys: string): KeyCombination {
  const names = keys.toLowerCase().split('+')
  return {
    hasMod: names.includes('mod'),
    hasAlt: names.includes('alt'),
    hasShift: names.includes('shift'),
    key: names.find((name) => !parts.has(name)) ?? '',
  }
}

/** A printing key without modifiers. Voice control may trigger it by chance, so it can be turned off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return isPlainKey(keys) && parseKeys(keys).key.length === 1
}

/** A key without Ctrl, ⌘ or Alt. Fields need it themselves, except function keys. */
export function isPlainKey(keys: string): boolean {
  const { hasMod, hasAlt, key } = parseKeys(keys)
  return !hasMod && !hasAlt && !/^f\d+$/.test(key)
}

/** Whether the event matches the combination. With Ctrl or ⌘, letters match by position on non-Latin keyboards. */
export function isPressed(keys: string, press: KeyPress, isApple: boolean): boolean {
  const { hasMod, hasAlt, hasShift, key } = parseKeys(keys)
  const [mod, other] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  if (mod !== hasMod || other || press.altKey !== hasAlt) return false

  // "?" needs Shift on some keyboards and not on others.
  const isSign = key.length === 1 && !/\p{L}/u.test(key)
  if (!isSign && press.shiftKey !== hasShift) return false

  const pressed = press.key.toLowerCase()
  if (pressed === key) return true
  return hasMod && /^[a-z]$/.test(key) && !/^[a-z]$/.test(pressed) && press.code === `Key${key.toUpperCase()}`
}

/** A Mac, iPad or iPhone, where ⌘ replaces Ctrl. */
export function isApplePlatform(): boolean {
  return typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform || navigator.userAgent)
}
