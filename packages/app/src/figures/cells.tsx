import type { AllergenFinding, Allergens, Credit, CreditRule, Total } from '@commissary/api-client'
import { allergens as allAllergens } from '@commissary/domain/food'
import { AllergenIcons, MissingValue } from '@commissary/ui/menu'

import { useWording } from '../compliance/use-wording.ts'
import { allergenMarks, creditLine, creditUnit, joint, unbroken } from './figure-words.ts'

// Cells of tables whose columns stand at module level: they read the words and formats themselves.

/** Money of a figure that may have gaps: "≥ $1.20, incomplete". */
export function MoneyCell({ figure }: { figure: Total }) {
  const { formats } = useWording()
  return <MissingValue figure={figure} format={formats.money} />
}

/** A nutrient that may have gaps. */
export function FigureCell({ figure, digits = 0 }: { figure: Total; digits?: number }) {
  return <MissingValue figure={figure} digits={digits} />
}

/** "2 oz eq M/MA · 1 oz eq G" */
export function CreditsCell({ credits }: { credits: readonly Credit[] }) {
  return <bdi>{creditLine(useWording(), credits)}</bdi>
}

export function FindingsCell({ findings }: { findings: readonly AllergenFinding[] }) {
  // An unknown allergen is said in the record itself; in a list it would be on nearly every row.
  const marks = allergenMarks(useWording(), findings).filter(
    ({ level }) => level === 'contains' || level === 'mayContain',
  )
  return <AllergenIcons variant="row" most={2} allergens={marks} />
}

/** Allergens of a food, as it declares them. */
export function AllergensCell({ allergens }: { allergens: Allergens }) {
  const findings = allAllergens.flatMap((allergen) => {
    const level = allergens[allergen]
    return level ? [{ allergen, level, because: [] }] : []
  })
  return <FindingsCell findings={findings} />
}

export function InstantCell({ instant }: { instant: string }) {
  return <bdi>{useWording().formats.instant(instant)}</bdi>
}

export function NumberCell({ value, digits = 0 }: { value: number | null | undefined; digits?: number }) {
  const { formats } = useWording()
  return value === null || value === undefined ? null : formats.number(value, digits)
}

/** "0.5 cup F / 0.5 cup": what an ingredient credits, by its rules. */
export function RulesCell({ rules }: { rules: readonly CreditRule[] }) {
  const { t, formats } = useWording()
  const credits = rules
    .map(({ component, credit, per }) =>
      unbroken(
        t('words.creditRule', {
          credit: t('words.creditShort', {
            amount: formats.amount(credit),
            unit: t(`words.creditUnits.${creditUnit(component)}`),
            component: t(`words.componentsShort.${component}`),
          }),
          per: `${formats.amount(Number(per.amount))} ${t(`words.units.${per.unit}`)}`,
        }),
      ),
    )
    .join(joint)
  return <bdi>{credits}</bdi>
}
