import type { GroupGuidance } from './guidance-types.ts'

export const tables: GroupGuidance<'tables'> = {
  DataTable: {
    anatomy: [
      'Optional search fields of your own',
      'Actions for the selected rows',
      'The Filter Data switch and the table options',
      'Headers, with a filter below each',
      'Rows, optionally with details and actions',
      'Optional totals',
      'Page size and pages',
    ],
    do: [
      'Define columns outside the component, so that they keep their identity.',
      'Pass undefined as rows while they load, and the error if they fail.',
      'Set tableId, so that readers can arrange columns and download CSV.',
      'Say what to do in empty, for a list without records.',
    ],
    dont: [
      'Do not show 0 for an unknown value.',
      'Do not pass more than two actions for a row if they must be visible: from three on they are in a menu.',
    ],
    keyboard: [
      ['Tab', 'Moves to the headers, to one cell, and out'],
      ['← → ↑ ↓', 'Move between cells and their controls'],
      ['Home, End', 'Ends of the row; with Ctrl, first and last row'],
      ['Page Up, Page Down', 'Ten rows'],
      ['Enter', 'Opens the row; on a header, sorts'],
      ['Space, Ctrl A', 'Selects the row, or all rows'],
      ['Alt ← →, Shift ← → on a header', 'Resize and move the column'],
    ],
    screenReader:
      'A grid with its caption and the number of all rows and columns. Changes of columns and the number of selected rows are announced.',
    content: 'The caption says what it lists: "Vendors". A header names the unit once: "Sodium (mg)".',
  },
  SavedViews: {
    anatomy: [
      'A button that names the view, with a dot where the table differs from it',
      'The views, each with buttons to rename and delete it',
      'Buttons to update the view and to save a new one',
    ],
    do: [
      'Pass your component to TableViewsContext: every table with a tableId shows it before its options.',
      'Apply a view through the address, so that Back returns to what was there.',
      'Load the views in onOpen, or when the address names one.',
    ],
    dont: ['Do not store the page in a view: its rows change.', 'Do not show views that their owner has not shared.'],
    keyboard: [
      ['Enter, Space', 'Opens the views; in the list, applies one'],
      ['Tab', 'Moves through views and buttons'],
      ['Escape', 'Closes the list or the dialog, and returns to the button'],
    ],
    screenReader:
      'The button reads the view and whether the table differs from it. In the list, the view is the current one.',
    content: 'A view is named by its user. Say "view", not "filter" or "layout".',
  },
  CheckCell: {
    anatomy: ['A checkbox that cannot be changed'],
    do: ['Use it for a yes or no in a column.'],
    dont: ['Do not use it for a choice. Use Checkbox.'],
    keyboard: 'It takes no focus; the cell does.',
    screenReader: 'A checkbox named after the column, checked or not.',
    content: 'Pass the header of the column as its label.',
  },
}

export const calendars: GroupGuidance<'calendars'> = {
  Calendar: {
    anatomy: [
      'The period and buttons for others',
      'Month, Week and Day',
      'Days with their events',
      'A line of help',
      'On a phone, the events of the selected day',
    ],
    do: [
      'Import @commissary/ui/calendar.css once.',
      'Pass timeZone, the time zone of the caterer: it determines today.',
      'Leave out onSelectDays or onDelete if the reader may not change anything.',
    ],
    dont: ['Do not use it to pick one date in a form. Use DateField.', 'Do not delete without a question or Undo.'],
    keyboard: [
      ['← → ↑ ↓', 'Move by day and week; with Shift, extend the selection'],
      ['Home, End', 'Ends of the week'],
      ['Page Up, Page Down', 'Previous and next month'],
      ['Enter, Space', 'Select the day or days'],
      ['Delete', 'Deletes the event of the day; with several, moves to their buttons'],
      ['Escape', 'Clears the selection'],
    ],
    screenReader: 'A region with a name. Selections are announced with the number of days.',
    content: 'Event titles are names: "Thanksgiving Day". A day that is full shows the rest on request.',
  },
}
