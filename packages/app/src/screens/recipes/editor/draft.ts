import type { MealCategory } from '@commissary/domain/menu'

/** What a line points to: an ingredient, another recipe, or a reference food that is being taken over. */
export type ItemId = `${'ingredient' | 'recipe' | 'reference'}-${number}`

export interface DraftLine {
  id: string
  /** As typed: "1 1/2", "½". */
  amount: string
  /** As typed or chosen; a unit that is none of ours stays as text. */
  unit: string
  item: { id: ItemId; label: string } | null
  /** What was typed or pasted where no item is chosen yet. */
  itemText: string
  prep: string
  form: 'AP' | 'EP'
  creditAs: 'VEGETABLE' | 'MEAT_ALTERNATE' | null
}

/** A recipe as the editor holds it: what was typed is kept as typed, the recipe's record is made on saving. */
export interface RecipeDraft {
  number: string
  name: string
  type: '' | 'myRecipe' | 'usda' | 'shared' | 'subRecipe'
  category: '' | MealCategory
  portions: string
  portionLabel: string
  yieldAmount: string
  yieldUnit: string
  directions: string
  lines: DraftLine[]
}
export type DraftField = Exclude<keyof RecipeDraft, 'lines'>
export type LinePatch = Partial<Omit<DraftLine, 'id'>>

export type DraftAction =
  | { type: 'field'; field: DraftField; value: string }
  | { type: 'patchLine'; id: string; patch: LinePatch }
  | { type: 'insertLine'; at: number; line: DraftLine }
  | { type: 'removeLine'; id: string }
  | { type: 'moveLine'; id: string; to: number }
  /** Pasted rows from `at` on: they go over the lines that are there, the rest is new. */
  | { type: 'paste'; at: number; patches: LinePatch[]; newLines: DraftLine[] }
  /** Pasted names that a search has found, by line; a line that was changed meanwhile is left alone. */
  | { type: 'match'; text: string; item: NonNullable<DraftLine['item']> }
  | { type: 'load'; draft: RecipeDraft }

export function emptyLine(id: string): DraftLine {
  return { id, amount: '', unit: 'lb', item: null, itemText: '', prep: '', form: 'EP', creditAs: null }
}

export const emptyDraft = (lines: DraftLine[]): RecipeDraft => ({
  number: '',
  name: '',
  type: '',
  category: '',
  portions: '',
  portionLabel: '',
  yieldAmount: '',
  yieldUnit: 'lb',
  directions: '',
  lines,
})

export const isLineEmpty = (line: DraftLine) =>
  line.amount.trim() === '' && line.item === null && line.itemText.trim() === '' && line.prep.trim() === ''

/** Every change of the editor. A line that did not change keeps its identity, so its row is not drawn again. */
export function reduceDraft(draft: RecipeDraft, action: DraftAction): RecipeDraft {
  switch (action.type) {
    case 'load':
      return action.draft
    case 'field':
      return { ...draft, [action.field]: action.value }
    case 'patchLine':
      return {
        ...draft,
        lines: draft.lines.map((line) => (line.id === action.id ? { ...line, ...action.patch } : line)),
      }
    case 'insertLine':
      return { ...draft, lines: draft.lines.toSpliced(action.at, 0, action.line) }
    case 'removeLine':
      return { ...draft, lines: draft.lines.filter(({ id }) => id !== action.id) }
    case 'moveLine': {
      const line = draft.lines.find(({ id }) => id === action.id)
      if (!line) return draft
      return { ...draft, lines: draft.lines.filter((other) => other !== line).toSpliced(action.to, 0, line) }
    }
    case 'paste': {
      const lines = draft.lines.map((line, index) => {
        const patch = action.patches[index - action.at]
        return patch ? { ...line, ...patch } : line
      })
      return { ...draft, lines: [...lines, ...action.newLines] }
    }
    case 'match':
      return {
        ...draft,
        lines: draft.lines.map((line) =>
          line.item === null && line.itemText.trim() === action.text
            ? { ...line, item: action.item, itemText: '' }
            : line,
        ),
      }
  }
}
