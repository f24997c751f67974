import type { Recipe } from '@commissary/api-client'
import { gradeGroups } from '@commissary/domain/rules'
import { gradePortionText, panNeedText, panText } from '@commissary/messages/kitchen'
import { type Fact, Facts, Section } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'

/** What the line serves to each grade group, and the pans that the made portions fill. Nothing without either. */
export function RecipePortions({ recipe, portions }: { recipe: Recipe; portions: string }) {
  const t = useMessages()
  const grades = gradeGroups.flatMap((group): Fact[] => {
    const portion = recipe.gradePortions[group]
    return portion ? [{ id: group, label: t(`words.gradesTitle.${group}`), value: gradePortionText(t, portion) }] : []
  })
  const pans = recipe.pans.map((pan, index): Fact => ({
    id: `pan-${index + 1}`,
    label: panText(t, pan),
    value: panNeedText(t, pan, portions),
  }))

  return (
    <>
      {grades.length > 0 && (
        <Section title={t('kitchen.portions.byGrade')}>
          <Facts items={grades} />
        </Section>
      )}
      {pans.length > 0 && (
        <Section title={t('kitchen.pans.title')}>
          <Facts items={pans} />
        </Section>
      )}
    </>
  )
}
