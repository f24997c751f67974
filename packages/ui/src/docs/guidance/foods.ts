import type { GroupGuidance } from './guidance-types.ts'

export const foods: GroupGuidance<'foods'> = {
  AllergenIcons: {
    anatomy: ['A level of certainty', 'Allergens with icon and name', 'The foods behind one, on request'],
    do: ['Pass unknown allergens too: unknown is not free of.', 'Use the row variant in cards and lists.'],
    dont: ['Do not show an icon without its name.'],
    keyboard: [
      ['Tab, Enter', 'Moves to an allergen and shows its foods'],
      ['Escape', 'Closes them; focus returns'],
    ],
    screenReader: 'Each allergen is read with its certainty. A row also reads those it has no room to show.',
    content: 'Allergens keep the names of the specification.',
  },
  CreditList: {
    anatomy: [
      'The component',
      'The exact amount, if it was rounded',
      'The credited amount with its unit',
      'What was rounded down, is missing or has no documentation',
    ],
    do: ['Pass the foods whose crediting is missing: the amount is then a minimum.'],
    dont: ['Do not round amounts before you pass them: the loss is shown.'],
    keyboard: [
      ['Tab, Enter', 'Moves to Incomplete or No documentation and lists the foods'],
      ['Escape', 'Closes the list; focus returns'],
    ],
    screenReader: 'The arrow between exact and credited amount is read as a sentence.',
    content: 'Components are named as USDA names them.',
  },
  IngredientList: {
    anatomy: ['The amount with its unit or measure', 'The food', 'What to do with it, and AP for as purchased'],
    do: ['Write amounts as kitchens do: 1 1/2 cup.', 'Keep the order of the recipe.'],
    dont: ['Do not use it to edit lines. Use LineGrid.'],
    keyboard: 'It takes no focus.',
    screenReader: 'A list with a name; each line is read as amount, food, details.',
    content: 'The label names the recipe: "Ingredients of Soft beef tacos".',
  },
  StepList: {
    anatomy: [
      'The number of the step',
      'What to do',
      'The critical control point: limit, monitoring, corrective action',
    ],
    do: ['Keep a step to one action.', 'Show only the facts of a control point that are filled in.'],
    dont: ['Do not use it to edit steps. Use FieldList with moveText.'],
    keyboard: 'It takes no focus.',
    screenReader: 'A numbered list with a name; a control point is read after its step.',
    content: 'The label names the recipe: "Steps of Soft beef tacos".',
  },
  LabelPanel: {
    anatomy: [
      'A line per nutrient, indented as printed',
      'The printed value with its unit',
      'The percent of the Daily Value',
      'The value per 100 g and what the printed number can mean',
    ],
    do: ['Keep the order of the printed panel.', 'Pass a note for a number that a label would not print.'],
    dont: ['Do not show 0 for a nutrient that is not printed: leave it blank.'],
    keyboard: [
      ['Enter, Down, Up', 'Moves to the next or the previous line'],
      ['Enter in the last line', 'Finishes'],
      ['Paste', 'A column of numbers fills the lines from the current one on'],
    ],
    screenReader: 'A table with a name. The meaning of the printed number is read with its field.',
    content: 'Names as the label prints them: "Total Fat". Values as printed: "<1", "less than 5 mg", "20%".',
  },
  LineGrid: {
    anatomy: [
      'A handle and the number of the line',
      'Item, amount, unit and the other cells',
      'Grams and cost, calculated',
      'The menu of the line',
      'Add line and the list of keys',
    ],
    do: [
      'Let lines be pasted from a spreadsheet: several rows become several lines.',
      'On onLeaveAmount, move a whole quantity that was typed as the amount ("1 qt + 8 oz") to amount, unit and second amount.',
      'Pass the signal of searchItems on to the request: a newer search aborts it.',
    ],
    dont: ['Do not clear a line whose food is not found: the text stays, and the reader chooses or creates the food.'],
    keyboard: [
      ['← → ↑ ↓', 'Move between cells'],
      ['Enter, F2', 'Edit the cell'],
      ['Tab', 'Saves and moves to the next cell'],
      ['Escape', 'Cancels editing'],
      ['Alt ↑, Alt ↓', 'Move the line'],
      ['Ctrl Enter, Ctrl Delete', 'Insert a line below, remove the line'],
      ['Ctrl V', 'Pastes rows'],
    ],
    screenReader:
      'A grid with a name and the number of its rows. Lines that were moved, removed or pasted are announced.',
    content: 'An amount is typed as cooks write it: 1 1/2, ½ or 0.75.',
  },
  MissingValue: {
    anatomy: ['The value with its unit, or a minimum', 'Incomplete or Unknown', 'What is missing, on request'],
    do: ['Pass the names of the foods that lack the value.', 'Set isPlain inside another button.'],
    dont: ['Do not pass 0 for an unknown value: pass null.'],
    keyboard: [
      ['Tab, Enter', 'Moves to the word and lists what is missing'],
      ['Escape', 'Closes the list; focus returns'],
    ],
    screenReader: 'A minimum is read as such, followed by "incomplete".',
    content: 'Three forms only: "217 mg", "≥ 217 mg incomplete" and "Unknown".',
  },
  NutrientBar: {
    anatomy: [
      'The bar of the known value',
      'The hatched part that is unknown',
      'A mark for each limit',
      'A legend with both dates',
    ],
    do: ['Leave out status where nothing is checked.', 'Hide the legend if a header already names the limits.'],
    dont: ['Do not use it without the value as text nearby.'],
    keyboard: 'It takes no focus.',
    screenReader: 'One image, read as name, value, unit and the limits of both dates.',
    content: 'The label is the name of the nutrient.',
  },
  NutritionPanel: {
    anatomy: ['A title and an optional subtitle', 'Cost and weight', 'Crediting', 'Nutrients', 'Allergens'],
    do: [
      'Pass undefined as nutrients while they load.',
      'Pass notice if nothing can be calculated yet: it says what to enter.',
    ],
    dont: ['Do not hide an incomplete value: it is shown as a minimum.'],
    keyboard: [
      ['Tab, Enter on Show all', 'Shows every nutrient, or only the needed ones again'],
      ['Tab, Enter on Incomplete', 'Lists what is missing'],
    ],
    screenReader: 'A region named by its title, with headings for its parts.',
    content: 'The title names the base: "Per portion".',
  },
  ShareTable: {
    anatomy: ['A line per ingredient', 'A column per value', 'The total, and what rounding took from it'],
    do: ['Let the lines add up to the total.', 'Pass incomplete values as such, not as text.'],
    dont: ['Do not use it for records that can be sorted or opened. Use DataTable.'],
    keyboard: 'It takes no focus.',
    screenReader: 'A table with a name; on a phone, too, each value is read with its column.',
    content: 'Name the unit in the header: "Sodium, mg".',
  },
  ValueWithUnit: {
    anatomy: ['The number', 'The unit in a quieter color'],
    do: ['Use it only for a complete number.'],
    dont: ['Do not use it for a value that may be incomplete. Use MissingValue.'],
    keyboard: 'It takes no focus.',
    screenReader: 'Number and unit are read in order, also inside right-to-left text.',
    content: 'Pass the unit as printed on labels: "mg", "g", "oz eq".',
  },
}
