import type { GroupGuidance } from './guidance-types.ts'

export const navigation: GroupGuidance<'navigation'> = {
  Breadcrumbs: {
    anatomy: ['Links from the area down', 'A button for the middle of a long path', 'The current page'],
    do: ['Leave out href for the current page.', 'Pass them to Screen, which puts them above the title.'],
    dont: ['Do not use them for the steps of a task.'],
    keyboard: [
      ['Tab, Enter', 'Moves to a link and opens it'],
      ['Enter on …', 'Shows the whole path and moves focus to the first link that was hidden'],
    ],
    screenReader: 'A navigation landmark. The last crumb is announced as the current page.',
    content: 'Use the titles of the pages. More than four crumbs collapse to the first and the last two.',
  },
  Link: {
    anatomy: ['The text', 'An icon for a download or a new tab'],
    do: [
      'Wrap the app in LinkProvider, so that internal links use the router.',
      'Use quiet in lists and tables, solid or outline where a link is the main action.',
    ],
    dont: ['Do not use it to start an action. Use Button.', 'Do not disable it: leave it out or explain in text.'],
    keyboard: [['Enter', 'Opens the page']],
    screenReader: 'A link that opens a new tab says so after its text.',
    content: 'Name the target, not the click: "Sodium limits", not "here".',
  },
  LinkTiles: {
    anatomy: ['The name of a page, a link that covers the tile', 'What it is for', 'An optional button that pins it'],
    do: ['Group tiles as the menu does.', 'Say what the page is for in one sentence.'],
    dont: ['Do not list pages that the user cannot open.', 'Do not use it for records. Use a table.'],
    keyboard: [['Tab, Enter', 'Moves to a page or its button, and opens or pins it']],
    screenReader: 'A named list of links. The button names its page.',
    content: 'The label is the title of the page.',
  },
  LinkTabs: {
    anatomy: ['One link for each view', 'A mark under the current one'],
    do: ['Use it for views with their own addresses, so that Back works.'],
    dont: ['Do not use it for views without an address. Use Tabs.'],
    keyboard: [
      ['Tab', 'Moves through the links'],
      ['← →, Home, End', 'Move among the links'],
      ['Enter', 'Opens the view'],
    ],
    screenReader: 'A navigation landmark with a name; the current link is announced as the current page.',
    content: 'One or two words for each view. The row scrolls if they do not fit.',
  },
  Pagination: {
    anatomy: ['Previous', 'The first, current and last pages with their neighbors', 'Next'],
    do: ['Give each a label if a page has several.'],
    dont: ['Do not add it to DataTable: the table has its own.'],
    keyboard: [['Tab, Enter', 'Moves to a page and shows it; focus stays on the button']],
    screenReader:
      'A navigation landmark. Each button is read as a page with its number, and the current one is announced.',
    content: 'Numbers follow the language of the reader.',
  },
  SectionNav: {
    anatomy: ['Links to the sections', 'A mark at the one being read'],
    do: ['Give each Section an id and list the ids in the order of the page.', 'Keep the identity of the list.'],
    dont: ['Do not use it on short pages.'],
    keyboard: [['Tab, Enter', 'Moves to a link, scrolls to its section and moves focus there']],
    screenReader: 'A navigation landmark with a name. The section being read is announced as the current location.',
    content: 'Repeat the titles of the sections word for word.',
  },
  Tabs: {
    anatomy: ['A row of tabs', 'The panel of the selected tab'],
    do: [
      'Use it for views of the same thing.',
      'Set isBusy while the panel loads: no other tab can be selected, and focus stays.',
    ],
    dont: ['Do not use it for pages with their own addresses. Use LinkTabs.', 'Do not use it for the steps of a task.'],
    keyboard: [
      ['Tab', 'Moves to the selected tab, then into the panel'],
      ['← →, Home, End', 'Select another tab'],
    ],
    screenReader: 'Read as a tab list with a name; a tab is read with its position and whether it is selected.',
    content: 'One or two words for each tab. The row scrolls if they do not fit.',
  },
}
