import { useReadCatererAnalysisSettings } from '@commissary/api-client'
import { defaultRuleOptions, type RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { hasOneOf } from '../routing/access.ts'
import { useSession } from '../session/session.tsx'
import { readSodiumLevels, sodiumOption } from './sodium-levels.ts'

const none = { sodiumLevel: '[]', wgrLimit: 0, fruitLimit: 0, weekLength: defaultRuleOptions.weekLength }

/**
 * The analysis options of a program's menus from the caterer's nutrition settings. Undefined while they load, so that no
 * verdict appears and then changes. Users without access to the settings see no verdicts.
 */
export function useRuleOptions(): ((programName: string) => Partial<RuleOptions>) | undefined {
  const user = useSession()
  const isReadable = user.nutritionAnalysis && hasOneOf(['settings', 'menus', 'reports'], user)
  const { data, error } = useReadCatererAnalysisSettings({ catererAnalysisId: user.catererId }, { enabled: isReadable })
  const isKnown = !isReadable || data !== undefined || error !== undefined
  const { sodiumLevel, wgrLimit, fruitLimit, weekLength } = data ?? none
  return useMemo(() => {
    if (!isKnown) return undefined
    const levels = readSodiumLevels(sodiumLevel)
    const own = { wholeGrainRichPct: ownLimit(wgrLimit), fruitJuicePct: ownLimit(fruitLimit), weekLength }
    return (programName) => ({ ...sodiumOption(levels, programName), ...own })
  }, [isKnown, sodiumLevel, wgrLimit, fruitLimit, weekLength])
}

/** A limit from the settings, where 0 means not set. */
const ownLimit = (limit: number) => (limit === 0 ? null : limit)
