import { type Ingredient, useListIngredients } from '@commissary/api-client'
import type { IngredientValues } from '@commissary/domain/food'
import { Banner, Link } from '@commissary/ui'
import { FormValues } from '@commissary/ui/form'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'

/** Shorter names match too much. */
const fewestLetters = 4
const mostShown = 3

/** Ingredients that have all the words of a new one's name, in any order, so that a food is not added twice. */
export function SimilarIngredients() {
  return <FormValues<IngredientValues>>{({ name }) => <Similar name={name.trim()} />}</FormValues>
}

function Similar({ name }: { name: string }) {
  const t = useMessages()
  const isAsked = name.length >= fewestLetters
  const { data } = useListIngredients({ q: name, size: mostShown }, { enabled: isAsked, keepPreviousData: isAsked })
  const found = isAsked ? (data?._embedded.ingredients ?? []) : []
  if (found.length === 0) return null
  return (
    <Banner tone="warning">
      {t('ingredientRecord.similar')}{' '}
      {found.map((food, index) => (
        <span key={food.id}>
          {index > 0 && ' · '}
          <Link href={`${paths.ingredients}?open=${food.id}`} target="_blank">
            {nameOf(food)}
          </Link>
        </span>
      ))}
    </Banner>
  )
}

const nameOf = ({ name, brand, code }: Ingredient) => `${[name, brand].filter(Boolean).join(', ')} (${code})`
