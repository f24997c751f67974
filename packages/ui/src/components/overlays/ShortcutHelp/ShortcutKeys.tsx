import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.ts'
import { type CommandText, useCommandText } from '../CommandPalette/command-text.ts'
import { KeyCap, KeysRoot } from './ShortcutHelp.styles.ts'
import { isApplePlatform, parseKeys } from '../../../hooks/shortcut-keys.ts'

/** The symbol on the key and its name for screen readers. */
interface KeyName {
  sign: string
  word: string
}

const word = (name: string): KeyName => ({ sign: name, word: name })

function keyName(key: string, text: CommandText, isApple: boolean): KeyName {
  const names: Record<string, KeyName> = {
    arrowup: { sign: '↑', word: text.keyUp },
    arrowdown: { sign: '↓', word: text.keyDown },
    arrowleft: { sign: '←', word: text.keyLeft },
    arrowright: { sign: '→', word: text.keyRight },
    enter: isApple ? { sign: '↵', word: text.keyEnter } : word(text.keyEnter),
    escape: word(text.keyEscape),
    ' ': word(text.keySpace),
    space: word(text.keySpace),
    tab: word(text.keyTab),
    home: word(text.keyHome),
    end: word(text.keyEnd),
    pageup: word(text.keyPageUp),
    pagedown: word(text.keyPageDown),
    delete: word(text.keyDelete),
  }
  return names[key] ?? word(key.toUpperCase())
}

/** The keys of a combination in the order they are pressed. */
export function namesOfKeys(keys: string, text: CommandText, isApple: boolean): KeyName[] {
  const { hasMod, hasAlt, hasShift, key } = parseKeys(keys)
  return [
    ...(hasMod ? [isApple ? { sign: '⌘', word: text.keyCommand } : word(text.keyControl)] : []),
    ...(hasAlt ? [isApple ? { sign: '⌥', word: text.keyOption } : word(text.keyAlt)] : []),
    ...(hasShift ? [isApple ? { sign: '⇧', word: text.keyShift } : word(text.keyShift)] : []),
    keyName(key, text, isApple),
  ]
}

interface ShortcutKeysProps {
  /** `mod+k` */
  keys: string
}

/** A shortcut as written on the reader's keyboard: ⌘ K or Ctrl K. */
export function ShortcutKeys({ keys }: ShortcutKeysProps) {
  const names = namesOfKeys(keys, useCommandText(), isApplePlatform())

  return (
    <KeysRoot dir="ltr">
      {names.map(({ sign, word: said }) =>
        sign === said ? (
          <KeyCap key={said}>{sign}</KeyCap>
        ) : (
          <KeyCap key={said}>
            <span aria-hidden>{sign}</span>
            <VisuallyHidden>{said}</VisuallyHidden>
          </KeyCap>
        ),
      )}
    </KeysRoot>
  )
}
