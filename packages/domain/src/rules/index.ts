export {
  bySeverity,
  gradeGroups,
  hasMealPattern,
  isPreschool,
  noMealPattern,
  preschoolGroups,
  schoolGroups,
  severity,
  verdictStatuses,
} from './model.ts'
export type { GradeGroup, MealProgram, PreschoolGroup, SchoolGroup, VerdictStatus } from './model.ts'
export { groupsBeside, groupsText, menuGroups, sharedGroups } from './shared-menu.ts'
export type { MenuGroups } from './shared-menu.ts'
export { datedRulesExist } from './dated-rules.ts'
export {
  checkGroups,
  checkIds,
  checks,
  checkUnits,
  dayCheckIds,
  dietCheckIds,
  tileIds,
  unitDigits,
  weekCheckIds,
} from './checks.ts'
export type { CheckDefinition, CheckGroup, CheckId, CheckUnit, Measure, TileId } from './checks.ts'
export type { Limit, LimitOf, LimitSource } from './check-limits.ts'
export { limitsOf } from './limits.ts'
export type { Limits } from './limits.ts'
export { defaultRuleOptions } from './rule-options.ts'
export type { RuleOptions } from './rule-options.ts'
export type { ComponentRule, GradeRules, RulePack, SubgroupRule } from './rule-pack-model.ts'
export { hasOfferVersusServe, rulePackFor, rulePacks, secondVerdictDate } from './rule-packs.ts'
export { checkSnack } from './smart-snacks.ts'
export type { Snack, SnackRule, SnackStatus } from './smart-snacks.ts'
