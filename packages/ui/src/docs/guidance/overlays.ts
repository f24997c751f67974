import type { GroupGuidance } from './guidance-types.ts'

export const overlays: GroupGuidance<'overlays'> = {
  CommandPalette: {
    anatomy: ['A search field', 'Recent entries', 'Entries by kind', 'The keys it knows, except on a phone'],
    do: [
      'Load it on demand: it has its own entry.',
      'Keep ids stable: recent entries are stored by them.',
      'Pass undefined as the commands of a source that is loading. The others can be used.',
    ],
    dont: ['Do not make it the only way to a page.', 'Do not list what the user may not open.'],
    keyboard: [
      ['Ctrl K, ⌘ K', 'Closes it; the app opens it with the same keys'],
      ['↑ ↓, Page Up, Page Down, Home, End', 'Move through the entries'],
      ['Enter', 'Opens the entry'],
      ['Ctrl Enter, ⌘ Enter', 'Opens a link in a new tab'],
      ['Escape', 'Closes it; focus returns'],
    ],
    screenReader: 'A dialog with a combo box. The number of entries found and sources that load or fail are announced.',
    content: 'Name entries as their page or record does. Add the words people search for as keywords.',
  },
  ConfirmDialog: {
    anatomy: ['A title', 'The question', 'Cancel', 'The button that confirms', 'An error if the action failed'],
    do: [
      'Ask through useConfirm, with one ConfirmProvider around the app.',
      'Pass onConfirm: the dialog shows that it runs and stays open if it fails.',
      'Use the danger tone for what destroys data: focus then starts on Cancel.',
    ],
    dont: ['Do not ask about what can be undone. Do it and offer Undo in a toast.'],
    keyboard: [
      ['Tab', 'Moves through the buttons and stays inside'],
      ['Enter', 'Presses the button with focus'],
      ['Escape', 'Cancels, unless the action runs'],
    ],
    screenReader: 'An alert dialog: title and question are read when it opens.',
    content: 'Name what is affected in the message, and repeat the verb on the button that confirms: "Archive".',
  },
  Dialog: {
    anatomy: ['A title and Close', 'An optional sentence', 'The body, which scrolls', 'Buttons, the primary one last'],
    do: ['Render it only while it is open.', 'Set isBusy while an action runs: it cannot be closed then.'],
    dont: ['Do not use it for long forms: give them a page.', 'Do not open a dialog from a dialog, except to confirm.'],
    keyboard: [
      ['Tab', 'Moves through the dialog and stays inside'],
      ['Escape', 'Closes it; focus returns to where it was'],
    ],
    screenReader: 'Read with its title and description. Focus starts on the first field.',
    content: 'The title is what the reader does: "Add storage location".',
  },
  Drawer: {
    anatomy: ['A title and Close', 'An optional sentence', 'The body, which scrolls', 'Optional buttons'],
    do: ['Use it to explain or edit part of a page.', 'Render it only while it is open.'],
    dont: ['Do not use it for a question. Use ConfirmDialog.'],
    keyboard: [
      ['Tab', 'Moves through the drawer and stays inside'],
      ['Escape', 'Closes it; focus returns to where it was'],
    ],
    screenReader: 'A dialog, read with its title and description.',
    content: 'The title names what it explains: "Sodium, week of Nov 9".',
  },
  Menu: {
    anatomy: ['The button that opens it', 'Sections with optional labels', 'Actions, links or choices'],
    do: [
      'Pass the trigger props on to a Button or IconButton.',
      'Give the reason with disabledReason: it is shown below the label and read with it.',
      'Set isMultiple for choices that stay open while several are checked.',
    ],
    dont: ['Do not use it for a value of a form. Use Select.', 'Do not hide the main action of a page in it.'],
    keyboard: [
      ['Enter, Space, ↓', 'Open it at the first item'],
      ['↑', 'Opens it at the last item; moves up when open'],
      ['↑ ↓, Home, End, letters', 'Move through the items'],
      ['Enter, Space', 'Select the item'],
      ['Escape, Tab', 'Close it; focus returns to the button, and Tab moves on'],
    ],
    screenReader: 'A menu with a name. Choices are read as checked or not; sections are read with their label.',
    content: 'Start with a verb: "Add to a menu". Use the danger tone and the last place for what destroys data.',
  },
  ShortcutHelp: {
    anatomy: ['Shortcuts by group', 'The keys of each', 'The switch for single-key shortcuts'],
    do: [
      'Register shortcuts with useShortcuts: the list follows the screen.',
      'Load it on demand: it has its own entry.',
    ],
    dont: ['Do not list shortcuts by hand.', 'Do not bind the only way to an action to a key.'],
    keyboard: [
      ['Tab', 'Moves to the switch and Close'],
      ['Escape', 'Closes it; focus returns'],
    ],
    screenReader: 'A dialog. Keys that are shown as symbols are read as words.',
    content: 'The label of a shortcut says what it does: "Add ingredient".',
  },
  ShortcutList: {
    anatomy: ['Shortcuts by group', 'The keys of each', 'A message if the screen has none'],
    do: ['Put it under a heading of the page.', 'Load it on demand: its entry has the command palette, too.'],
    dont: ['Do not use it for the shortcuts of another screen: it lists those that work here.'],
    keyboard: 'It handles no keys: the list is read.',
    screenReader: 'Each group is a region with a heading. Keys that are shown as symbols are read as words.',
    content: 'The label of a shortcut says what it does: "Add ingredient".',
  },
  Tooltip: {
    anatomy: ['One control that can take focus', 'A short text above it'],
    do: ['Set isName if the text is already the name of the control.'],
    dont: ['Do not put essential information into it: touch does not open it.', 'Do not put links or buttons into it.'],
    keyboard: [
      ['Tab', 'Shows it when the control gets focus'],
      ['Escape', 'Hides it'],
    ],
    screenReader: 'Read as the description of the control, unless isName is set.',
    content: 'A few words without a period.',
  },
}
