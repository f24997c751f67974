import { type Cell, type FoodTable, number } from './food-report-tables.ts'

const unknown: Cell = { text: 'Unknown', status: 'unknown' }
const average = { ...number, isLeast: false }

export const compositionTable: FoodTable = {
  columns: [
    { id: 'food', label: 'Name' },
    { id: 'category', label: 'Category' },
    { id: 'portion', label: 'Portion' },
    { id: 'values', label: 'Values' },
    { id: 'calories', label: 'Calories, kcal', ...average },
    { id: 'sodium', label: 'Sodium, mg', ...average },
  ],
  groupings: [
    { value: 'category', label: 'Category' },
    { value: 'values', label: 'Values' },
  ],
  choices: [
    {
      id: 'kind',
      label: 'List',
      value: '',
      options: [
        { value: '', label: 'Recipes' },
        { value: 'ingredient', label: 'Ingredients' },
      ],
    },
    {
      id: 'sort',
      label: 'Sort by',
      value: '',
      options: [
        { value: '', label: 'Name' },
        { value: '-sodium', label: 'Sodium, highest first' },
      ],
    },
  ],
  notes: [
    'Groups and the total show the average of the rows with a known value. Minimums and unknown values are left out.',
    'Dietary fiber is missing for Salsa, canned.',
  ],
  group: 'category',
  groups: [
    {
      label: 'Entree',
      cells: ['Entree', '', '', '', 312, { text: '486, partly unknown', value: 486, status: 'unknown' }],
      rows: [
        {
          cells: ['Beef tacos', 'Entree', '184 g', 'Complete', 312, 486],
          refs: { foodId: '21', kind: 'recipe' },
        },
        {
          cells: ['Nachos with salsa', 'Entree', '184 g', 'Minimum', 312, { text: '≥ 611', status: 'unknown' }],
          refs: { foodId: '22', kind: 'recipe' },
        },
      ],
    },
    {
      label: 'None',
      cells: ['None', '', '', '', unknown, unknown],
      rows: [
        {
          cells: ['Parfait', '', 'Unknown', 'Unknown', unknown, unknown],
          refs: { foodId: '23', kind: 'recipe' },
        },
      ],
    },
  ],
  total: ['Total', '', '', '', { text: '312, partly unknown', value: 312, status: 'unknown' }, 486],
}
