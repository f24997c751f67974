import type { MenuPlan, MenuPlanRequirement } from '@commissary/api-client'
import { checkName } from '@commissary/messages/checks'
import type { Wording } from '@commissary/messages/wording'
import { Banner, Stack } from '@commissary/ui'

import { useWording } from '../../compliance/use-wording.ts'

/** Which rules and choices cannot all be met, for the first week that has no plan. */
export function PlanConflict({ plan, hasDays }: { plan: MenuPlan; hasDays: boolean }) {
  const wording = useWording()
  const { t, formats } = wording
  const { conflict, conflictWeek, conflictWeeks, isConflictProven } = plan
  return (
    <Banner tone="error">
      <Stack gap={2}>
        <strong>
          {conflictWeek === null
            ? t('menuPlanner.plan.impossible')
            : t(isConflictProven ? 'menuPlanner.plan.impossibleWeek' : 'menuPlanner.plan.notFoundWeek', {
                date: formats.date(conflictWeek),
                count: Math.max(1, conflictWeeks),
              })}
        </strong>
        {conflict.length > 0 && (
          <>
            <span>{t(isConflictProven ? 'menuPlanner.plan.conflict' : 'menuPlanner.plan.conflictUnproven')}</span>
            <ul>
              {conflict.map((one) => (
                <li key={requirementText(wording, one)}>{requirementText(wording, one)}</li>
              ))}
            </ul>
            <span>
              {t(isConflictProven ? 'menuPlanner.plan.conflictHint' : 'menuPlanner.plan.conflictHintUnproven')}
            </span>
          </>
        )}
        {hasDays && <span>{t('menuPlanner.plan.weeksBefore')}</span>}
      </Stack>
    </Banner>
  )
}

/** "Sodium, grades K-5, starting July 1, 2027" */
function requirementText(wording: Wording, { kind, checkId, gradeGroup, rules }: MenuPlanRequirement): string {
  const { t } = wording
  if (kind !== 'rule' || checkId === null) return t(`menuPlanner.plan.requirements.${kind}`)
  return t('menuPlanner.plan.requirement', {
    check: checkName(wording, { id: checkId }),
    gradeGroup: gradeGroup === null ? '' : t(`words.gradesInText.${gradeGroup}`),
    rules: rules ?? 'now',
  })
}
