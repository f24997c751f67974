import { ShortcutKeys } from '../ShortcutHelp/ShortcutKeys.tsx'
import { PaletteFooter } from './CommandPalette.styles.ts'
import { useCommandText } from './command-text.ts'

/** The keys of the palette; hidden on phones and for touch. */
export function CommandKeysFooter() {
  const text = useCommandText()

  return (
    <PaletteFooter>
      <span>
        <ShortcutKeys keys="arrowup" />
        <ShortcutKeys keys="arrowdown" />
        {text.commandToMove}
      </span>
      <span>
        <ShortcutKeys keys="enter" />
        {text.commandToChoose}
      </span>
      <span>
        <ShortcutKeys keys="mod+enter" />
        {text.commandNewTab}
      </span>
      <span>
        <ShortcutKeys keys="escape" />
        {text.commandToClose}
      </span>
    </PaletteFooter>
  )
}
