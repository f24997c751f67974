import type { Recipe } from '@commissary/api-client'
import { Banner, Link } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { paths, withQuery } from '../routing/paths.ts'

/** The discontinued ingredients of a recipe, at any depth, each with the way to its replacement. */
export function DiscontinuedLines({ recipe: { pantry } }: { recipe: Recipe }) {
  const t = useMessages()
  const found = pantry.ingredients.filter(({ isDiscontinued }) => isDiscontinued)
  if (found.length === 0) return null
  return (
    <Banner tone="warning">
      {t('whereUsed.discontinued', { count: found.length })}{' '}
      {found.map(({ id, name, replacementName }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          <Link href={withQuery(paths.ingredients, { open: id })}>
            <bdi>
              {replacementName === null ? name : t('whereUsed.useInstead', { name, replacement: replacementName })}
            </bdi>
          </Link>
        </span>
      ))}
    </Banner>
  )
}
