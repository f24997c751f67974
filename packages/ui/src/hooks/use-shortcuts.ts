import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { useUiText } from '../text/UiText.ts'
import { isApplePlatform, isPlainKey, isPressed, isSingleKey } from './shortcut-keys.ts'

/** A keyboard shortcut and how the help lists it. */
export interface Shortcut {
  /** `mod+k` (⌘K or Ctrl+K), `shift+n`, `?`, `enter`. Several are alternatives. */
  keys: string | readonly string[]
  /** What it does: "Add ingredient". */
  label: string
  /** Its heading in the help: "Ingredients". */
  group: string
  /** Absent if a component handles the key itself, like the arrow keys of a table; the shortcut is then only listed. */
  onPress?: (() => void) | undefined
}

interface ShortcutState {
  /** In order of registration. The later of two on the same keys wins. */
  shortcuts: readonly Shortcut[]
  /** Whether single keys, without Ctrl or ⌘, are on. */
  hasSingleKeys: boolean
}

const storageKey = 'commissary.shortcuts'
const nothing: ShortcutState = { shortcuts: [], hasSingleKeys: true }

const lists = new Set<{ current: readonly Shortcut[] }>()
const watchers = new Set<() => void>()
let state = nothing

function readSingleKeys() {
  try {
    return localStorage.getItem(storageKey) !== 'no-single-keys'
  } catch {
    return true
  }
}

export const keysOf = ({ keys }: Shortcut) => (typeof keys === 'string' ? [keys] : keys)

function update() {
  const hasSingleKeys = readSingleKeys()
  const claimed = new Set<string>()
  const shortcuts = [...lists]
    .flatMap((list) => list.current)
    .toReversed()
    .flatMap((shortcut) => {
      const free = keysOf(shortcut).filter((keys) => !claimed.has(keys) && (hasSingleKeys || !isSingleKey(keys)))
      for (const keys of free) claimed.add(keys)
      return free.length > 0 ? [{ ...shortcut, keys: free }] : []
    })
    .toReversed()
  state = { shortcuts, hasSingleKeys }
  for (const watcher of watchers) watcher()
}

const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether the element uses printing keys itself. Lists do: they move by first letter. */
function isTypedInto(target: EventTarget | null) {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type)
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="listbox"], [role="menu"]'))
  )
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  // Shortcuts of the page do nothing while a dialog is open.
  if (document.querySelector('[data-modal]')) return

  const isApple = isApplePlatform()
  const isTyping = isTypedInto(event.target)
  const found = state.shortcuts.find((shortcut) =>
    keysOf(shortcut).some((keys) => isPressed(keys, event, isApple) && !(isTyping && isPlainKey(keys))),
  )
  if (!found?.onPress) return
  event.preventDefault()
  found.onPress()
}

/**
 * Enables shortcuts while a screen is shown and lists them in `ShortcutHelp`. Keys without Ctrl, ⌘ or Alt do nothing
 * while someone types. No shortcut works below an open dialog. People can turn single keys off (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const list = useRef(shortcuts)

  // Layout effect: shortcuts work as soon as the screen is painted.
  useLayoutEffect(() => {
    list.current = shortcuts
    if (lists.has(list)) update()
  }, [shortcuts])

  useLayoutEffect(() => {
    lists.add(list)
    if (lists.size === 1) document.addEventListener('keydown', handleKeyDown)
    update()
    return () => {
      lists.delete(list)
      if (lists.size === 0) document.removeEventListener('keydown', handleKeyDown)
      update()
    }
  }, [])
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}

/** The shortcuts that work now, for the help. */
export const useShortcutState = () =>
  useSyncExternalStore(
    watch,
    () => state,
    () => nothing,
  )

/** Turns single keys on or off and remembers it. Without browser storage they stay on. */
export function saveSingleKeys(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'no-single-keys')
  } catch {
    // Private windows may block storage.
  }
  update()
}

interface CommandKeys {
  /** Ctrl+K or ⌘K. */
  onCommands: () => void
  /** `?`, and Ctrl+/ or ⌘/ for people who turned single keys off. */
  onHelp: () => void
}

/**
 * The two shortcuts of every screen. It is small and in the root entry; load what they open on demand: `lazy(() =>
 * import('@commissary/ui/command'))`.
 */
export function useCommandKeys({ onCommands, onHelp }: CommandKeys) {
  const text = useUiText()
  useShortcuts([
    { keys: 'mod+k', label: text.commands, group: text.everywhere, onPress: onCommands },
    { keys: ['?', 'mod+/'], label: text.keyboardShortcuts, group: text.everywhere, onPress: onHelp },
  ])
}
