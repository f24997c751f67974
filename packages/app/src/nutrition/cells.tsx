import type { Wording } from '@commissary/messages/wording'
import { allergenMarks, creditLine, creditText, separator, unbroken } from '@commissary/messages/nutrition'
import type { AllergenFinding, Allergens, Credit, CreditRule, Total } from '@commissary/api-client'
import { allergens as allAllergens } from '@commissary/domain/food'
import { Quiet } from '@commissary/ui'
import { AllergenIcons, MissingValue } from '@commissary/ui/menu'

import { useWording } from '../compliance/use-wording.ts'

// Table columns are module constants, so these cells read texts and formats themselves.

/** Money that may have gaps: "≥ $1.20, incomplete". */
export function MoneyCell({ total }: { total: Total }) {
  const { formats } = useWording()
  return <MissingValue value={total} format={formats.money} />
}

/** A nutrient that may have gaps. */
export function NutrientCell({ total, digits = 0 }: { total: Total; digits?: number }) {
  return <MissingValue value={total} digits={digits} />
}

/** "2 oz eq M/MA · 1 oz eq G" */
export function CreditsCell({ credits }: { credits: readonly Credit[] }) {
  return <bdi>{creditLine(useWording(), credits)}</bdi>
}

export function FindingsCell({ findings }: { findings: readonly AllergenFinding[] }) {
  // Nearly every row has an unknown allergen: only the record itself shows those.
  const marks = allergenMarks(useWording(), findings).filter(
    ({ level }) => level === 'contains' || level === 'mayContain',
  )
  return <AllergenIcons variant="row" most={2} allergens={marks} />
}

/** Allergens of a food, as it declares them. */
export function AllergensCell({ allergens }: { allergens: Allergens }) {
  return <FindingsCell findings={declaredFindings(allergens)} />
}

const declaredFindings = (allergens: Allergens) =>
  allAllergens.map((allergen): AllergenFinding => ({ allergen, level: allergens[allergen] ?? 'unknown', reasons: [] }))

/** "Milk, Soy (may contain), Fish (unknown)": allergens in a file, where a blank would read as free of them. */
export function findingsText(wording: Wording, findings: readonly AllergenFinding[]): string {
  const { t, formats } = wording
  const text = (allergen: string, level: string) =>
    level === 'contains'
      ? allergen
      : t(level === 'unknown' ? 'words.unknownAllergen' : 'words.mayContain', { allergen })
  return formats.list(allergenMarks(wording, findings).map(({ label, level }) => text(label, level)))
}

/** The same for a food, as it declares them. */
export const allergensText = (wording: Wording, allergens: Allergens) =>
  findingsText(wording, declaredFindings(allergens))

/** "0.5 cup F / 0.5 cup": the credit rules of an ingredient; null = not assessed. */
export function RulesCell({ rules }: { rules: readonly CreditRule[] | null }) {
  const wording = useWording()
  const text = rulesText(wording, rules)
  return rules?.length === 0 ? <Quiet>{text}</Quiet> : <bdi>{text}</bdi>
}

/** The text of `RulesCell`. */
export function rulesText(wording: Wording, rules: readonly CreditRule[] | null): string {
  const { t, formats } = wording
  if (rules === null) return t('ingredients.creditStatuses.notAssessed')
  if (rules.length === 0) return t('ingredients.creditStatuses.doesNotCredit')
  return rules
    .map(({ component, credit, per, portionsPerPurchaseUnit = null }) =>
      unbroken(
        t(portionsPerPurchaseUnit === null ? 'words.creditRule' : 'words.creditRulePurchased', {
          portions: portionsPerPurchaseUnit === null ? '' : formats.amount(portionsPerPurchaseUnit),
          credit: creditText(wording, { component, credited: credit }),
          per: `${formats.amount(Number(per.amount))} ${t(`words.units.${per.unit}`)}`,
        }),
      ),
    )
    .join(separator)
}

/** A sum in a file: blank while a part is unknown, because a smaller number would pass for the whole. */
export const wholeSum = ({ known, missing }: Total) => (missing.length > 0 ? null : known)
