import { createTextHook } from './create-text-hook.ts'

/** The words that the root entry itself says. English is the specification's; an app passes its language's. */
export interface UiText {
  loading: string
  ok: string
  cancel: string
  save: string
  close: string
  clear: string
  undo: string
  retry: string
  warning: string
  areYouSure: string
  somethingWentWrong: string
  /** Read before the name of a field's error, where colour alone would tell. */
  required: string
  /** Read in place of a field's label that a developer forgot. */
  noLabel: string
  /** "45 of 50 characters", near the end of a field's room. */
  characterCount: (used: string, most: string) => string
  tooLong: (over: string, most: string) => string
  tooManyDigits: (most: string) => string
  /** The select of a quantity: "Unit of Portion size". */
  unitOf: (label: string) => string
  fractions: string
  chooseFraction: string
  discardTitle: string
  discardMessage: string
  discard: string
  showPassword: string
  hidePassword: string
  dropFile: string
  chooseFile: string
  removeFile: (name: string) => string
  /** Several files were dropped where one is taken. */
  onlyOneFile: (name: string) => string
  noneFound: string
  /** Read while someone searches: how many options fit. */
  optionsFound: (count: string) => string
  /** Read after the reason for which options could not be loaded. */
  retryByEnter: string
  showOptions: string
  rowsPerPage: string
  /** "11–20 of 312"; the table passes figures in the reader's digits. */
  range: (from: string, to: string, total: string) => string
  /** A count in the reader's digits. */
  number: (value: number) => string
  pages: string
  page: (number: string) => string
  previousPage: string
  nextPage: string
  actions: string
  breadcrumbs: string
  /** Opens the crumbs that a long way back leaves out. */
  allBreadcrumbs: string
  notifications: string
  /** Read after the name of a link that opens another tab. */
  opensNewTab: string
  offline: string
  offlineHint: string
  noAccess: string
  noAccessHint: string
  /** Name of the command palette's shortcut in the help. */
  commands: string
  keyboardShortcuts: string
  /** Heading of the shortcuts that every screen has. */
  everywhere: string
  privacyPolicy: string
}

export const englishUiText: UiText = {
  loading: 'Loading...',
  ok: 'Ok',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  clear: 'Clear',
  undo: 'Undo',
  retry: 'Try again',
  warning: 'Warning!',
  areYouSure: 'Are you sure?',
  somethingWentWrong: 'Something went wrong. Please try again later.',
  required: 'required',
  noLabel: 'Field without a label',
  characterCount: (used, most) => `${used} of ${most} characters`,
  tooLong: (over, most) => `At most ${most} characters: ${over} too many.`,
  tooManyDigits: (most) => `At most ${most} digits.`,
  unitOf: (label) => `Unit of ${label}`,
  fractions: 'Fractions',
  chooseFraction: 'Choose a fraction',
  discardTitle: 'Discard changes?',
  discardMessage: 'What you entered has not been saved.',
  discard: 'Discard',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  dropFile: 'Drop a file here, or',
  chooseFile: 'choose a file',
  removeFile: (name) => `Remove ${name}`,
  onlyOneFile: (name) => `Only one file is taken: ${name}.`,
  noneFound: 'Nothing found',
  optionsFound: (count) => `Options: ${count}`,
  retryByEnter: 'Press Enter to try again.',
  showOptions: 'Show options',
  rowsPerPage: 'Rows per page',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  number: (value) => value.toLocaleString('en'),
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  actions: 'Actions',
  breadcrumbs: 'Breadcrumbs',
  allBreadcrumbs: 'Show the whole path',
  notifications: 'Notifications',
  opensNewTab: 'opens in a new tab',
  offline: 'You are offline',
  offlineHint: 'It loads when the connection is back.',
  noAccess: 'You have no access to this',
  noAccessHint: 'An administrator of your company can give it to you.',
  commands: 'Go to or do',
  keyboardShortcuts: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  privacyPolicy: 'Privacy Policy',
}

/** The words that the root entry says. */
export const useUiText = createTextHook(englishUiText)
