import type { GroupGuidance } from './guidance-types.ts'

export const actions: GroupGuidance<'actions'> = {
  Button: {
    anatomy: ['An optional icon', 'The name of the action', 'A spinner while the action runs'],
    do: [
      'Use one solid button in each region of a screen, and quiet ones inside tables and bars.',
      'Set isBusy while the action runs: a second press does nothing, and width and focus stay.',
      'Use the danger tone for actions that destroy data.',
    ],
    dont: [
      'Do not use a button to navigate. Use Link.',
      'Do not disable a button while it saves: it would lose focus.',
    ],
    keyboard: [['Enter, Space', 'Starts the action, unless it is busy']],
    screenReader:
      'Read by its text. A busy button is announced as busy and unavailable. Hide its icon with aria-hidden.',
    content: 'Name the action with a verb, and its object if it is not visible: "Import 8,616 foods", not "Submit".',
  },
  IconButton: {
    anatomy: ['An icon', 'A tooltip with the label'],
    do: [
      'Use it where text does not fit: in table rows, dialog headers and bars.',
      'Use an icon that people know: a cross closes, three dots open a menu.',
    ],
    dont: [
      'Do not use it for the main action of a page. Use Button.',
      'Do not hide a warning or a condition in its tooltip: touch does not open tooltips.',
    ],
    keyboard: [
      ['Enter, Space', 'Starts the action'],
      ['Tab', 'Shows the label when the button gets focus'],
      ['Escape', 'Hides the label'],
    ],
    screenReader: 'Read by its label, once: the tooltip shows the same text but is not read again.',
    content: 'The label is a verb with its object if several buttons look alike: "Remove spinach", not "Remove".',
  },
}
