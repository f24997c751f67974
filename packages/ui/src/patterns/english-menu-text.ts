import type { MenuText } from './menu-text.ts'

const formats = new Map<number, Intl.NumberFormat>()

function number(value: number, digits: number) {
  let format = formats.get(digits)
  if (!format) {
    format = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(digits, format)
  }
  return format.format(value)
}

const creditFormat = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const percentFormat = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 })

/** The defaults: US English numbers and words. */
export const englishMenuText: MenuText = {
  number,
  credit: (value) => creditFormat.format(value),
  percent: (share) => percentFormat.format(share),

  verdicts: { pass: 'Pass', advisory: 'Advisory', fail: 'Fail', unknown: 'Unknown' },
  nothingPlanned: 'Nothing planned',
  now: 'Today',
  from2027: 'From 1 Jul 2027',
  from2027Short: '2027',
  dated: (date, verdict) => `${date}: ${verdict}`,

  atLeast: (figure) => `≥ ${figure}`,
  incomplete: 'incomplete',
  unknownFigure: 'Unknown',
  missingFrom: 'No value from',
  missingUnnamed: 'Some foods have no value, so the true figure is this or more.',

  minimum: (figure) => `at least ${figure}`,
  maximum: (figure) => `at most ${figure}`,
  lessThan: (figure) => `less than ${figure}`,

  allergenLevels: {
    contains: 'Contains',
    mayContain: 'May contain',
    madeInFacility: 'Made in a facility with',
    unknown: 'Not known',
  },
  noAllergens: 'No allergens',
  andMore: (count) => `+${count}`,

  creditSentence: (exact, credited) => `${exact} exact, credited ${credited}`,
  roundingTook: (lost) => `rounding takes ${lost}`,
  unproven: 'unproven',
  unprovenFoods: 'No document behind the credit of',
  noCredits: 'Nothing credits yet.',

  noReasons: 'Nothing to explain.',
  showAllReasons: (count) => `Show all ${count}`,
  reasonKinds: {
    share: 'Where it comes from',
    rounding: 'Lost to rounding',
    unknown: 'Not known',
    notPlanned: 'Not planned yet',
    unproven: 'Credit without a document',
  },

  showAll: (count) => `Show all ${count} nutrients`,
  showFewer: 'Show fewer',
  nutrients: 'Nutrients',
  credits: 'Meal pattern',
  allergens: 'Allergens',
  cost: 'Cost',
  weight: 'Weight',

  complianceEmpty: 'Nothing to check yet',
  complianceEmptyHint: 'Put an item on a day and the checks appear here.',
  noLimitThen: 'No limit',

  lineColumns: {
    amount: 'Amount',
    unit: 'Unit',
    item: 'Ingredient',
    prep: 'Preparation',
    form: 'AP/EP',
    grams: 'Weight',
    cost: 'Cost',
  },
  lineNo: 'Line',
  lineActions: 'Actions',
  lineNumber: (line) => `Line ${line}`,
  lineForms: { AP: 'AP', EP: 'EP' },
  lineFormNames: { AP: 'AP, as purchased', EP: 'EP, edible portion' },
  addLine: 'Add line',
  insertLine: 'Insert line above',
  removeLine: 'Remove line',
  moveLineUp: 'Move line up',
  moveLineDown: 'Move line down',
  dragLine: 'Drag to reorder',
  noLines: 'No ingredients yet',
  noLinesHint: 'Add a line, or paste rows from a spreadsheet: amount, unit, ingredient, preparation.',
  searchItem: 'Ingredient or recipe',
  searching: 'Searching…',
  searchFailed: 'The search failed. Type again to retry.',
  nothingFound: (query) => `Nothing found for “${query}”`,
  gridHelp: 'Keyboard',
  gridShortcuts: [
    { keys: '↑ ↓ ← →', does: 'move between cells' },
    { keys: 'Enter / F2', does: 'edit the cell' },
    { keys: 'Tab', does: 'save and go to the next cell' },
    { keys: 'Esc', does: 'leave the cell as it was' },
    { keys: 'Alt ↑ / Alt ↓', does: 'move the line' },
    { keys: 'Ctrl Enter', does: 'insert a line below' },
    { keys: 'Ctrl Delete', does: 'remove the line' },
    { keys: 'Ctrl V', does: 'paste rows from a spreadsheet' },
  ],
  lineMoved: (line, of) => `Line moved to ${line} of ${of}`,
  lineRemoved: (line) => `Line ${line} removed`,
  rowsPasted: (count) => (count === 1 ? '1 row pasted' : `${count} rows pasted`),

  days: 'Days',
  category: 'Category',
  dayActions: (day) => `Actions for ${day}`,
  copyDayTo: 'Copy this day to',
  clearDay: 'Clear day',
  notPlanned: 'Not planned yet',
  plannedMealsOf: (day) => `Planned meals on ${day}`,
  plannedServingsOf: (item) => `Planned servings of ${item}`,
  servingsShort: 'servings',
  mealsShort: 'meals',
  takesAll: 'takes all',
  takes: (count, of) => `takes ${count} of ${of}`,
  takesOf: (category, day) => `How many of ${category} a student takes on ${day}`,
  takesMore: 'One more',
  takesFewer: 'One fewer',
  addItem: 'Add',
  addItemTo: (category, day) => `Add to ${category}, ${day}`,
  itemActions: (item) => `Actions for ${item}`,
  openItem: 'Open',
  moveItem: 'Move',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moveToDay: 'Move to day',
  moveToCategory: 'Move to category',
  moveItemNamed: (item) => `Move ${item}`,
  removeItem: 'Remove',
  removeItemNamed: (item) => `Remove ${item}`,
  pickerSearch: 'Search items',
  pickerHint: 'Enter adds and stays open for the next',
  pickerAdded: (item, count) => `${item} added, ${count} on the menu`,
  otherCategories: 'Other categories',
  libraryEmpty: 'No menu items yet',
  libraryNoneFound: 'Nothing matches',
  librarySearch: 'Search menu items',
  libraryAllCategories: 'All',
  libraryCategory: 'Category',
  libraryTarget: (day) => `Enter adds to ${day}`,
  libraryNoTarget: 'Drag an item onto a day',
  libraryCount: (count) => (count === 1 ? '1 item' : `${count} items`),
  weekEmpty: 'Nothing planned this week',
  weekEmptyHint: 'Press Add in a cell, or drag an item from the list onto a day.',
  kcal: 'kcal',
  dragInstructions:
    'To pick up an item, press Space. Move it with the arrow keys, press Space again to drop it, or Escape to cancel.',
  dragStarted: (item) => `Picked up ${item}.`,
  dragOver: (item, place) => `${item} is over ${place}.`,
  dragOutside: (item) => `${item} is outside the menu.`,
  dragEnded: (item, place) => `${item} was put on ${place}.`,
  dragCancelled: (item) => `${item} stays where it was.`,
  place: (category, day) => `${category}, ${day}`,

  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  saved: 'Saved',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  notSaved: (reason) => `Not saved: ${reason}`,

  figure: 'Figure',
  analysisEmpty: 'Nothing to analyse yet',
  analysisEmptyHint: 'Plan a day of this week and its figures appear here.',

  weekNotPlanned: 'Nothing planned for this week',
  weekPasses: 'Everything passes on both dates',
  moreProblems: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
}
