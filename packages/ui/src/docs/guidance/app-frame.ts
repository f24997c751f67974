import type { GroupGuidance } from './guidance-types.ts'

export const appFrame: GroupGuidance<'appFrame'> = {
  AppShell: {
    anatomy: [
      'Skip to content',
      'The top bar with brand, menu and user',
      'An optional side menu',
      'An optional notice',
      'The page',
      'The footer',
    ],
    do: [
      'Mark the current link with isCurrent.',
      'Save and apply the theme in onThemeChange, usually with saveThemeChoice.',
    ],
    dont: ['Do not list what the user may not open.', 'Do not put a second main landmark into the page.'],
    keyboard: [
      ['Tab first', 'Shows Skip to content'],
      ['Enter on a menu', 'Opens or closes its links'],
      ['Escape', 'Closes an open menu or drawer'],
    ],
    screenReader: 'Landmarks for menu, content and footer. The current link is announced as the current page.',
    content: 'Menu entries have one or two words. On narrow screens they are in a drawer.',
  },
  AuthLayout: {
    anatomy: ['Brand', 'The title', 'The form', 'Privacy policy', 'On wide screens, a sentence about the product'],
    do: ['Use it for login, forgotten password, reset and activation.'],
    dont: ['Do not put links into the product there: the reader is not logged in.'],
    keyboard: 'It takes no focus; the form and the link do.',
    screenReader: 'The title is the heading of the page. The picture is hidden.',
    content: 'The title is what the reader does: "Log in".',
  },
  BrandMark: {
    anatomy: ['A lunch tray with five compartments'],
    do: ['Put it next to the name of the product.'],
    dont: ['Do not use it alone: it has no text.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Hidden.',
    content: 'It has no text.',
  },
  Footer: {
    anatomy: ['The name of the product', 'Privacy policy'],
    do: ['Use AppShell or ParentShell, which contain it.'],
    dont: ['Do not add links that belong into the menu.'],
    keyboard: [['Tab, Enter', 'Moves to the privacy policy and opens it']],
    screenReader: 'Read as text and a link.',
    content: 'Its texts come from the shared texts.',
  },
  ParentShell: {
    anatomy: ['Skip to content', 'ParentTopBar', 'An optional notice', 'The page', 'The footer'],
    do: ['Use it for every page of parents.'],
    dont: ['Do not show parents the menus of the staff.'],
    keyboard: [['Tab first', 'Shows Skip to content']],
    screenReader: 'Landmarks for menu and content.',
    content: 'Write for families: no terms of the trade without an explanation.',
  },
  ParentTopBar: {
    anatomy: ['Brand', 'Home, Settings and Help', 'Logout'],
    do: ['Pass current for the page that is shown.'],
    dont: ['Do not add entries: on a phone only icons fit.'],
    keyboard: [['Tab, Enter', 'Moves to an entry and opens it']],
    screenReader: 'A navigation landmark. Names are read on a phone too, where only icons are shown.',
    content: 'Its texts come from the shared texts.',
  },
  SchoolSelector: {
    anatomy: ['All Schools or a school', 'Open School'],
    do: [
      'Pass undefined as schools while they load, and error with onRetry if they fail.',
      'Read the choice with chosenSchool: a single school is always selected.',
    ],
    dont: ['Do not show it on screens that have no use for a school.'],
    keyboard: [
      ['Tab', 'Moves to the selector and to Open School'],
      ['↑ ↓', 'Choose a school; with more than 20 schools, type to search'],
    ],
    screenReader: 'A field named "School" whose label is hidden. Open School is disabled on All Schools.',
    content: 'Use the full names of the schools.',
  },
  Screen: {
    anatomy: ['Optional breadcrumbs', 'The title', 'An optional description', 'Actions', 'The content'],
    do: ['Use one solid button among the actions.', 'Set isAlone outside a shell.'],
    dont: ['Do not add another heading of level 1.'],
    keyboard: 'It takes no focus; its actions do.',
    screenReader: 'The title is the only heading of level 1.',
    content: 'The title repeats the menu entry. The description is one line.',
  },
  ThemePanel: {
    anatomy: ['A heading and Close', 'Scheme, navigation, menu style, width, density and direction', 'Reset'],
    do: ['Use AppShell, which opens it from the user menu.'],
    dont: ['Do not add a Save button: every choice applies immediately.'],
    keyboard: [
      ['Tab', 'Moves from setting to setting'],
      ['← → ↑ ↓', 'Choose another option'],
      ['Escape', 'Closes it; focus returns'],
    ],
    screenReader:
      'A complementary landmark with groups of radio buttons. If it opens by itself it is announced and takes no focus.',
    content: 'Options are single words. A setting that does not apply says why.',
  },
  UserMenu: {
    anatomy: [
      'Initials and name',
      'An entry for each handler that is set, such as search and theme settings',
      'Logout',
    ],
    do: ['Leave out a handler to leave out its entry.'],
    dont: ['Do not put settings of the caterer into it.'],
    keyboard: [
      ['Enter, Space, ↓', 'Open it'],
      ['↑ ↓, letters', 'Move through the entries'],
      ['Escape', 'Closes it; focus returns'],
    ],
    screenReader: 'A button with the name of the user that opens a menu.',
    content: 'Its texts come from the shared texts.',
  },
}
