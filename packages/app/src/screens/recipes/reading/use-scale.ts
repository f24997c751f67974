import type { Recipe } from '@commissary/api-client'
import { formatScale, parseScale, portionsOf, type Scale } from '@commissary/domain/recipe'
import { useSearchParams } from 'react-router-dom'

/** How the open recipe is scaled, kept in the address: `?scale=320+portions`. An impossible scale is ignored. */
export function useScale(recipe: Recipe) {
  const [params, setParams] = useSearchParams()
  const read = parseScale(params.get('scale'))
  const portions = read && portionsOf(recipe, read)

  return {
    /** Null as written. */
    scale: portions === null ? null : read,
    /** The portions that are made, as a decimal string. */
    portions: portions ?? recipe.portions,
    setScale: (scale: Scale | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now)
          if (scale) next.set('scale', formatScale(scale))
          else next.delete('scale')
          return next
        },
        { replace: true },
      ),
  }
}
