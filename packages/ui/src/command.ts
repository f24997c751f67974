// The command entry: the command palette and the shortcut help. Load it on demand.
export { CommandPalette, type CommandPaletteProps } from './components/overlays/CommandPalette/CommandPalette.tsx'
export type { Command, CommandSource } from './components/overlays/CommandPalette/command-types.ts'
export { type CommandText, englishCommandText } from './components/overlays/CommandPalette/command-text.ts'
export { useRecentCommands } from './components/overlays/CommandPalette/use-recent-commands.ts'
export { ShortcutHelp, type ShortcutHelpProps } from './components/overlays/ShortcutHelp/ShortcutHelp.tsx'
export { ShortcutList } from './components/overlays/ShortcutHelp/ShortcutList.tsx'
export { ShortcutKeys } from './components/overlays/ShortcutHelp/ShortcutKeys.tsx'
