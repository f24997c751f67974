import type { GroupGuidance } from './guidance-types.ts'

export const display: GroupGuidance<'display'> = {
  Badge: {
    anatomy: ['An optional icon', 'One or two words'],
    do: ['Use the neutral tone for facts and danger for what calls for action.'],
    dont: ['Do not use it for a verdict. VerdictBadge adds a shape.', 'Do not use it as a button: it takes no focus.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Read as plain text, so the word must say what the color means.',
    content: 'A word such as "Shared" or "Archived". Text that does not fit is truncated.',
  },
  ChangeLog: {
    anatomy: ['Who did what', 'When', 'Each field with its old and new value'],
    do: ['List the newest change first.', 'Pass null for an empty value, which is shown as nothingText.'],
    dont: ['Do not format the time in it: pass dateTime for machines and time for people.'],
    keyboard: 'It takes no focus.',
    screenReader:
      'A list with a name. Before each value it reads fromText and toText, shown as a crossed-out value and an arrow.',
    content: 'Name the field as its form does, and the person: "Updated by Dana Whitfield".',
  },
  Checklist: {
    anatomy: ['A heading', 'An optional description', 'Numbered steps, each usually a link, with an optional hint'],
    do: ['List the steps in the order to take them.', 'Keep steps that are done: they show a check mark.'],
    dont: ['Do not list a step without a page to take it on, unless the hint says whom to ask.'],
    keyboard: [['Tab, Enter', 'Moves to a step and opens it']],
    screenReader: 'A region named by its heading. A step that is done is read with doneLabel.',
    content: 'Start each step with a verb: "Plan a week". The hint says why.',
  },
  CountCards: {
    anatomy: ['An icon and a bar for the tone', 'The count', 'What is counted', 'An optional detail'],
    do: ['List the most urgent first, and leave out counts of zero.', 'Link to the list with its filter.'],
    dont: ['Do not show a count of 0: no card means nothing to do.', 'Do not show an unknown count as 0.'],
    keyboard: [['Tab, Enter', 'Moves to a card and opens its list']],
    screenReader: 'A named list of links. Each is read with its count, what it counts, and the detail.',
    content: 'What is counted follows the number: "items below par".',
  },
  Facts: {
    anatomy: ['The name of a value', 'The value', 'An optional explanation'],
    do: ['Show the few values a page is about.', 'Use the danger tone if a value calls for action.'],
    dont: ['Do not list many values of the same kind. Use a table.', 'Do not show 0 for an unknown value.'],
    keyboard: 'It takes no focus.',
    screenReader:
      'A name and its value are read in order. The danger tone is only a color, so say the problem in the detail.',
    content: 'A short label and a formatted value: "Days planned", "4 of 5".',
  },
  Figure: {
    anatomy: ['The picture, whose space is reserved until it loads'],
    do: ['Pass its own size, so that the text does not move.', 'Say in the text what the picture shows, too.'],
    dont: ['Do not show text in it that is nowhere else.', 'Do not use it for an icon, or in a table. Use Thumbnail.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Read by its alt.',
    content: 'The alt names what is seen: "The screen Recipes with sample data".',
  },
  Thumbnail: {
    anatomy: ['A square with the middle of the picture, empty until it is loaded'],
    do: ['Load the picture on onNear, so that a long list loads what is seen.'],
    dont: ['Do not show text in it that must be read.', 'Do not use it for a logo or an icon.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Read by its alt, and skipped if that is empty.',
    content: "Leave alt empty next to the record's name.",
  },
}
