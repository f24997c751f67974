import { type CatererAnalysisSettings, useReadCatererAnalysisSettings } from '@commissary/api-client'
import type { RuleOptions } from '@commissary/domain/rules'
import { useMemo } from 'react'

import { hasOneOf } from '../routing/access.ts'
import { useSession } from '../session/session.tsx'
import { readSodiumLevels, sodiumOption } from './sodium-levels.ts'

const noLevels: CatererAnalysisSettings['sodiumLevel'] = '[]'

/**
 * What the caterer's nutrition settings choose for the analysis of a program's menus; undefined until they are read, so
 * that no verdict is shown that the next moment takes back. Who may not read them sees no verdicts.
 */
export function useSodiumOptions(): ((programName: string) => Partial<RuleOptions>) | undefined {
  const user = useSession()
  const isReadable = user.nutritionAnalysis && hasOneOf(['settings', 'menus', 'reports'], user)
  const { data, error } = useReadCatererAnalysisSettings(
    { catererAnalysisId: user.catererId },
    // Before they are first saved the answer is 404 (none); asking again does not change it.
    { enabled: isReadable, shouldRetryOnError: false },
  )
  const isKnown = !isReadable || data !== undefined || error !== undefined
  const text = data?.sodiumLevel ?? noLevels
  return useMemo(() => {
    if (!isKnown) return undefined
    const levels = readSodiumLevels(text)
    return (programName) => sodiumOption(levels, programName)
  }, [isKnown, text])
}
