import { lineFigures } from '@commissary/domain/menu'
import { type PortionFigures } from '@commissary/domain/recipe'

/** Figures of a dish that is not at hand: everything about it is unknown, under its name. */
export function unknownFigures(name: string): PortionFigures {
  const figures = lineFigures({}, { food: () => undefined, recipe: () => undefined })
  const named = <Total extends { missing: string[] }>(total: Total): Total => ({ ...total, missing: [name] })
  return {
    ...figures,
    grams: named(figures.grams),
    cost: named(figures.cost),
    nutrients: Object.fromEntries(
      Object.entries(figures.nutrients).map(([code, total]) => [code, named(total)]),
    ) as PortionFigures['nutrients'],
    credits: figures.credits.map(named),
  }
}
