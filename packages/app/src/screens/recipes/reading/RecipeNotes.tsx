import type { Recipe } from '@commissary/api-client'
import { Section } from '@commissary/ui'

import { useMessages } from '../../../messages/messages.ts'

/** Equipment and notes, if any. Each line is a paragraph. */
export function RecipeNotes({ recipe }: { recipe: Recipe }) {
  const t = useMessages()
  return (['equipment', 'notes'] as const).map((field) => {
    const text = recipe[field]
    return text === null ? null : (
      <Section key={field} title={t(`kitchen.details.${field}`)}>
        {text
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of one text, which has no inputs and never changes their order
            <p key={index}>
              <bdi>{line}</bdi>
            </p>
          ))}
      </Section>
    )
  })
}
