import type { MealProgram } from '@commissary/api-client'
import { hasMealPattern } from '@commissary/domain/rules'
import { Banner } from '@commissary/ui'

import { useMessages } from '../messages/messages.ts'
import { useSession } from '../session/session.tsx'

/** Says once, in place of verdicts, that no meal pattern covers a menu. Renders nothing if menus are not checked at all. */
export function NoMealPattern({ program }: { program: Pick<MealProgram, 'menuType' | 'rulePack'> | null | undefined }) {
  const t = useMessages()
  const { nutritionAnalysis } = useSession()
  if (!program || !nutritionAnalysis || hasMealPattern(program.rulePack)) return null
  return <Banner>{t('checks.noMealPattern', { menuType: t(`words.menuTypes.${program.menuType}`) })}</Banner>
}
