import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { useUiText } from '../text/UiText.ts'
import { isApplePlatform, isPlainKey, isPressed, isSingleKey } from './shortcut-keys.ts'

/** A key of a screen, and how the help names it. */
export interface Shortcut {
  /** `mod+k` (⌘K or Ctrl+K), `shift+n`, `?`, `enter`; several are ways to the same thing. */
  keys: string | readonly string[]
  /** What it does: "Add ingredient". */
  label: string
  /** Its heading in the help: "Ingredients". */
  group: string
  /** Absent where a component listens itself (the arrows of a table): it is then only listed. */
  onPress?: (() => void) | undefined
}

interface ShortcutState {
  /** In the order of registration; of two on the same keys the later one. */
  shortcuts: readonly Shortcut[]
  /** Whether keys without Ctrl or ⌘ work. */
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
  const taken = new Set<string>()
  const shortcuts = [...lists]
    .flatMap((list) => list.current)
    .toReversed()
    .flatMap((shortcut) => {
      const free = keysOf(shortcut).filter((keys) => !taken.has(keys) && (hasSingleKeys || !isSingleKey(keys)))
      for (const keys of free) taken.add(keys)
      return free.length > 0 ? [{ ...shortcut, keys: free }] : []
    })
    .toReversed()
  state = { shortcuts, hasSingleKeys }
  for (const watcher of watchers) watcher()
}

const notTyped = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'])

/** Whether keys that print belong to the element. A list answers to first letters, so it counts as well. */
function isTypedInto(target: EventTarget | null) {
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type)
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, [role="textbox"], [role="listbox"], [role="menu"]'))
  )
}

function handleKeyDown(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  // The page below a dialog waits until it is closed.
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
 * Makes the keys of a screen work while it is shown, and lists them in `ShortcutHelp`. Keys without Ctrl, ⌘ or Alt
 * do nothing while someone types, nothing works below an open dialog, and people can turn the keys that print off
 * (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const list = useRef(shortcuts)

  // Before the page is painted: whoever sees the screen can use its keys.
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

/** What works now, for the help. */
export const useShortcutState = () =>
  useSyncExternalStore(
    watch,
    () => state,
    () => nothing,
  )

/** Turns the keys that print on or off, and remembers it. A browser without storage keeps them on. */
export function saveSingleKeys(isOn: boolean) {
  try {
    if (isOn) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'no-single-keys')
  } catch {
    // Private windows may refuse storage.
  }
  update()
}

interface CommandKeys {
  /** Ctrl+K or ⌘K. */
  onCommands: () => void
  /** `?`, and Ctrl+/ or ⌘/ for those who turned single keys off. */
  onHelp: () => void
}

/**
 * The two keys that every screen has. It is in the root entry and small; load what they open on demand:
 * `lazy(() => import('@commissary/ui/command'))`.
 */
export function useCommandKeys({ onCommands, onHelp }: CommandKeys) {
  const text = useUiText()
  useShortcuts([
    { keys: 'mod+k', label: text.commands, group: text.everywhere, onPress: onCommands },
    { keys: ['?', 'mod+/'], label: text.keyboardShortcuts, group: text.everywhere, onPress: onHelp },
  ])
}
