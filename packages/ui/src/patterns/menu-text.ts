import type { ValueText } from './value-text.ts'
import type { ReasonEntry, Verdict } from './nutrition-types.ts'
import type { LineColumn } from './food/LineGrid/line-grid-types.ts'

/** The fixed text of the menu patterns. Names of foods, days, checks and categories come from props. */
export interface MenuText extends ValueText {
  /** A credit: up to three fraction digits. */
  credit: (value: number) => string
  percent: (share: number) => string

  verdicts: Record<Verdict, string>
  nothingPlanned: string
  /** Headers of the two dates. */
  now: string
  from2027: string
  /** For the tiles of the strip, which have no room for the day. */
  inJuly2027: string
  /** For narrow layouts: "2027". */
  from2027Short: string
  /** "Today: Pass" for screen readers. */
  dated: (date: string, verdict: string) => string

  minimum: (value: string) => string
  maximum: (value: string) => string
  lessThan: (value: string) => string

  creditSentence: (exact: string, credited: string) => string
  roundedDown: (lost: string) => string
  undocumented: string
  undocumentedFoods: string
  noCredits: string
  notAssessed: string
  notAssessedFoods: string

  noReasons: string
  /** Expands a long list of reasons. */
  showAllReasons: (count: number) => string
  reasonKinds: Record<ReasonEntry['kind'], string>

  showAll: (count: number) => string
  showFewer: string
  nutrients: string
  /** Header of the percentages. */
  dailyValue: string
  /** The mark of a value that was estimated, and the title of what it was estimated from. */
  estimated: string
  estimatedFrom: string
  /** The mark of a value that was stated with a reason, such as one that was accepted as 0, and the title of the reason. */
  stated: string
  statedFor: string
  /** The mark of a sum in which some values are estimates, and the title of the foods that have them. */
  partlyEstimated: string
  estimatedFoods: string
  credits: string
  cost: string
  weight: string

  complianceEmpty: string
  complianceEmptyHint: string
  noLimit: string

  lineColumns: Record<LineColumn, string> & { grams: string; cost: string }
  lineNo: string
  lineActions: string
  lineNumber: (number: number) => string
  lineForms: { AP: string; EP: string }
  lineFormNames: { AP: string; EP: string }
  addLine: string
  insertLine: string
  removeLine: string
  moveLineUp: string
  moveLineDown: string
  dragLine: string
  noLines: string
  noLinesHint: string
  searchItem: string
  searching: string
  searchFailed: string
  nothingFound: (query: string) => string
  /** Opens a line's yield and cooking. */
  lineDetails: string
  /** "1,200 g AP": the weight before trimming. */
  purchasedGrams: (grams: string) => string
  gridHelp: string
  gridShortcuts: readonly { keys: string; does: string }[]
  lineMoved: (number: number, of: number) => string
  lineRemoved: (number: number) => string
  rowsPasted: (count: number) => string

  days: string
  category: string
  dayActions: (day: string) => string
  copyDayTo: string
  clearDay: string
  notPlanned: string
  plannedMealsOf: (day: string) => string
  plannedServingsOf: (item: string) => string
  servingsShort: string
  mealsShort: string
  takeAll: string
  take: (count: number, of: number) => string
  takeOf: (category: string, day: string) => string
  takeMore: string
  takeFewer: string
  addItem: string
  addItemTo: (category: string, day: string) => string
  itemActions: (item: string) => string
  openItem: string
  moveItem: string
  moveUp: string
  moveDown: string
  moveToDay: string
  moveToCategory: string
  servingLine: string
  everyLine: string
  /** The name of a serving line that has none: "Line 2". */
  servingLineNumber: (line: number) => string
  moveItemNamed: (item: string) => string
  removeItem: string
  removeItemNamed: (item: string) => string
  pickerSearch: string
  pickerHint: string
  /** The hint of a search that was opened by typing on a cell. */
  pickerHintTyped: string
  /** Adds what was typed as a line without a food. */
  addText: (text: string) => string
  /** Marks a line that is reserved for a food. */
  placeholder: string
  pickerAdded: (item: string, count: number) => string
  otherCategories: string
  libraryEmpty: string
  /** What the library will list. */
  libraryEmptyHint: string
  libraryNoneFound: string
  librarySearch: string
  libraryAllCategories: string
  libraryCategory: string
  libraryTarget: (day: string) => string
  libraryNoTarget: string
  libraryCount: (count: number) => string
  /** Describes the week's keys to screen readers. */
  weekKeys: string
  /** The same for sighted users, below the week. */
  weekShortcuts: string
  cellsSelected: (count: number) => string
  /** Name of the controls for the selection. */
  selectionActions: string
  copy: string
  paste: string
  fillRight: string
  clear: string
  duplicateTo: string
  endSelection: string
  /** As printed on the keyboard. */
  deleteKey: string
  escapeKey: string
  daysSelected: (count: number) => string
  /** Makes a tap select days of a month. */
  selectDays: string
  selectWeek: string
  /** Describe the keys of a month that can be edited, to screen readers and to sighted users. */
  monthKeys: string
  monthShortcuts: string
  /** What dropping days does, shown next to the dragged day. */
  dropCopies: string
  dropMoves: string
  /** A day without service, on its button on a phone. */
  closedDay: string
  /** A day of a month that was served. */
  servedDay: string
  /** A school's day that differs from what was published. */
  changedDay: string
  /** A day with fields that both the school and a publication changed. */
  conflictDay: string
  /** Fields of a day that both the school and a publication changed. */
  dayConflicts: (count: number) => string
  /** Opens the comparison of a day with what was published. */
  compareDay: string
  /** Before the name of an item that recurs on weekdays. */
  recurringItem: string
  /** Before the cost of a day, for screen readers. */
  costPerMeal: string
  /** Before the cost of an item, for screen readers. */
  costOfPortion: string
  weekEmpty: string
  weekEmptyHint: string
  calories: string
  dragInstructions: string
  dragStarted: (item: string) => string
  dragOver: (item: string, place: string) => string
  dragOutside: (item: string) => string
  dragEnded: (item: string, place: string) => string
  dragCanceled: (item: string) => string
  place: (category: string, day: string) => string

  week: string
  previousWeek: string
  nextWeek: string
  thisWeek: string
  previousMonth: string
  nextMonth: string
  thisMonth: string
  previousYear: string
  nextYear: string
  thisYear: string
  saved: string
  saving: string
  unsaved: string
  notSaved: (reason: string) => string

  nutrientOrComponent: string
  analysisEmpty: string
  analysisEmptyHint: string

  weekNotPlanned: string
  weekPasses: string
  moreProblems: (count: number) => string
}
