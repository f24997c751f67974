import { type Food, type NutrientCode, nutrientFacts } from '@commissary/domain/food'
import { type MealComponent, mealComponents } from '@commissary/domain/crediting'
import {
  type Pantry,
  type PortionFigures,
  portionFigures,
  type RecipeLine,
  type RecipeSource,
} from '@commissary/domain/recipe'
import { settle } from '@commissary/domain/units'
import type { ReasonEntry } from '@commissary/ui/menu'

import type { Wording } from '../../compliance/wording.ts'
import { creditUnit, nutrientDigits } from '../../figures/figure-words.ts'

/** Figures of a portion that can be followed down to its ingredients. */
export const sourceFigures = [
  'calories',
  'saturatedFat',
  'addedSugars',
  'sodium',
  ...mealComponents,
] as const satisfies readonly (NutrientCode | MealComponent)[]
export type SourceFigure = (typeof sourceFigures)[number]

export const isComponent = (figure: SourceFigure): figure is MealComponent =>
  (mealComponents as readonly SourceFigure[]).includes(figure)

const families: readonly [start: string, figure: SourceFigure][] = [
  ['juice.vegetable', 'VEGETABLE'],
  ['juice', 'FRUIT'],
  ['fruit', 'FRUIT'],
  ['vegetable', 'VEGETABLE'],
  ['grain', 'GRAIN'],
  ['meatAlternate', 'MEAT_ALTERNATE'],
  ['milk', 'MILK'],
]

/** The figure of a portion that stands behind a check of the week. */
export function figureOfCheck(checkId: string): SourceFigure {
  const known = sourceFigures.find((figure) => figure === checkId)
  return known ?? families.find(([start]) => checkId.startsWith(start))?.[1] ?? 'calories'
}

/** An ingredient of a portion, however deep it lies. */
export interface Source {
  id: string
  name: string
  /** Null for one that is not there any more. */
  ingredientId: number | null
  /** Names of the sub-recipes on the way to it. */
  within: readonly string[]
  /** What it adds to one portion. */
  figures: PortionFigures
}

/** A recipe with everything behind its lines; what `readRecipe` answers is one. */
export interface StockedRecipe extends RecipeSource {
  pantry: { ingredients: readonly Food[]; recipes: readonly RecipeSource[] }
}

/**
 * The ingredients of one portion with what each adds. A line is computed alone, on its whole way down: yields and
 * portions stay those of the recipes, so the shares are exact before credits are rounded.
 */
export function sourcesOf(recipe: StockedRecipe): Source[] {
  const foods = new Map(recipe.pantry.ingredients.map((food) => [food.id, food]))
  const recipes = new Map(recipe.pantry.recipes.map((sub) => [sub.id, sub]))
  const root: RecipeSource = { id: recipe.id, name: recipe.name, portions: recipe.portions, lines: recipe.lines }

  function figuresOn(way: readonly RecipeSource[]): PortionFigures {
    const narrowed = new Map(way.map((source) => [source.id, source]))
    const pantry: Pantry = { food: (id) => foods.get(id), recipe: (id) => narrowed.get(id) ?? recipes.get(id) }
    return portionFigures(narrowed.get(root.id) ?? root, pantry)
  }

  function walk(source: RecipeSource, above: readonly RecipeSource[]): Source[] {
    return source.lines.flatMap((line, index): Source[] => {
      const way = [...above, { ...source, lines: [line] }]
      const sub = line.subRecipeId ? recipes.get(line.subRecipeId) : undefined
      // A recipe is never inside itself on the server; should it be, the walk ends.
      if (sub && way.every(({ id }) => id !== sub.id)) return walk(sub, way)
      return [
        {
          ...leaf(line),
          id: [...above.map(({ id }) => id), source.id, index].join('-'),
          figures: figuresOn(way),
          within: way.slice(1).map(({ name }) => name),
        },
      ]
    })
  }

  function leaf({ ingredientId, subRecipeId }: RecipeLine) {
    const food = ingredientId ? foods.get(ingredientId) : undefined
    return { name: food?.name ?? `#${ingredientId ?? subRecipeId ?? ''}`, ingredientId: food?.id ?? null }
  }

  return walk(root, [])
}

/** What each ingredient adds to a figure of the portion, the largest first; then what has no value for it. */
export function sourceReasons(
  wording: Wording,
  figure: SourceFigure,
  sources: readonly Source[],
  whole: PortionFigures,
): ReasonEntry[] {
  const { t } = wording
  const parts = sources.map((source) => ({ source, ...amountOf(source.figures, figure) }))
  const sum = parts.reduce((total, { amount }) => total + amount, 0)
  const entry = ({ source }: (typeof parts)[number]) => ({
    id: source.id,
    label: source.name,
    itemId: source.ingredientId === null ? null : String(source.ingredientId),
  })
  const within = ({ within: names }: Source) =>
    names.length === 0 ? null : t('nutritionAnalysis.within', { recipe: names.join(' > ') })

  const digits = isComponent(figure) ? 3 : nutrientDigits(figure)
  const shares = parts
    // What would be printed as zero explains nothing.
    .filter(({ amount }) => amount >= 0.5 / 10 ** digits)
    .toSorted((a, b) => b.amount - a.amount)
    .map((part): ReasonEntry => ({
      ...entry(part),
      kind: 'share',
      detail: within(part.source),
      amount: amountText(wording, figure, part.amount),
      share: part.amount / sum,
    }))
  const gaps = parts
    .filter(({ isOpen }) => isOpen)
    .map((part): ReasonEntry => ({
      ...entry(part),
      id: `${part.source.id}-gap`,
      kind: 'unknown',
      label: t('checks.reasons.unknown', { food: part.source.name }),
      detail: within(part.source),
      amount: null,
      share: null,
    }))

  const credit = isComponent(figure) && whole.credits.find(({ component }) => component === figure)
  const lost = credit ? settle(credit.exact - credit.credited) : 0
  const rounding: ReasonEntry[] =
    lost > 0
      ? [
          {
            id: 'rounding',
            kind: 'rounding',
            label: t('nutritionAnalysis.roundedDown'),
            amount: amountText(wording, figure, lost),
            share: null,
            itemId: null,
          },
        ]
      : []
  return [...gaps, ...shares, ...rounding]
}

function amountOf(figures: PortionFigures, figure: SourceFigure): { amount: number; isOpen: boolean } {
  if (!isComponent(figure)) {
    const { known, missing } = figures.nutrients[figure]
    return { amount: known, isOpen: missing.length > 0 }
  }
  const credit = figures.credits.find(({ component }) => component === figure)
  return { amount: credit?.exact ?? 0, isOpen: (credit?.missing.length ?? 0) > 0 }
}

function amountText({ t, formats }: Wording, figure: SourceFigure, amount: number): string {
  if (isComponent(figure)) return t(`checks.figure.${creditUnit(figure)}`, { figure: formats.amount(amount) })
  return t('nutritionAnalysis.amount', {
    figure: formats.number(amount, nutrientDigits(figure)),
    unit: t(`words.nutrientUnits.${nutrientFacts[figure].unit}`),
  })
}
