import { useReadCatererAnalysisSettings } from '@commissary/api-client'
import type { NutrientStandard } from '@commissary/domain/menu'

import { hasOneOf } from '../routing/access.ts'
import { useSession } from '../session/session.tsx'

const none: readonly NutrientStandard[] = []

/** The caterer's own nutrient standards; none for users without access to the settings, and until they have loaded. */
export function useOwnStandards(): readonly NutrientStandard[] {
  const user = useSession()
  const isReadable = user.nutritionAnalysis && hasOneOf(['settings', 'menus', 'reports'], user)
  const { data } = useReadCatererAnalysisSettings({ catererAnalysisId: user.catererId }, { enabled: isReadable })
  return data?.ownStandards ?? none
}
