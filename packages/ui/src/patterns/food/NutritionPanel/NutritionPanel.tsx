import { memo, useId, useState } from 'react'

import { Button } from '../../../components/actions/Button/Button.tsx'
import { Skeleton } from '../../../components/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../../components/display/VisuallyHidden/VisuallyHidden.ts'
import { Explain } from '../../analysis/Explain/Explain.tsx'
import { isIncomplete } from '../../nutrition-types.ts'
import { AllergenIcons } from '../AllergenIcons/AllergenIcons.tsx'
import { CreditList } from '../CreditList/CreditList.tsx'
import { useMenuText } from '../../use-menu-text.ts'
import { MissingValue } from '../MissingValue/MissingValue.tsx'
import { NutrientBar } from '../NutrientBar/NutrientBar.tsx'
import type { NutritionPanelProps, NutrientEntry } from './nutrition-panel-types.ts'
import {
  EstimateMark,
  NutrientTable,
  PanelHeader,
  PanelMore,
  PanelNotice,
  PanelPart,
  PanelRoot,
  PanelSubtitle,
  PanelTop,
} from './NutritionPanel.styles.ts'

const none: readonly string[] = []

/** Nutrients, crediting, cost and allergens per portion, updated as the recipe is typed. */
export function NutritionPanel({
  title,
  subtitle,
  nutrients,
  credits,
  notAssessed = none,
  allergens,
  grams,
  cost,
  formatCost,
  notice,
  footer,
}: NutritionPanelProps) {
  const text = useMenuText()
  const id = useId()

  function content() {
    if (nutrients === undefined) return <Skeleton lines={12} />
    if (notice) return <PanelNotice>{notice}</PanelNotice>
    return (
      <>
        <PanelTop>
          {cost && (
            <div>
              <dt>{text.cost}</dt>
              <dd>
                <MissingValue value={cost} format={formatCost} />
              </dd>
            </div>
          )}
          {grams && (
            <div>
              <dt>{text.weight}</dt>
              <dd>
                <MissingValue value={grams} unit="g" />
              </dd>
            </div>
          )}
        </PanelTop>
        <PanelPart aria-labelledby={`${id}-credits`}>
          <h3 id={`${id}-credits`}>{text.credits}</h3>
          <CreditList credits={credits} notAssessed={notAssessed} />
        </PanelPart>
        <Nutrients nutrients={nutrients} headingId={`${id}-nutrients`} />
        <PanelPart aria-labelledby={`${id}-allergens`}>
          <h3 id={`${id}-allergens`}>{text.allergens}</h3>
          <AllergenIcons allergens={allergens} />
        </PanelPart>
        {footer && <div>{footer}</div>}
      </>
    )
  }

  return (
    <PanelRoot aria-labelledby={`${id}-title`}>
      <PanelHeader>
        <h2 id={`${id}-title`}>{title}</h2>
        {subtitle && (
          <PanelSubtitle>
            <bdi>{subtitle}</bdi>
          </PanelSubtitle>
        )}
      </PanelHeader>
      {content()}
    </PanelRoot>
  )
}

interface NutrientsProps {
  nutrients: readonly NutrientEntry[]
  headingId: string
}

function Nutrients({ nutrients, headingId }: NutrientsProps) {
  const text = useMenuText()
  const [isAll, setIsAll] = useState(false)
  const needed = nutrients.filter((nutrient) => nutrient.isNeeded)
  const rest = nutrients.filter((nutrient) => !nutrient.isNeeded)

  return (
    <PanelPart aria-labelledby={headingId}>
      <h3 id={headingId}>{text.nutrients}</h3>
      <NutrientTable aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text.nutrients}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{text.lineColumns.amount}</VisuallyHidden>
            </th>
            <th scope="col">
              <bdi>{text.dailyValue}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {[...needed, ...(isAll ? rest : [])].map((nutrient) => (
            <NutrientRow key={nutrient.code} nutrient={nutrient} />
          ))}
        </tbody>
      </NutrientTable>
      {rest.length > 0 && (
        <PanelMore>
          <Button variant="quiet" size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? text.showFewer : text.showAll(nutrients.length)}
          </Button>
        </PanelMore>
      )}
    </PanelPart>
  )
}

const NutrientRow = memo(function NutrientRow({ nutrient }: { nutrient: NutrientEntry }) {
  const text = useMenuText()
  const { label, value, unit, digits = 0, dailyShare = null, estimatedFrom = null, limits } = nutrient
  const { estimatedFoods = none, statedFor = null } = nutrient
  const percent = dailyShare === null ? '' : text.percent(dailyShare)

  return (
    <tr>
      <th scope="row">
        {label}
        {limits && (
          <NutrientBar label={label} value={value} unit={unit} digits={digits} now={limits} hasLegend={false} />
        )}
      </th>
      <td>
        <MissingValue value={value} unit={unit} digits={digits} />
        {estimatedFrom !== null && (
          <EstimateMark>
            <Explain trigger={text.estimated} title={text.estimatedFrom} lines={[estimatedFrom]} />
          </EstimateMark>
        )}
        {statedFor !== null && (
          <EstimateMark>
            <Explain trigger={text.stated} title={text.statedFor} lines={[statedFor]} />
          </EstimateMark>
        )}
        {estimatedFrom === null && estimatedFoods.length > 0 && (
          <EstimateMark>
            <Explain trigger={text.partlyEstimated} title={text.estimatedFoods} lines={estimatedFoods} />
          </EstimateMark>
        )}
      </td>
      <td>
        <bdi>{percent && isIncomplete(value) ? text.atLeast(percent) : percent}</bdi>
      </td>
    </tr>
  )
})
