import {
  IngredientAmount,
  IngredientDetail,
  IngredientName,
  IngredientRow,
  IngredientsRoot,
} from './IngredientList.styles.ts'

export interface IngredientLine {
  id: string
  /** As kitchens write it: "1 1/2 cup". Empty for a line without an amount. */
  amount: string
  name: string
  /** "shredded", "AP". */
  details?: readonly string[]
}

export interface IngredientListProps {
  /** Names the list: "Ingredients of Soft beef tacos". */
  label: string
  lines: readonly IngredientLine[]
}

/** A recipe's ingredients, to read and print: amounts in one column, foods in the other. */
export function IngredientList({ label, lines }: IngredientListProps) {
  return (
    <IngredientsRoot aria-label={label}>
      {lines.map(({ id, amount, name, details = [] }) => (
        <IngredientRow key={id}>
          <IngredientAmount>
            <bdi>{amount}</bdi>
          </IngredientAmount>{' '}
          <IngredientName>
            <bdi>{name}</bdi>
            {details.length > 0 && (
              <IngredientDetail>
                <bdi>{details.join(', ')}</bdi>
              </IngredientDetail>
            )}
          </IngredientName>
        </IngredientRow>
      ))}
    </IngredientsRoot>
  )
}
