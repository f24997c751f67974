import type { GroupGuidance } from './guidance-types.ts'

export const reports: GroupGuidance<'reports'> = {
  BarChart: {
    anatomy: ['A title', 'A button for each group: its name, a bar, its value', 'A note about what is left out'],
    do: ['Show a table with the figures in full below it.', 'Say in the note how many groups have no bar.'],
    dont: ['Do not pass 0 for an unknown value.', 'Do not show more bars than a reader can compare: a dozen.'],
    keyboard: [
      ['Tab', 'Moves from group to group'],
      ['Enter, Space', 'Opens the rows behind the bar'],
    ],
    screenReader: 'A list with the title as its name. A button is read with its name and value; the bars are hidden.',
    content: 'The title says what is measured, and by what: "Value by category". Values are short: "$1.2K".',
  },
  DrillTable: {
    anatomy: [
      'A caption',
      'Groups with their number of rows and subtotals',
      'Rows with links to their records',
      'A line while rows load, if they fail, or if there are more',
      'The total of all rows',
    ],
    do: [
      'Read what is inside a group when it is opened.',
      'Keep the lines while others load, and set isBusy.',
      'Show an empty state instead of a table without lines.',
    ],
    dont: ['Do not leave an unknown subtotal empty: empty means that the column has no totals.'],
    keyboard: [
      ['Tab', 'Moves through groups, links and buttons'],
      ['Enter, Space', 'Opens or closes the group'],
      ['← → ↑ ↓', 'Scroll while the table itself has focus'],
    ],
    screenReader:
      'A region with a table. A group is read as expanded or collapsed; rows that load or fail are announced.',
    content:
      'A group says how many rows it has: "12 rows". A subtotal with missing values is a lower bound: "≥ $310.00".',
  },
  ReportFilters: {
    anatomy: ['Dates by name or as a range', 'Choices of the report', 'The chosen schools', 'Children at the end'],
    do: ['Keep dates, schools and choices in the address.', "Pass today in the caterer's time zone."],
    dont: ['Do not show a button for one school: there is nothing to choose.'],
    keyboard: [['Tab', 'Moves through dates, choices and schools']],
    screenReader: 'A search region with a name. The button of the schools says which are chosen.',
    content: 'No school chosen means all schools, including new ones: "All schools".',
  },
  ReportTable: {
    anatomy: [
      'A caption with Open all',
      'Rows with their parts',
      'Verdicts by shape and word',
      'Links to what a cell is made of',
    ],
    do: [
      'Export the same rows that are shown.',
      'Give numbers their own columns.',
      'Open the parts that most readers come for with isOpen.',
    ],
    dont: ['Do not color a cell without its word.'],
    keyboard: [
      ['Tab, Enter', 'Moves to a row and opens its parts, or follows a cell'],
      ['← → ↑ ↓', 'Scroll while the table itself has focus'],
    ],
    screenReader: 'A region with a table. A row with parts is read as expanded or collapsed.',
    content: 'Units are in the name of a row: "Fruit, cup".',
  },
  SchoolsChoice: {
    anatomy: ['A button that says which are chosen', 'A dialog with a search and a box for each school'],
    do: ['Keep the chosen schools in the address.'],
    dont: ['Do not list every school as chosen: an empty choice means all of them, including new ones.'],
    keyboard: [['Enter, Space', 'Opens the dialog; there, Tab and Space choose']],
    screenReader: 'The button is read with what it chooses: "Schools: All schools".',
    content: 'One school is named; several are counted: "3 schools".',
  },
  ShareChart: {
    anatomy: ['A title', 'A row for each part: its name, a bar with its share, its amount'],
    do: [
      'Sort the parts: the largest first, unknown ones last.',
      'Say below it that something is unknown.',
      'Let names open what a part is made of, where something is behind it.',
    ],
    dont: ['Do not give an unknown part a share of 0.'],
    keyboard: 'Names that open something are buttons; otherwise it handles no keys.',
    screenReader: 'The bars are hidden; their rows have the same values as text.',
    content: 'The title names the whole: "Sodium, share of each item".',
  },
  TrendChart: {
    anatomy: ['A title', 'The line with its limits', 'A table with the same values'],
    do: ['Pass null for an unknown value: the line has a gap.'],
    dont: ['Do not pass a lower bound as a value: its text says so in the table.'],
    keyboard: 'It handles no keys: the chart is a picture, and the table is read.',
    screenReader: 'The chart is hidden; the table beside it is read.',
    content: 'The title names the value, its unit and what it is an average of.',
  },
}
