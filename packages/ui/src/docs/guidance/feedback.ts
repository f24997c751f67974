import type { GroupGuidance } from './guidance-types.ts'

export const feedback: GroupGuidance<'feedback'> = {
  Banner: {
    anatomy: ['An icon for the tone', 'The message', 'An optional action', 'An optional Close button'],
    do: ['Put it above what it is about.', 'Remove it when it no longer applies.', 'Offer the fix as its action.'],
    dont: ['Do not make it dismissible if the reader must act.', 'Do not repeat it in a toast.'],
    keyboard: [['Tab', 'Moves to the action and to Close']],
    screenReader: 'The error tone is an alert and interrupts. The other tones wait for a pause.',
    content: 'State the fact, then the next step, in one or two sentences.',
  },
  EmptyState: {
    anatomy: ['An icon', 'A title', 'An optional reason and next step', 'An optional button or link'],
    do: [
      'Tell nothing yet and no match apart with kind: the icon follows.',
      'Offer the next step, such as adding the first record.',
      'Use the small size inside menus, cards and drawers.',
    ],
    dont: ['Do not use it for an error. ErrorState reads the error and offers a retry.'],
    keyboard: [['Tab', 'Moves to the action']],
    screenReader: 'Read as text. Set isPage if its title is the heading of the page.',
    content: 'The title says what is missing, "No recipes yet", and the text says what to do.',
  },
  ErrorState: {
    anatomy: ['An icon', 'The reason', 'Try again'],
    do: [
      'Pass the error as it was thrown: its message is shown.',
      'Pass onRetry. It also runs by itself when a lost connection is back.',
    ],
    dont: [
      'Do not use it while older content can stay: show a Banner above that.',
      'Do not build your own text for missing access: a status of 403 has one, without a retry.',
    ],
    keyboard: [['Tab, Enter', 'Moves to Try again and loads again']],
    screenReader: 'An alert: it is read as soon as it appears.',
    content: 'Messages of the server appear as they are, so write them for the reader.',
  },
  Progress: {
    anatomy: ['The task', 'A detail such as the number of rows', 'A bar'],
    do: ['Give a detail with numbers: "3,120 of 8,618 rows".', 'Pass null as the value while the total is unknown.'],
    dont: ['Do not use it for short waits. Use Skeleton, or isBusy on the button.'],
    keyboard: 'It takes no focus.',
    screenReader:
      'The bar is read with the task and the detail. The detail is announced at each quarter, not at every row.',
    content: 'Name the task and its object: "Importing foods.csv".',
  },
  Skeleton: {
    anatomy: ['As many gray lines as the content will take'],
    do: ['Set lines to the height of what follows, so that nothing moves.'],
    dont: [
      'Do not add a delay: it appears after 150 ms by itself.',
      'Do not use it for a task that takes minutes. Use Progress.',
    ],
    keyboard: 'It takes no focus.',
    screenReader: 'Hidden from screen readers. Announce "Loading..." where that helps.',
    content: 'It has no text.',
  },
  Toast: {
    anatomy: ['An icon for the tone', 'The message', 'Undo, if onUndo is set', 'Close'],
    do: [
      'Render ToastProvider once, around the app, and call useToast in the screens.',
      'Offer onUndo for what was done without a question.',
    ],
    dont: [
      'Do not report what the page itself shows.',
      'Do not put the only copy of important information into it: it disappears after 5 seconds, or 9 with Undo or an error.',
    ],
    keyboard: [
      ['F8', 'Moves focus to the newest toast'],
      ['Tab', 'Moves through Undo and Close; no toast expires while focus is on one'],
    ],
    screenReader: 'A region named "Notifications" that is announced politely. At most three are shown.',
    content: 'What happened, in the past tense: "Golden Grains archived". Errors also say what to do.',
  },
}
