import { parseAmount } from '@commissary/domain/units'
import { portionFigures, RecipeCycleError } from '@commissary/domain/recipe'
import { FiguresPanel } from '@commissary/ui/menu'
import { useMemo } from 'react'

import { useWording } from '../../../compliance/use-wording.ts'
import { allergenMarks, creditEntries, nutrientFigures } from '../../../figures/figure-words.ts'
import type { Translate } from '@commissary/messages'
import { useKept } from '../../../text/use-kept.ts'
import { isLineEmpty, type RecipeDraft } from './draft.ts'
import { type PantryRecords, toPantry, toSource } from './records.ts'

interface RecipeFiguresProps {
  draft: RecipeDraft
  pantryRecords: PantryRecords
  recipeId: number
}

/** The panel beside the lines: computed here, at every key, by the code that the server uses for its reports. */
export function RecipeFigures({ draft, pantryRecords, recipeId }: RecipeFiguresProps) {
  const wording = useWording()
  const { t, formats } = wording
  const { figures, chain } = useMemo(() => {
    const { source, standIns } = toSource(draft, recipeId)
    try {
      return { figures: portionFigures(source, toPantry(pantryRecords, standIns)), chain: null }
    } catch (error) {
      if (error instanceof RecipeCycleError) return { figures: null, chain: error.chain }
      throw error
    }
  }, [draft, pantryRecords, recipeId])

  const portions = parseAmount(draft.portions)
  return (
    <FiguresPanel
      title={t('recipes.perPortion')}
      {...(portions.ok ? { subtitle: t('recipes.portionsCount', { portions: Number(portions.amount) }) } : {})}
      nutrients={useKept(figures ? nutrientFigures(wording, figures) : [], ({ code }) => code)}
      credits={useKept(figures ? creditEntries(wording, figures.credits) : [], ({ id }) => id)}
      allergens={useKept(figures ? allergenMarks(wording, figures.allergens) : [], ({ code }) => code)}
      grams={figures?.grams ?? null}
      cost={figures?.cost ?? null}
      formatCost={formats.moneyExact}
      notice={notice(draft, chain, t)}
    />
  )
}

/** Why no figures can be given yet; null when they can. */
function notice(draft: RecipeDraft, chain: readonly string[] | null, t: Translate): string | null {
  if (chain) return t('recipes.errors.itself', { chain: chain.join(' > ') })
  if (!parseAmount(draft.portions).ok) return t('recipes.fillPortions')
  return draft.lines.every(isLineEmpty) ? t('recipes.addLines') : null
}
