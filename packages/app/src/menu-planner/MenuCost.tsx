import type { MealCost } from '@commissary/domain/menu'
import { wholeCostWords } from '@commissary/messages/costs'
import { Link } from '@commissary/ui'
import { CostLine } from '@commissary/ui/menu'
import type { ReactNode } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { hasOneOf } from '../routing/access.ts'
import { paths } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'

interface MenuCostProps {
  /** "Cost per meal, this week" */
  label: string
  /** Null = nothing is planned. */
  cost: MealCost | null
  /** What a meal may cost; null = no target. */
  target: number | null
  /** The menu has a meal program, which can have a target. */
  hasProgram: boolean
  children?: ReactNode
}

/** What a meal of a menu costs, against its target. Without one, the way to set it, for those who can. */
export function MenuCost({ label, cost, target, hasProgram, children }: MenuCostProps) {
  const wording = useWording()
  const session = useSession()
  if (!cost) return null
  const canSet = target === null && hasProgram && session.nutritionAnalysis && hasOneOf(['settings'], session)
  return (
    <CostLine label={label} cost={wholeCostWords(wording, cost, target)}>
      {canSet && (
        <Link href={paths.nutritionSettings} variant="quiet">
          {wording.t('menuPlanner.costs.setTarget')}
        </Link>
      )}
      {children}
    </CostLine>
  )
}
