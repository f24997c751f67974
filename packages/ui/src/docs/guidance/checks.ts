import type { GroupGuidance } from './guidance-types.ts'

export const checks: GroupGuidance<'checks'> = {
  AnalysisTable: {
    anatomy: [
      'Groups of nutrients and components',
      'The value of the week',
      'The verdicts of both dates with their limits',
      'The values of the days',
      'The reasons of a row, on request',
    ],
    do: [
      'Keep openIds in the state of the screen.',
      'Pass null as the verdict of a row without a limit: it says "No limit".',
    ],
    dont: ['Do not leave a row out because it passes: readers compare with reports.'],
    keyboard: [
      ['Tab, Enter', 'Moves to a row and shows or hides its reasons'],
      ['← → ↑ ↓', 'Scroll while the table itself has focus'],
    ],
    screenReader: 'A region with a table and its caption. A row that can open is read as expanded or collapsed.',
    content: 'A verdict says by how much: "8 mg over".',
  },
  ComplianceStrip: {
    anatomy: [
      'The verdicts of both dates',
      'One tile for each group of checks, problems first',
      'What was not checked, while a week passes',
      'On a phone, one line that opens the tiles',
    ],
    do: ['Pass summary: it is announced after a pause in editing.', 'Use the slim variant above the planner.'],
    dont: ['Do not sort the tiles: problems come first.', 'Do not hide unknown checks.'],
    keyboard: [['Tab, Enter', 'Moves to a tile and opens its reasons, if onOpen is set']],
    screenReader: 'A region with a name. The summary is announced 1.2 seconds after the last change.',
    content: 'The summary is one sentence about the week, problems first.',
  },
  FixList: {
    anatomy: [
      'A heading',
      'What to do, a line per change',
      'A button that applies it',
      'What it does to cost and nutrition',
    ],
    do: ['Order by cost: the cheapest first.', 'Give each button a name that says what it applies.'],
    dont: ['Do not show a change that breaks another check.', 'Do not leave the list out when nothing helps: say so.'],
    keyboard: [['Tab, Enter', 'Moves to a button and applies its change']],
    screenReader: 'A list under its heading. It is busy while changes are being searched for.',
    content: 'Name the day, the item and the new amount; differences have a sign and a unit.',
  },
  ReasonList: {
    anatomy: [
      'A heading for each kind: unknown and unplanned items first',
      'Items with their amount and share',
      'Show all for a long list',
    ],
    do: ['Sort reasons within a kind: the largest first.', 'Pass onOpenItem if the reader may open items.'],
    dont: ['Do not shorten the list: from 14 entries on it shows 12 and offers the rest.'],
    keyboard: [['Tab, Enter', 'Moves to an item and opens it, or shows all']],
    screenReader: 'Lists with headings. A share is read as a percentage; its bar is hidden.',
    content: 'An item has its name, a short detail and an amount with its unit.',
  },
  VerdictBadge: {
    anatomy: ['A shape', 'A word'],
    do: ['Pass a label that says more: "3 of 5 days fail".'],
    dont: ['Do not use the colors of verdicts for anything else.', 'Do not show unknown as a pass.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Only the word is read: a label must name the verdict.',
    content: 'Pass, Advisory, Fail or Unknown.',
  },
  VerdictPair: {
    anatomy: ['Today with its verdict', 'Starting Jul 1, 2027 with its verdict'],
    do: ['Show both dates wherever a week is checked.', 'Use isStacked in narrow columns.'],
    dont: ['Do not show only the better one.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Each date is read with its verdict.',
    content: 'The dates are written out by the menu texts.',
  },
  GroupVerdicts: {
    anatomy: ['A button for each group', 'The name of the group', 'A mark for each date'],
    do: ['Show the group that fares worst first.', 'Keep the chosen group while its reasons are open.'],
    dont: ['Do not use it for one group: VerdictPair has room for words.', 'Do not hide the groups that pass.'],
    keyboard: [
      ['Tab', 'Moves to the next group'],
      ['Enter, Space', 'Shows the checks of the group'],
    ],
    screenReader: 'A group of buttons. Each is read with the verdicts of both dates in words, and whether it is shown.',
    content: 'Names are short: "Grades 6-8".',
  },
  WeekCard: {
    anatomy: [
      'School and week',
      'The verdicts of both dates',
      'Up to three problems and the number of others',
      'The days',
      'A link to the week',
    ],
    do: [
      'Pass problems in order of weight: the first three are shown.',
      'Pass null as overall for a week without a plan, undefined while it loads.',
    ],
    dont: ['Do not show a card that failed to load as an empty one: pass the error.'],
    keyboard: [['Tab, Enter', 'Moves to the link and opens the week']],
    screenReader: 'An article named after the school. A problem is read with its verdict; an error is an alert.',
    content: 'A problem has a name and how much: "Sodium, 8 mg over".',
  },
}
