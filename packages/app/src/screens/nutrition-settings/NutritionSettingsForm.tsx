import {
  type CatererAnalysisSettings,
  createCatererAnalysisSettings,
  type MealProgram,
  updateCatererAnalysisSettings,
} from '@commissary/api-client'
import { defaultRuleOptions } from '@commissary/domain/rules'
import { Form, FormActions } from '@commissary/ui/form'

import { type ProgramTargets, readSodiumLevels, toSodiumLevel, toTargets } from '../../compliance/sodium-levels.ts'
import { useRecordForm } from '../../forms/use-record-form.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { type CostTargetValues, isTargetField, toCostTargets, toTargetField, withTargetCosts } from './cost-targets.ts'
import { isLimit, type OwnLimit, ownLimits, type OwnLimitValues, toLimit, toLimitValues } from './own-limits.ts'
import { OwnLimitFields } from './OwnLimitFields.tsx'
import {
  type StandardValues,
  standardsText,
  toStandards,
  toStandardValues,
  validateStandards,
} from './own-standards.ts'
import { OwnStandardFields } from './OwnStandardFields.tsx'
import { isChecked, programsByName } from './program-limits.ts'
import { ProgramFields } from './ProgramFields.tsx'
import { ShortWeekField } from './ShortWeekField.tsx'

/** Settings that have been saved at least once. */
type SavedSettings = CatererAnalysisSettings & { updatedAt: string }

interface NutritionSettingsFormProps {
  programs: readonly MealProgram[]
  /** The current settings, even if the form was opened with an older version; null before they are first saved. */
  settings: SavedSettings | null
  /** The save failed, perhaps because someone else saved first: reload the settings. */
  onRefused: () => unknown
  onSaved: () => unknown
}

type ProgramValues = ProgramTargets & CostTargetValues

interface SettingsValues extends OwnLimitValues {
  programs: readonly ProgramValues[]
  weekLength: CatererAnalysisSettings['weekLength']
  standards: readonly StandardValues[]
}

/** The sodium targets and the target cost of each meal program, the caterer's own limits and standards and short weeks, saved together. */
export function NutritionSettingsForm({ programs, settings, onRefused, onSaved }: NutritionSettingsFormProps) {
  const t = useMessages()
  const { catererId: catererAnalysisId } = useSession()
  const groups = programsByName(programs)
  const names = groups.map(({ programName }) => programName)
  const checked = new Set(groups.filter(isChecked).map(({ programName }) => programName))
  const stateText = (value: unknown) => t(value === true ? 'nutritionSettings.on' : 'nutritionSettings.off')

  const record = useRecordForm({
    name: 'nutrition settings',
    record: settings,
    // A draft may be older than the fields.
    toCurrentDraft: (draft) =>
      withTargetCosts({ weekLength: weekLengthOf(settings), standards: standardsOf(settings), ...draft }),
    toValues: (stored): SettingsValues => ({
      programs: toTargets(readSodiumLevels(stored?.sodiumLevel ?? ''), names).map((program) => ({
        ...program,
        targetCost: toTargetField(stored?.costTargets ?? [], program.programName),
      })),
      ...toLimitValues(stored),
      weekLength: weekLengthOf(stored),
      standards: standardsOf(stored),
    }),
    fields: [
      ...groups.flatMap((group, at) => [
        ...(isChecked(group) ? (['target1', 'target2'] as const) : []).map((target) => ({
          name: `programs[${at}].${target}`,
          label: t('nutritionSettings.program', {
            program: group.programName,
            target: t(`nutritionSettings.${target}`),
          }),
          text: stateText,
        })),
        {
          name: `programs[${at}].targetCost`,
          label: t('nutritionSettings.targetCostOf', { program: group.programName }),
        },
      ]),
      ...ownLimits.map((name) => ({ name, label: t(`nutritionSettings.${name}`) })),
      {
        name: 'weekLength',
        label: t('nutritionSettings.weekLength'),
        text: (value: unknown) => t(`nutritionSettings.weekLengths.${value as SettingsValues['weekLength']}`),
      },
      {
        name: 'standards',
        label: t('nutritionSettings.standards.title'),
        text: (value: unknown) => standardsText(t, value),
      },
    ],
    save: async (values, { ifMatch, idempotencyKey }) => {
      const { id, sodiumLevel, costTargets } = settings ?? { id: 0, sodiumLevel: '', costTargets: [] }
      const input = {
        id,
        catererAnalysisId,
        wgrLimit: toLimit(values.wgrLimit),
        fruitLimit: toLimit(values.fruitLimit),
        sodiumLevel: toSodiumLevel(
          values.programs.filter(({ programName }) => checked.has(programName)),
          readSodiumLevels(sodiumLevel),
        ),
        costTargets: toCostTargets(values.programs, costTargets),
        weekLength: values.weekLength,
        ownStandards: toStandards(values.standards),
      }
      try {
        return await (id === 0
          ? createCatererAnalysisSettings(input, { idempotencyKey })
          : updateCatererAnalysisSettings(id, input, { ifMatch }))
      } catch (error) {
        await onRefused()
        throw error
      }
    },
    onSaved,
  })

  const limitError = (values: SettingsValues, name: OwnLimit) =>
    isLimit(values[name], name) ? undefined : t('nutritionSettings.notALimit')
  const validate = (values: SettingsValues) => ({
    programs: values.programs.map(({ targetCost }) =>
      isTargetField(targetCost) ? {} : { targetCost: t('nutritionSettings.notACost') },
    ),
    wgrLimit: limitError(values, 'wgrLimit'),
    fruitLimit: limitError(values, 'fruitLimit'),
    standards: validateStandards(values.standards, t),
  })

  return (
    <Form {...record.form} validate={validate} isWide>
      {record.notices}
      {groups.map((group, at) => (
        <ProgramFields key={group.programName} path={`programs[${at}]`} group={group} />
      ))}
      {checked.size > 0 && (
        <>
          <OwnLimitFields programs={programs} />
          <ShortWeekField />
        </>
      )}
      <OwnStandardFields programs={programs} />
      <FormActions isSticky />
    </Form>
  )
}

const standardsOf = (settings: CatererAnalysisSettings | null) => toStandardValues(settings?.ownStandards ?? [])
const weekLengthOf = (settings: CatererAnalysisSettings | null) => settings?.weekLength ?? defaultRuleOptions.weekLength
