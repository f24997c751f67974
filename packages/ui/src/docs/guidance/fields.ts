import type { GroupGuidance } from './guidance-types.ts'

const asField = 'Read with its label, hint and error; an error is announced as invalid.'

export const fields: GroupGuidance<'fields'> = {
  Attachments: {
    anatomy: [
      'The files being uploaded, each with its reason if it was refused',
      'The attached files with picture or icon, name, details, Edit and Remove',
      'The label and hint',
      'The area to drop files or choose them',
    ],
    do: [
      'Check size and emptiness before sending, and leave the type to the server, which reads the bytes.',
      'Keep a refused file in the list with its sentence until it is removed.',
      'Offer Undo after Remove.',
    ],
    dont: ['Do not use it for one file that a form needs. Use FileDrop.', 'Do not remove a row before it is attached.'],
    keyboard: [
      ['Tab', 'Moves through names, Edit and Remove to the field'],
      ['Enter', 'On a name downloads the file; on the field opens the file picker'],
    ],
    screenReader: 'A list with the label as its name, and a file input. A refusal is announced.',
    content: 'Say in the hint what it takes: "PDF or JPEG, at most 10 MB each".',
  },
  Checkbox: {
    anatomy: ['The box', 'The label', 'An optional hint', 'The error'],
    do: [
      'Use it for a yes or no that is saved with the form.',
      'Pass mixed if only some of the items it represents are selected.',
    ],
    dont: ['Do not use it for what applies immediately. Use Switch.'],
    keyboard: [['Space', 'Checks or unchecks it']],
    screenReader: asField,
    content: 'State what is true when it is checked: "Share with all schools". Do not ask a question.',
  },
  CheckboxGroup: {
    anatomy: ['The label', 'A search from 12 options on', 'A box that selects all matches', 'The count', 'The options'],
    do: ['Mark an option as isTaken if it is selected elsewhere: it is shown as checked and disabled.'],
    dont: ['Do not use it for one choice. Use RadioGroup or Select.'],
    keyboard: [
      ['Tab', 'Moves through the search and the options'],
      ['Space', 'Checks or unchecks an option'],
    ],
    screenReader: 'A group with its label, hint and error. The count is announced when it changes.',
    content: 'Say why an option cannot be changed in its hint.',
  },
  ChoiceGrid: {
    anatomy: ['The options as column headers', 'A row per thing with its name', 'A button for each option of a row'],
    do: ['Offer an option for "not stated", so that every row has a value.'],
    dont: ['Do not use it for one choice. Use RadioGroup.'],
    keyboard: [
      ['Tab', 'Moves from row to row'],
      ['Arrow keys', 'Move and select within a row'],
    ],
    screenReader: 'Each row is a radio group named by its row.',
    content: 'One or two words per option: the columns are narrow on a phone.',
  },
  Combobox: {
    anatomy: ['The label', 'The text', 'Clear', 'The button that opens the list', 'The options'],
    do: [
      'Use it for many options: it renders only those in view.',
      'Pass undefined as options while they load, and optionsError with onRetry if they fail.',
      'Keep the identity of an unchanged list.',
    ],
    dont: [
      'Do not use it for a handful of options. Use Select or RadioGroup.',
      'Do not expect new values: it selects from the list only.',
    ],
    keyboard: [
      ['Typing', 'Searches; the best match is ready for Enter'],
      ['↑ ↓, Home, End, Page Up, Page Down', 'Move through the options'],
      ['Enter', 'Selects the option; after a failed load, tries again'],
      ['Escape', 'Closes the list and restores the selection'],
    ],
    screenReader:
      'A combo box with its label, hint and error. The number of matches is announced, and each option has its position.',
    content: 'Options are names as people search for them. Leaving the field empty clears the selection.',
  },
  CountField: {
    anatomy: ['The label', 'One less', 'The number, or what is expected', 'One more', 'The error'],
    do: ['Use it where people count at the counter.', 'Pass what is expected: the first step takes it.'],
    dont: ['Do not use it for amounts with a unit. Use QuantityField.', 'Do not turn an empty field into zero.'],
    keyboard: [
      ['Typing', 'Enters the number'],
      ['Tab', 'Moves through one less, the number and one more'],
    ],
    screenReader: asField,
    content: 'Say in the label what is counted: "Served, K-5". The names of the buttons repeat it.',
  },
  DateField: {
    anatomy: ['The label', 'The date as text', 'The button that opens the calendar', 'The calendar'],
    do: [
      'Pass timeZone, the time zone of the caterer: it determines today.',
      'Set min, max and disabledReason: the field reports dates outside them.',
    ],
    dont: ['Do not read the browser for today.', 'Do not use it for a range. Use DateRangeField.'],
    keyboard: [
      ['↓', 'Opens the calendar'],
      ['← → ↑ ↓', 'Move by day and week'],
      ['Home, End', 'First and last day of the week'],
      ['Page Up, Page Down', 'Previous and next month; with Shift, year'],
      ['Enter, Space', 'Select the day'],
      ['Escape', 'Closes the calendar; focus returns to the text'],
    ],
    screenReader:
      'The calendar is a dialog with a grid. A day is read in full, with the reason if it is not available.',
    content: 'Label the event: "First day of service". The pattern is shown in the empty field.',
  },
  DateRangeField: {
    anatomy: ['The label', 'Named ranges', 'The start date', 'The end date'],
    do: ['Pass timeZone or today: without them there are no named ranges.', 'Treat an empty date as open.'],
    dont: ['Do not use two DateFields: this one rejects an end before the start.'],
    keyboard: [['Tab', 'Moves through the named range, the start and the end, which work like DateField']],
    screenReader: 'A group with its label and hint; each date has its own label.',
    content: 'Label what happened in the range: "Delivered".',
  },
  FileDrop: {
    anatomy: ['The label', 'The area to drop a file or choose one', 'The name of the chosen file and Remove'],
    do: ['Check type and size in refuse and return the reason: accept only filters the file picker.'],
    dont: ['Do not use it for several files: it takes the first and says so.'],
    keyboard: [
      ['Enter, Space', 'Open the file picker'],
      ['Tab', 'Moves to Remove; after removing, focus returns to the field'],
    ],
    screenReader: 'A file input with its label, hint and error. A refusal is announced.',
    content: 'Say in the hint what it takes: "CSV, up to 20 MB".',
  },
  ImageField: {
    anatomy: ['The label', 'The area to drop a picture or choose one', 'The picture with Replace and Remove'],
    do: ['Set limits to the size that the picture is shown at: it is scaled down before it is saved.'],
    dont: ['Do not use it for photos that must keep their size, or for other files. Use FileDrop.'],
    keyboard: [
      ['Enter, Space', 'Open the file picker'],
      ['Tab', 'Moves to Replace and Remove; after removing, focus returns to the field'],
    ],
    screenReader:
      'A file input with its label, hint and error; the picture is read by its alt. A refusal is announced.',
    content: 'Say in the hint what it takes and where it is shown: "Shown on printed menus".',
  },
  MoneyField: {
    anatomy: ['The label', 'The sign of the currency', 'The amount'],
    do: ['Keep the value as a decimal string.', 'Check it with parseMoney and pass the error.'],
    dont: ['Do not convert it to a number: cents would be lost.', 'Do not write the currency into the label.'],
    keyboard: 'Edits like any text. After focus leaves, the amount is padded: 12.5 becomes 12.50.',
    screenReader: `${asField} The sign of the currency is read with it.`,
    content: 'Label the price and its base: "Price per case".',
  },
  NumberField: {
    anatomy: ['The label', 'The number', 'An optional unit'],
    do: ['Keep the value as the typed string: empty is unknown, not zero.', 'Show the unit with unit.'],
    dont: ['Do not use it for money or for amounts with a choice of units.'],
    keyboard: 'Edits like any text. Arrow keys and the mouse wheel do not change the number.',
    screenReader: `${asField} The unit is read with it.`,
    content: 'An error states the rule: "Enter a number greater than 0".',
  },
  PasswordField: {
    anatomy: ['The label', 'The password', 'The button that shows or hides it'],
    do: ['Set autoComplete to current-password or new-password, so that password managers work.'],
    dont: ['Do not block pasting.', 'Do not ask for the password twice only to find typos: it can be shown.'],
    keyboard: [['Tab', 'Moves to the button that shows the password']],
    screenReader: `${asField} The button says whether it shows or hides the password.`,
    content: 'State the rules of a new password in the hint, before the first try.',
  },
  PhoneField: {
    anatomy: ['The label', 'The dial code', 'The digits'],
    do: ['Pass the dial code of the caterer.', 'Check the value with phoneProblem.'],
    dont: ['Do not store the dial code in the value: it holds only the digits.'],
    keyboard: 'Edits like any text. After focus leaves, a pasted +1 (555) 010-9999 is its ten digits.',
    screenReader: `${asField} The dial code is read with it.`,
    content: 'Text that is not a number stays as typed, so the error can say what to change.',
  },
  QuantityField: {
    anatomy: ['The label', 'The amount', 'The fractions', 'The unit'],
    do: [
      'Pass parse and format: the product defines what an amount is.',
      'Keep the unit of an old record: it is shown even if the list no longer has it.',
    ],
    dont: ['Do not use it for a fixed unit. Use NumberField with unit.'],
    keyboard: [
      ['Typing', '1 1/2, 1½ and 1.5 are read by parse'],
      ['↓ on ½', 'Opens the fractions'],
      ['← → ↑ ↓, Home, End', 'Move through the fractions'],
      ['Enter, Space', 'Pick the fraction'],
      ['Escape', 'Closes the fractions'],
    ],
    screenReader: `${asField} The unit is a separate list, named after the label.`,
    content: 'Label the amount, not the unit: "Portion size".',
  },
  RadioGroup: {
    anatomy: ['The label', 'The options with optional hints', 'A hint for the group', 'The error'],
    do: ['Use it for up to five options worth comparing.', 'Explain an option in its hint.'],
    dont: ['Do not use it for many options. Use Select or Combobox.'],
    keyboard: [
      ['Tab', 'Moves to the selected option and out'],
      ['← → ↑ ↓', 'Select another option'],
    ],
    screenReader: 'A radio group with its label, hint and error. The hint of an option is read with it.',
    content: 'Options are parallel and short. The hint says what a choice means.',
  },
  Select: {
    anatomy: ['The label', 'The selected option', 'The native list'],
    do: [
      'Pass a placeholder if nothing is selected at first: "Select a vendor".',
      'Pass old values too: one that is not in the list is still shown.',
    ],
    dont: ['Do not use it for many options. Use Combobox.', 'Do not start an action when the selection changes.'],
    keyboard: 'The keys of the native list: arrow keys, letters and Enter.',
    screenReader: asField,
    content: 'List options in the order people expect: by time, by size, or alphabetically.',
  },
  Switch: {
    anatomy: ['The switch', 'The label', 'An optional hint', 'The error'],
    do: ['Use it for a setting that applies immediately.', 'Say in the hint what it does, or why it is disabled.'],
    dont: ['Do not use it with a Save button. Use Checkbox.'],
    keyboard: [['Enter, Space', 'Turns it on or off']],
    screenReader: 'A switch that is read as on or off, with its hint and error.',
    content: 'Name the setting, so that the label is true when it is on: "Filter Data".',
  },
  SwitchGrid: {
    anatomy: [
      'The settings as column headers',
      'A row per thing with its name and a hint',
      'A switch for each setting',
    ],
    do: ['Save each change at once, and show at the row what did not go through.'],
    dont: ['Do not use it inside a form with Save. Use CheckboxGroup.'],
    keyboard: [
      ['Tab', 'Moves from switch to switch'],
      ['Space', 'Turns the switch'],
    ],
    screenReader: 'Each switch is named by its row and its column.',
    content: 'One or two words per column: they are narrow on a phone.',
  },
  TextArea: {
    anatomy: ['The label', 'The text, which grows', 'An optional hint', 'A count near the limit', 'The error'],
    do: ['Set rows to the usual length.', 'Set maxLength: longer text is kept and reported.'],
    dont: ['Do not use it for one line. Use TextField.'],
    keyboard: 'Edits like any text. Enter starts a new line.',
    screenReader: `${asField} Reaching the limit is announced.`,
    content: 'Say in the hint who will read the text.',
  },
  TextField: {
    anatomy: [
      'The label',
      'An optional start: an icon or text',
      'The text',
      'An optional unit',
      'An optional button',
      'A hint, a count near the limit, and the error',
    ],
    do: ['Set maxLength: longer text is kept and reported.', 'Set unit or start for text that belongs to the value.'],
    dont: [
      'Do not use a placeholder instead of a label.',
      'Do not show an error before the reader had a chance to type.',
    ],
    keyboard: 'Edits like any text.',
    screenReader: `${asField} Unit and start text are read with it; reaching the limit is announced.`,
    content: 'Labels are nouns without a colon. An error names the field and the fix: "Enter a vendor name".',
  },
}
