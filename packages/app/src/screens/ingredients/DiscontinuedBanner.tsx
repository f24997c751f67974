import type { Ingredient } from '@commissary/api-client'
import { Banner, Button } from '@commissary/ui'
import { lazy, Suspense, useState } from 'react'

import { useWording } from '../../compliance/use-wording.ts'

const ReplaceDialog = lazy(async () => ({
  default: (await import('../../where-used/ReplaceDialog.tsx')).ReplaceDialog,
}))

/** Says that an ingredient is discontinued, and leads to replacing it everywhere it is used. */
export function DiscontinuedBanner({ ingredient }: { ingredient: Ingredient }) {
  const { t, formats } = useWording()
  const [isReplacing, setReplacing] = useState(false)
  const { id, name, isDiscontinued, discontinuedOn, replacementId, replacementName } = ingredient
  if (discontinuedOn === null) return null
  const date = formats.date(discontinuedOn)
  const by = replacementId === null ? null : { id: replacementId, name: replacementName ?? '' }
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={() => setReplacing(true)}>
            {by
              ? t('ingredientRecord.discontinued.replaceWith', { name: by.name })
              : t('ingredientRecord.discontinued.replace')}
          </Button>
        }
      >
        {t(isDiscontinued ? 'ingredientRecord.discontinued.since' : 'ingredientRecord.discontinued.soon', { date })}
      </Banner>
      {isReplacing && (
        <Suspense>
          <ReplaceDialog
            kind="ingredient"
            id={id}
            name={name}
            by={by}
            onChanged={() => undefined}
            onClose={() => setReplacing(false)}
          />
        </Suspense>
      )}
    </>
  )
}
