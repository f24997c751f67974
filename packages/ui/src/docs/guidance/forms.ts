import type { GroupGuidance } from './guidance-types.ts'

export const forms: GroupGuidance<'forms'> = {
  Form: {
    anatomy: ['A message if the save failed', 'Fields', 'FormActions'],
    do: [
      'Validate in validate: it runs on every change.',
      'Return formError(error) from onSubmit: errors appear at their fields.',
      'Call release before leaving on purpose, so that nobody is asked about changes.',
    ],
    dont: [
      'Do not disable Save while fields are invalid: a press moves focus to the first error.',
      'Do not report the same failure in a toast.',
    ],
    keyboard: [
      ['Enter in a field', 'Saves'],
      ['Save with errors', 'Moves focus to the first invalid field'],
    ],
    screenReader: 'The message is an alert. Each error is read with its field.',
    content: 'Messages say what to change. A save that failed keeps all input, so do not say it is lost.',
  },
  FormActions: {
    anatomy: ['Optional actions for the whole record', 'The number of invalid fields', 'Cancel', 'Save'],
    do: ['Put it last in the form.', 'Set isSticky for a long form: it stays visible at the bottom.'],
    dont: ['Do not add a second solid button.'],
    keyboard: [['Tab, Enter', 'Moves to Cancel and Save and presses them']],
    screenReader:
      'The number of invalid fields is announced after a failed save. Save is announced as busy while it runs.',
    content: 'Save is the default. Name another verb if it says more: "Send invitation".',
  },
  FormDialog: {
    anatomy: ['A title and Close', 'An optional sentence', 'The fields', 'Cancel and Save'],
    do: ['Use it for a few fields.', 'Render it only while it is open, below a ConfirmProvider.'],
    dont: ['Do not use it for a long form: give it a page.'],
    keyboard: [
      ['Enter in a field', 'Saves'],
      ['Escape', 'Closes it; with unsaved changes it asks first'],
    ],
    screenReader: 'A dialog, read with its title. Focus starts on the first field.',
    content: 'The title names the action and the record: "Edit storage location".',
  },
  FieldList: {
    anatomy: ['Entries with their fields, Move up, Move down and Remove', 'Add'],
    do: [
      'Set moveText if the order means something: the steps of a recipe.',
      'Set isTabular for a few fields that are the same in every entry.',
      'Set most if the number of entries is limited: Add then disappears.',
    ],
    dont: ['Do not use it for dozens of entries. Use a table or LineGrid.'],
    keyboard: [
      ['Enter on Add', 'Adds an entry and moves focus to its first field'],
      ['Enter on Remove', 'Removes the entry and moves focus to the next one'],
      ['Alt+Arrow up, Alt+Arrow down', 'Moves the entry of the focused field, if entries can be moved'],
    ],
    screenReader: 'A group with a name. Name the entry in removeText, so that Remove buttons differ.',
    content: 'Name what is added: "Add a price".',
  },
  FormValues: {
    anatomy: ['Whatever its function returns'],
    do: ['Keep what it renders small: it renders again at every key.'],
    dont: ['Do not change values in it.'],
    keyboard: 'It renders no controls.',
    screenReader: 'Announce a result that matters, such as a sum, with a role of status.',
    content: 'It has no text.',
  },
  useFormValue: {
    anatomy: ['A value of the form and the function that changes it'],
    do: ['Use it for a control that the form entry does not have.'],
    dont: ['Do not use it where a bound field exists.'],
    keyboard: 'It renders nothing; your control handles the keys.',
    screenReader: 'Your control needs its own label and error.',
    content: 'It has no text.',
  },
  useRecordForm: {
    anatomy: [
      'The props of Form or FormDialog',
      'Notices: a draft to restore, or values to merge',
      'A wrapper for Cancel',
    ],
    do: [
      'Put notices first among the children of the form.',
      'Wrap Cancel with cancel: what was given up on purpose is not offered again.',
      'Give each record its own draft key.',
    ],
    dont: ['Do not reload the record into the form yourself: a newer version arrives by a merge.'],
    keyboard: [['Tab, Enter', 'Answers the offer of a draft; focus then moves to the first field']],
    screenReader: 'The offer of a draft is announced politely. Values to merge take focus.',
    content: 'Describe a failure by what to do next. The message of a success appears in a toast.',
  },
  MergeFields: {
    anatomy: ['What happened', 'Each field that differs', 'Your value and the current one'],
    do: ['Show only the fields that differ.', 'Show values as text, with emptyText for an empty one.'],
    dont: ['Do not choose for the reader in silence.'],
    keyboard: [
      ['Tab', 'Moves from field to field'],
      ['← → ↑ ↓', 'Choose the other value'],
    ],
    screenReader: 'A group that takes focus when it appears. Each field is a radio group with its label.',
    content: 'Name who saved and when, then what to do.',
  },
}
