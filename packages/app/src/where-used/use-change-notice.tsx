import { type Ingredient, readChangeEffects } from '@commissary/api-client'
import { Link, useToast } from '@commissary/ui'

import { useWording } from '../compliance/use-wording.ts'
import { paths, withQuery } from '../routing/paths.ts'

/** After a save: how many recipes and weeks a changed spec affects, with the way to the list. Silent if it affects none. */
export function useChangeNotice() {
  const { t, formats } = useWording()
  const showToast = useToast()
  return async ({ id, updatedAt }: Ingredient) => {
    try {
      const { at, recipes, weeks } = await readChangeEffects(id, { since: updatedAt })
      const weekCount = weeks.total + weeks.hidden
      if (at === null || recipes.total + weekCount === 0) return
      const counts = formats.list([
        t('whereUsed.recipeCount', { count: recipes.total }),
        t('whereUsed.effects.weekCount', { count: weekCount }),
      ])
      const list = withQuery(paths.ingredients, { open: id, affected: 'last' })
      showToast({
        message: (
          <>
            {t('whereUsed.affected.notice', { counts })} <Link href={list}>{t('whereUsed.affected.see')}</Link>
          </>
        ),
      })
    } catch {
      // The save itself is done, and the list can be opened later.
    }
  }
}
