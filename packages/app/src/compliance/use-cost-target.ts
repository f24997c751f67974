import { useReadCatererAnalysisSettings } from '@commissary/api-client'

import { hasOneOf } from '../routing/access.ts'
import { useSession } from '../session/session.tsx'

/**
 * What a meal of a program may cost, in the caterer's currency, from the nutrition settings. Null without a target, for users
 * without access to the settings, and until they have loaded.
 */
export function useCostTarget(programName: string | undefined): number | null {
  const user = useSession()
  const isReadable = user.nutritionAnalysis && hasOneOf(['settings', 'menus', 'reports'], user)
  const { data } = useReadCatererAnalysisSettings({ catererAnalysisId: user.catererId }, { enabled: isReadable })
  const found = data?.costTargets.find((one) => one.programName === programName)
  return found ? Number(found.targetCost) : null
}
