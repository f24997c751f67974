// Public entry `@commissary/ui/command`: the command palette and the help of shortcuts. Load it on demand.
export { CommandPalette, type CommandPaletteProps } from './components/CommandPalette/CommandPalette.tsx'
export type { Command, CommandSource } from './components/CommandPalette/command-types.ts'
export { type CommandText, englishCommandText } from './components/CommandPalette/command-text.ts'
export { useRecentCommands } from './components/CommandPalette/use-recent-commands.ts'
export { ShortcutHelp, type ShortcutHelpProps } from './components/ShortcutHelp/ShortcutHelp.tsx'
export { ShortcutKeys } from './components/ShortcutHelp/ShortcutKeys.tsx'
