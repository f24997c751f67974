import * as Radix from '@radix-ui/react-dialog'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'

import { useUiText } from '../../../text/UiText.ts'
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { focusFirstField } from '../Dialog/focus-first-field.ts'
import { useFocusReturn } from '../Dialog/use-focus-return.ts'
import { IconButton } from '../../actions/IconButton/IconButton.tsx'
import { isApplePlatform, isPressed } from '../../../hooks/shortcut-keys.ts'
import { CommandList } from './CommandList.tsx'
import { CommandNotes } from './CommandNotes.tsx'
import { PaletteBody, PaletteHeader, PaletteInput, PaletteOverlay, PaletteSheet } from './CommandPalette.styles.ts'
import { CommandKeysFooter } from './CommandKeysFooter.tsx'
import { useCommandText } from './command-text.ts'
import type { CommandEntry, CommandSource } from './command-types.ts'
import { rankCommands } from './rank-commands.ts'

export interface CommandPaletteProps {
  /** Commands by kind, in the order shown while nothing is typed. */
  sources: readonly CommandSource[]
  /** Keys of recent commands, latest first (`useRecentCommands`). */
  recentIds?: readonly string[] | undefined
  /** Called with the key of the selected command, to remember it. */
  onChoose?: ((key: string) => void) | undefined
  /** For sources searched by a server. Loaded lists do not need it. */
  onQueryChange?: ((query: string) => void) | undefined
  /** Called on Escape, Close, a press outside and after a selection. Stop rendering the palette. */
  onClose: () => void
}

/** Rows per group: few while nothing is typed, so each kind is visible. */
const limits = { all: 8, found: 20 }
const pageOfKeys = 8

/**
 * Search for screens, records and actions (Ctrl+K, ⌘K). Open while it is rendered. Links go through `LinkProvider`;
 * Ctrl+Enter or ⌘Enter opens one in a new tab.
 */
export function CommandPalette({ sources, recentIds, onChoose, onQueryChange, onClose }: CommandPaletteProps) {
  const ui = useUiText()
  const text = useCommandText()
  const id = useId()
  const [query, setQuery] = useState('')
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const afterClose = useRef<(() => void) | null>(null)
  const returnFocus = useFocusReturn()

  const isTyped = query.trim() !== ''
  const groups = useMemo(
    () =>
      rankCommands(sources, query, {
        limit: isTyped ? limits.found : limits.all,
        recentLabel: text.commandRecent,
        ...(recentIds && { recentIds }),
      }),
    [sources, query, isTyped, recentIds, text],
  )
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ key }) => key === activeKey) ?? entries[0]
  const listId = `${id}-list`
  // ID references are separated by spaces, so an ID must not contain any.
  const optionId = (key: string) => `${id}-${encodeURIComponent(key)}`

  function handleQuery(next: string) {
    setQuery(next)
    setActiveKey(null)
    onQueryChange?.(next)
    bodyRef.current?.scrollTo(0, 0)
  }

  function handleChoose({ key, command }: CommandEntry) {
    onChoose?.(key)
    // The action runs after focus is back on the page, so a dialog it opens can return focus there.
    if ('onSelect' in command) afterClose.current = command.onSelect
    onClose()
  }

  function activate(index: number) {
    const entry = entries[Math.max(0, Math.min(index, entries.length - 1))]
    if (!entry) return
    setActiveKey(entry.key)
    document.getElementById(optionId(entry.key))?.scrollIntoView({ block: 'nearest' })
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const at = active ? entries.indexOf(active) : -1
    const last = entries.length - 1
    const target = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: at + pageOfKeys,
      PageUp: at - pageOfKeys,
      Home: 0,
      End: last,
    }[event.key]

    if (isPressed('mod+k', event, isApplePlatform())) onClose()
    else if (target !== undefined) activate(target)
    else if (event.key === 'Enter' && active) {
      const option = document.getElementById(optionId(active.key))
      if ((event.ctrlKey || event.metaKey) && option instanceof HTMLAnchorElement) {
        window.open(option.href, '_blank', 'noopener')
        handleChoose(active)
      } else option?.click()
    } else return
    event.preventDefault()
  }

  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <PaletteOverlay>
          <PaletteSheet
            data-modal
            aria-describedby={undefined}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={(event) => {
              returnFocus(event)
              afterClose.current?.()
            }}
          >
            <Radix.Title asChild>
              <VisuallyHidden as="h2">{text.commandSearch}</VisuallyHidden>
            </Radix.Title>
            <PaletteHeader>
              <Search aria-hidden />
              <PaletteInput
                type="text"
                role="combobox"
                aria-label={text.commandSearch}
                aria-autocomplete="list"
                aria-expanded={entries.length > 0}
                aria-controls={entries.length > 0 ? listId : undefined}
                aria-activedescendant={active && optionId(active.key)}
                placeholder={text.commandPlaceholder}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="go"
                dir="auto"
                value={query}
                onChange={(event) => handleQuery(event.target.value)}
                onKeyDown={handleKeyDown}
              />
              <IconButton label={ui.close} onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            </PaletteHeader>
            <PaletteBody ref={bodyRef}>
              {entries.length > 0 && (
                <CommandList
                  id={listId}
                  groups={groups}
                  activeKey={active?.key}
                  optionId={optionId}
                  onHover={setActiveKey}
                  onChoose={handleChoose}
                />
              )}
              <CommandNotes sources={sources} isTyped={isTyped} found={groups} />
            </PaletteBody>
            <CommandKeysFooter />
          </PaletteSheet>
        </PaletteOverlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
