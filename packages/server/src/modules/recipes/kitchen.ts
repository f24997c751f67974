import type { Schemas } from '../../contract/operations.ts'
import type { recipe } from '../../db/schema/recipe.ts'
import { columns } from '../../records/record.ts'
import { emptyToNull } from '../../shared/texts.ts'

type Row = typeof recipe.$inferSelect
type Input = Schemas['RecipeInput']
type KitchenContent = Pick<
  Schemas['Recipe'],
  'prepMinutes' | 'cookMinutes' | 'haccpProcess' | 'equipment' | 'notes' | 'steps' | 'gradePortions' | 'pans'
>

/** How the fields of a recipe that only the kitchen needs are stored. */
export const kitchenFields = {
  prepMinutes: columns((prepMinutes: Input['prepMinutes'] = null) => ({ prepMinutes })),
  cookMinutes: columns((cookMinutes: Input['cookMinutes'] = null) => ({ cookMinutes })),
  haccpProcess: columns((haccpProcess: Input['haccpProcess'] = null) => ({ haccpProcess })),
  equipment: columns((equipment: Input['equipment']) => ({ equipment: emptyToNull(equipment) })),
  notes: columns((notes: Input['notes']) => ({ notes: emptyToNull(notes) })),
  steps: columns((steps: Input['steps'] = []): Pick<Row, 'steps'> => ({ steps })),
  gradePortions: columns((portions: Input['gradePortions'] = {}): Pick<Row, 'gradePortions'> => ({
    gradePortions: portions,
  })),
  pans: columns((pans: Input['pans'] = []): Pick<Row, 'pans'> => ({ pans })),
}

/** The kitchen content of a stored recipe. */
export const kitchenOf = ({
  prepMinutes,
  cookMinutes,
  haccpProcess,
  equipment,
  notes,
  steps,
  gradePortions,
  pans,
}: Row): KitchenContent => ({
  prepMinutes,
  cookMinutes,
  haccpProcess,
  equipment,
  notes,
  steps: [...steps],
  gradePortions,
  pans: [...pans],
})
