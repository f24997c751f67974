import { defineColumns } from '../columns.ts'

export interface IngredientRow {
  id: number
  name: string
  group: string
  /** mg per 100 g; null = unknown. */
  sodium: number | null
  price: string
}

const foods: [name: string, group: string, sodium: number | null][] = [
  ['Apples, raw, with skin', 'Fruits', 1],
  ['Bananas, raw', 'Fruits', 1],
  ['Beans, black, canned, low sodium', 'Legumes', 138],
  ['Beef, ground, 85% lean, raw', 'Beef', 66],
  ['Bread, whole-wheat, commercially prepared', 'Baked', 455],
  ['Broccoli, frozen, chopped', 'Vegetables', 24],
  ['Cheese, mozzarella, part skim', 'Dairy', 619],
  ['Chicken, breast, roasted', 'Poultry', 74],
  ['House salad dressing', 'Own', null],
  ['Milk, fat free, fluid', 'Dairy', 42],
  ['Rice, brown, long-grain, cooked', 'Grains', 4],
  ['Turkey gravy, canned', 'Soups', 577],
]

/** Creates `count` ingredients, the same on every call. */
export function ingredients(count: number): IngredientRow[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, group, sodium] = foods[index % foods.length] ?? ['', '', null]
    const lot = Math.floor(index / foods.length)
    return {
      id: index + 1,
      name: lot === 0 ? name : `${name}, lot ${lot + 1}`,
      group,
      sodium,
      price: (1.15 + (index % 17) * 0.35).toFixed(2),
    }
  })
}

export const ingredientColumns = defineColumns<IngredientRow>([
  { id: 'name', header: 'Name', value: (row) => row.name, width: '14rem' },
  { id: 'group', header: 'Group', value: (row) => row.group },
  {
    id: 'sodium',
    header: 'Sodium, mg',
    align: 'end',
    value: (row) => row.sodium,
    text: (row) => (row.sodium === null ? 'unknown' : String(row.sodium)),
  },
  {
    id: 'price',
    header: 'Price per lb',
    align: 'end',
    value: (row) => Number(row.price),
    text: (row) => `$${row.price}`,
  },
])

/** With totals in the footer. */
export const summedColumns = ingredientColumns.map((column) => {
  if (column.id === 'sodium') return { ...column, total: (sum: number) => sum.toLocaleString('en') }
  if (column.id === 'price') return { ...column, total: (sum: number) => `$${sum.toFixed(2)}` }
  return column
})

/** The names in the rendered rows, from top to bottom. */
export const shownNames = (root: ParentNode) =>
  [...root.querySelectorAll('[data-row] > .name')].map((cell) => cell.textContent)

/** A rendered row by its index on the page. */
export function shownRow(root: ParentNode, index: number): HTMLElement {
  const row = root.querySelector<HTMLElement>(`[data-row="${index}"]`)
  if (!row) throw new Error(`Row ${index} is not rendered`)
  return row
}

/** A cell of a rendered row, by their indexes. */
export function shownCell(root: ParentNode, row: number, cell: number): HTMLElement {
  const found = shownRow(root, row).children[cell]
  if (!(found instanceof HTMLElement)) throw new Error(`Row ${row} has no cell ${cell}`)
  return found
}
