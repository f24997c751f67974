import type { GroupGuidance } from './guidance-types.ts'

export const layout: GroupGuidance<'layout'> = {
  Card: {
    anatomy: ['An optional title', 'Optional buttons or links next to it', 'The content'],
    do: [
      'Give it a title, so that it is a landmark.',
      'Set titleAs to the level that follows the outline of the page.',
    ],
    dont: ['Do not put a card into a card.', 'Do not make the whole card a link: link its title or add a button.'],
    keyboard: 'It takes no focus; its buttons and links do.',
    screenReader: 'With a title it is a region of that name.',
    content: 'The title is a name, not a sentence: "Cedar Elementary".',
  },
  Fold: {
    anatomy: ['The title with an arrow', 'A summary of the content', 'The content'],
    do: ['Say in the summary what it contains, so that most users can leave it closed.'],
    dont: ['Do not hide what every user must answer.', 'Do not put a Fold into a Fold.'],
    keyboard: [['Enter or Space', 'Opens or closes it']],
    screenReader: 'A region named by its title. The title says whether it is open.',
    content: 'The summary counts or names what is inside: "3 measures".',
  },
  Layout: {
    anatomy: [
      'Stack: one below the other',
      'Inline: a row that wraps',
      'Columns: as many equal columns as fit',
      'Split: content with a start column, an aside, or both',
      'Section: a part of a page with a heading',
      'ActionBar: Save and Cancel that stay visible',
      'Quiet: a secondary note',
    ],
    do: ['Set gaps in steps of the 4 px grid.', 'Use Section with an id for the targets of SectionNav.'],
    dont: ['Do not set margins on components: the layout around them sets the gaps.'],
    keyboard: 'It takes no focus. Links of SectionNav move focus to a section.',
    screenReader: 'A Section is a region named by its title. The other parts add nothing.',
    content: 'Section titles are names such as "Nutrition"; the description is one sentence.',
  },
  SidePanel: {
    anatomy: ['A title', 'Close', 'The content, which scrolls in itself'],
    do: ['Put it beside what it explains, and return the focus to what opened it.'],
    dont: ['Do not use it for a task that must be finished: that is a Drawer.'],
    keyboard: [['Escape', 'Closes the panel while the focus is in it']],
    screenReader: 'A region named by its title. It does not take the focus when it opens.',
    content: 'The title names what is explained: "Why: Sodium".',
  },
}
