import type { GroupGuidance } from './guidance-types.ts'

export const menuPlanning: GroupGuidance<'menuPlanning'> = {
  DayComparison: {
    anatomy: ['The field', 'The value here', 'The value elsewhere'],
    do: ['List only the fields that differ.', 'Put the buttons that choose a version next to it.'],
    dont: ['Do not leave a cell empty: say "Not on the menu" or "Not planned".'],
    keyboard: 'The table takes the focus, so that the arrow keys scroll it.',
    screenReader: 'A table with headers for the versions and for each field.',
    content: 'Values carry their unit: "60 servings".',
  },
  DayMarks: {
    anatomy: ['The letter of each day', 'The mark of its verdict, or of a day without a menu'],
    do: ['Use isSmall where letters do not fit.'],
    dont: ['Do not use it as the only sign of a verdict: name the verdict nearby.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Each day is read with its name and its verdict, or as not planned.',
    content: 'Its texts come from the menu texts: pass only the names of the days.',
  },
  ItemLibrary: {
    anatomy: ['A heading and the number of items', 'Search', 'Category', 'Where an item will be added', 'The items'],
    do: [
      'Pass targetLabel, the day that Enter adds to; null if there is none.',
      'Pass error and onRetry if the items fail to load.',
    ],
    dont: ['Do not page the items: long lists render only what is in view.'],
    keyboard: [
      ['Typing', 'Searches'],
      ['↑ ↓, Page Up, Page Down', 'Move through the items'],
      ['Enter', 'Adds the item to the named day'],
    ],
    screenReader: 'A search with a list. The number of items found is announced, and each item has its position.',
    content: 'Items are shown with calories, crediting and allergens. An unknown value is "Unknown", not 0.',
  },
  MenuGrid: {
    anatomy: [
      'Days with their verdicts, meals and actions',
      'Categories',
      'Items with servings and actions',
      'Add in each cell',
      'How many items a student takes',
      'An aside, such as the item library',
    ],
    do: [
      'Pass closed, the reason a day has no service: nothing can be planned on it.',
      'Pass undefined as days while they load.',
      'Set isReadOnly for a reader without the right to plan.',
    ],
    dont: [
      'Do not make dragging the only way: the menu of an item has the same moves.',
      'Do not show an empty day as a failed one.',
    ],
    keyboard: [
      ['Tab', 'Enters and leaves the week, which is one stop'],
      ['← → ↑ ↓', 'Move between days and categories'],
      ['Home, End', 'First and last day; with Ctrl the first and last cell of the week'],
      ['Page Up, Page Down', 'Top and bottom of the day'],
      ['Enter, F2', 'Go to the controls of the cell; in an empty cell, open its search'],
      ['Tab, arrow keys in a cell', 'Move between its controls'],
      ['Escape in a cell', 'Returns to the cell'],
      ['Enter on Add', 'Opens the search of the cell; Enter adds an item and keeps it open'],
      ['Space on a handle', 'Picks the item up; arrow keys move it, Space drops it, Escape cancels'],
      ['Escape', 'Closes the search; focus returns to Add'],
    ],
    screenReader:
      'A grid with headers for days and categories; its keys are its description. Added items and the steps of a drag are announced.',
    content: 'A problem of an item is one short sentence below it.',
  },
  MenuTypeTabs: {
    anatomy: ['Breakfast, Lunch, Snack, Dinner, Extra (A La Carte), Side', 'The menu of the selected type'],
    do: ['Set isLoading while a menu loads: no other can be chosen, and focus stays.'],
    dont: ['Do not leave types out or change their order.'],
    keyboard: [['← →, Home, End', 'Select another type']],
    screenReader: 'A tab list named "Menu type".',
    content: 'The names are those of the specification.',
  },
  SaveStatus: {
    anatomy: ['An icon', 'Saved, Saving, Not saved, or why saving failed', 'Try again after a failure'],
    do: ['Use it where changes save by themselves.'],
    dont: ['Do not report the same failure in a toast.'],
    keyboard: [['Tab, Enter', 'Moves to Try again and saves']],
    screenReader: 'Only the outcome is announced: saved, or the reason of a failure.',
    content: 'The reason says what the reader can do.',
  },
  WeekHeader: {
    anatomy: ['The school', 'Previous week, the week, next week', 'This week', 'Actions of the screen'],
    do: ['Disable This week only while it is shown, with isThisWeek.'],
    dont: ['Do not put the title of the page into it. Screen has it.'],
    keyboard: [['Tab, Enter', 'Moves to a week and shows it; focus stays on the button']],
    screenReader: 'The new week is announced when it changes.',
    content: 'Write the week as a range: "November 16 – 20, 2026".',
  },
}
