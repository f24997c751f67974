import { createTextHook } from './create-text-hook.ts'

/** Texts of the root entry. The English defaults are the specification's; an app passes its own language. */
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
  /** Read with the label of a required field, which is otherwise only marked by color. */
  required: string
  /** Read if a developer left out a field's label. */
  noLabel: string
  /** "45 of 50 characters", near a field's limit. */
  characterCount: (used: string, max: string) => string
  tooLong: (over: string, max: string) => string
  tooManyDigits: (max: string) => string
  /** Name of a quantity's unit select: "Unit of Portion size". */
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
  /** Shown if several files were dropped on a field for one. */
  onlyOneFile: (name: string) => string
  noneFound: string
  /** Read while someone searches: the number of matches. */
  optionsFound: (count: string) => string
  /** Read after the reason why options did not load. */
  retryByEnter: string
  showOptions: string
  rowsPerPage: string
  /** "11–20 of 312"; the numbers arrive in the reader's digits. */
  range: (from: string, to: string, total: string) => string
  /** Formats a count in the reader's digits. */
  number: (value: number) => string
  pages: string
  page: (number: string) => string
  previousPage: string
  nextPage: string
  actions: string
  breadcrumbs: string
  /** Shows the crumbs that a long path leaves out. */
  allBreadcrumbs: string
  notifications: string
  /** Read after the name of a link that opens a new tab. */
  opensNewTab: string
  offline: string
  offlineHint: string
  noAccess: string
  noAccessHint: string
  /** Name of the command palette's shortcut in the help. */
  commands: string
  keyboardShortcuts: string
  /** Heading of the shortcuts available on every screen. */
  everywhere: string
  privacyPolicy: string
  /** Name of the language choice. */
  language: string
}

const thousands = /\B(?=(\d{3})+$)/g
let numberFormat: Intl.NumberFormat | undefined

/** Formats whole numbers without `Intl`, whose first formatter takes as long as rendering a table. */
function formatNumber(value: number): string {
  if (Number.isSafeInteger(value)) return String(value).replace(thousands, ',')
  if (value === Infinity) return '∞'
  numberFormat ??= new Intl.NumberFormat('en')
  return numberFormat.format(value)
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
  characterCount: (used, max) => `${used} of ${max} characters`,
  tooLong: (over, max) => `At most ${max} characters: ${over} too many.`,
  tooManyDigits: (max) => `At most ${max} digits.`,
  unitOf: (label) => `Unit of ${label}`,
  fractions: 'Fractions',
  chooseFraction: 'Choose a fraction',
  discardTitle: 'Discard changes?',
  discardMessage: "Your changes haven't been saved.",
  discard: 'Discard',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  dropFile: 'Drop a file here, or',
  chooseFile: 'choose a file',
  removeFile: (name) => `Remove ${name}`,
  onlyOneFile: (name) => `Only one file is accepted: ${name}.`,
  noneFound: 'No matches',
  optionsFound: (count) => `Options: ${count}`,
  retryByEnter: 'Press Enter to try again.',
  showOptions: 'Show options',
  rowsPerPage: 'Rows per page',
  range: (from, to, total) => `${from}–${to} of ${total}`,
  number: formatNumber,
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  actions: 'Actions',
  breadcrumbs: 'Breadcrumbs',
  allBreadcrumbs: 'Show full path',
  notifications: 'Notifications',
  opensNewTab: 'opens in a new tab',
  offline: 'You are offline',
  offlineHint: 'It will load when you are back online.',
  noAccess: "You don't have access",
  noAccessHint: 'Ask your administrator.',
  commands: 'Search',
  keyboardShortcuts: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  privacyPolicy: 'Privacy Policy',
  language: 'Language',
}

/** Returns the texts of the root entry. */
export const useUiText = createTextHook(englishUiText)
