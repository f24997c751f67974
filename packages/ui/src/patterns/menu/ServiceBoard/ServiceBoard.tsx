import { useLinkComponent } from '../../../components/navigation/Link/Link.tsx'
import type { MealTone } from './meal-tone.ts'
import { BoardMeals, BoardName, BoardRoot, BoardRow, Meal, MealName, MealState } from './ServiceBoard.styles.ts'

export interface BoardMeal {
  id: string
  /** "Lunch" */
  name: string
  /** Its status in words: "285 of 300 served". */
  state: string
  tone: MealTone
  /** Address of its record or menu; without it the meal is plain text. */
  href?: string | undefined
}

export interface BoardSchool {
  id: number
  name: string
  meals: readonly BoardMeal[]
}

export interface ServiceBoardProps {
  /** Name of the list. */
  label: string
  schools: readonly BoardSchool[]
}

/** A day's meals at all schools at a glance, each with its status. */
export function ServiceBoard({ label, schools }: ServiceBoardProps) {
  return (
    <BoardRoot aria-label={label}>
      {schools.map(({ id, name, meals }) => (
        <BoardRow key={id}>
          <BoardName>
            <bdi>{name}</bdi>
          </BoardName>
          <BoardMeals>
            {meals.map((meal) => (
              <li key={meal.id}>
                <MealLink school={name} meal={meal} />
              </li>
            ))}
          </BoardMeals>
        </BoardRow>
      ))}
    </BoardRoot>
  )
}

function MealLink({ school, meal: { name, state, tone, href } }: { school: string; meal: BoardMeal }) {
  const component = useLinkComponent(href ?? '')
  return (
    <Meal
      $tone={tone}
      // Without the school, the same meal would have the same link text at each school.
      {...(href !== undefined && { as: component, href, 'aria-label': `${school}: ${name}, ${state}` })}
    >
      <MealName>{name}</MealName> <MealState>{state}</MealState>
    </Meal>
  )
}
