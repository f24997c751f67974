import type { GradePortion } from '@commissary/domain/recipe'

import type { Schemas } from '../../contract/operations.ts'
import type { recipe } from '../../db/schema/recipe.ts'
import { column, columns } from '../../records/record.ts'
import { emptyToNull } from '../../shared/texts.ts'

type Row = typeof recipe.$inferSelect
type Input = Schemas['RecipeInput']
type KitchenContent = Pick<
  Schemas['Recipe'],
  'prepMinutes' | 'cookMinutes' | 'haccpProcess' | 'equipment' | 'notes' | 'steps' | 'gradePortions' | 'pans'
>

/** How the fields of a recipe that only the kitchen needs are stored. The history shows lists as texts with codes. */
export const kitchenFields = {
  prepMinutes: column('prepMinutes', (minutes: Input['prepMinutes']) => minutes ?? null),
  cookMinutes: column('cookMinutes', (minutes: Input['cookMinutes']) => minutes ?? null),
  haccpProcess: column('haccpProcess', (process: Input['haccpProcess']) => process ?? null),
  equipment: column('equipment', (equipment: Input['equipment']) => emptyToNull(equipment)),
  notes: column('notes', (notes: Input['notes']) => emptyToNull(notes)),
  steps: columns(
    (steps: Input['steps'] = []): Pick<Row, 'steps'> => ({ steps }),
    ({ steps }) => steps.map(({ text, ccp }) => (ccp ? `${text} (CCP: ${ccp.limit})` : text)),
  ),
  gradePortions: columns(
    (portions: Input['gradePortions'] = {}): Pick<Row, 'gradePortions'> => ({ gradePortions: portions }),
    ({ gradePortions }) =>
      Object.entries(gradePortions).flatMap(([grade, portion]) => (portion ? portionText(grade, portion) : [])),
  ),
  pans: columns(
    (pans: Input['pans'] = []): Pick<Row, 'pans'> => ({ pans }),
    ({ pans }) =>
      pans.map(({ size, depth, portionsPerPan }) => `${[size, depth].filter(Boolean).join(' ')}: ${portionsPerPan}`),
  ),
}

const portionText = (grade: string, { serving, label, utensil }: GradePortion) =>
  `${grade}: ${[serving && `${serving.amount} ${serving.unit}`, label, utensil].filter(Boolean).join(', ')}`

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
