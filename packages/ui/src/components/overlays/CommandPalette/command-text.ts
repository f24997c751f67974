import { createTextHook } from '../../../text/create-text-hook.ts'

/** Texts of the `command` entry. */
export interface CommandText {
  commandSearch: string
  commandPlaceholder: string
  commandRecent: string
  commandNothing: string
  commandNothingHint: string
  /** `count` is in the reader's digits. */
  commandFound: (count: string) => string
  commandMore: (count: string) => string
  commandLoading: (source: string) => string
  commandFailed: (source: string) => string
  commandToMove: string
  commandToChoose: string
  commandNewTab: string
  commandToClose: string
  shortcutsEmpty: string
  shortcutsSingleKeys: string
  shortcutsSingleKeysHint: string
  shortcutsOr: string
  keyCommand: string
  keyControl: string
  keyOption: string
  keyAlt: string
  keyShift: string
  keyEnter: string
  keyEscape: string
  keySpace: string
  keyTab: string
  keyHome: string
  keyEnd: string
  keyPageUp: string
  keyPageDown: string
  keyDelete: string
  keyUp: string
  keyDown: string
  keyLeft: string
  keyRight: string
}

export const englishCommandText: CommandText = {
  commandSearch: 'Search',
  commandPlaceholder: 'Search pages, schools, vendors',
  commandRecent: 'Recent',
  commandNothing: 'No matches',
  commandNothingHint: 'Try fewer letters or another word.',
  commandFound: (count) => `${count} found`,
  commandMore: (count) => `${count} more. Keep typing to narrow.`,
  commandLoading: (source) => `Loading ${source}`,
  commandFailed: (source) => `${source} didn't load.`,
  commandToMove: 'Move',
  commandToChoose: 'Open',
  commandNewTab: 'In a new tab',
  commandToClose: 'Close',
  shortcutsEmpty: 'This screen has no shortcuts',
  shortcutsSingleKeys: 'Single-key shortcuts',
  shortcutsSingleKeysHint: 'Turn off if you use voice control or press keys by accident.',
  shortcutsOr: 'or',
  keyCommand: 'Command',
  keyControl: 'Ctrl',
  keyOption: 'Option',
  keyAlt: 'Alt',
  keyShift: 'Shift',
  keyEnter: 'Enter',
  keyEscape: 'Esc',
  keySpace: 'Space',
  keyTab: 'Tab',
  keyHome: 'Home',
  keyEnd: 'End',
  keyPageUp: 'Page up',
  keyPageDown: 'Page down',
  keyDelete: 'Delete',
  keyUp: 'Up',
  keyDown: 'Down',
  keyLeft: 'Left',
  keyRight: 'Right',
}

/** Returns the texts of the palette and the shortcut help. */
export const useCommandText = createTextHook(englishCommandText)
