import type { MealProgram } from '@commissary/api-client'
import { Facts, Quiet, Section, Stack } from '@commissary/ui'
import { Checkbox, FormValues, NumberField } from '@commissary/ui/form'

import type { ProgramTargets } from '../../compliance/sodium-levels.ts'
import { useMessages } from '../../messages/messages.ts'
import { useSession } from '../../session/session.tsx'
import { isChecked, type ProgramGroup, sodiumLimits } from './program-limits.ts'

interface ProgramFieldsProps {
  /** Path of the program's targets in the form: `programs[0]`. */
  path: string
  group: ProgramGroup
}

/** A program's target cost per meal and, with a meal pattern, the sodium targets that its menus are checked against. */
export function ProgramFields({ path, group }: ProgramFieldsProps) {
  const t = useMessages()
  const { currency } = useSession()
  return (
    <Section title={group.programName}>
      {isChecked(group) ? (
        <SodiumFields path={path} group={group} />
      ) : (
        <Quiet>{t('nutritionSettings.noMealPattern')}</Quiet>
      )}
      <NumberField
        name={`${path}.targetCost`}
        label={t('nutritionSettings.targetCost')}
        unit={currency}
        hint={t('nutritionSettings.targetCostHint')}
      />
    </Section>
  )
}

function SodiumFields({ path, group: { programName, programs } }: ProgramFieldsProps) {
  const t = useMessages()
  return (
    <>
      <Stack gap={2}>
        <Checkbox name={`${path}.target1`} label={t('nutritionSettings.target1')} />
        <Checkbox
          name={`${path}.target2`}
          label={t('nutritionSettings.target2')}
          hint={t('nutritionSettings.target2Hint')}
        />
      </Stack>
      <FormValues<{ programs: readonly ProgramTargets[] }>>
        {(values) => {
          const chosen = values.programs.find((one) => one.programName === programName)
          return (
            <>
              {chosen && !chosen.target1 && !chosen.target2 && <Quiet>{t('nutritionSettings.neither')}</Quiet>}
              {programs.map((program) => (
                <ProgramLimits key={program.id} program={program} isTarget2={chosen?.target2 ?? false} />
              ))}
            </>
          )
        }}
      </FormValues>
    </>
  )
}

function ProgramLimits({ program, isTarget2 }: { program: MealProgram; isTarget2: boolean }) {
  const t = useMessages()
  const { formats, today } = useSession()
  const { now, from2027 } = sodiumLimits(program, today)
  const text = (limit: number | null) =>
    limit === null ? t('common.unknown') : t('nutritionSettings.milligrams', { amount: formats.amount(limit) })
  const menuType = t(`words.menuTypes.${program.menuType}`)

  return (
    <Stack gap={2}>
      <Quiet>
        {t('nutritionSettings.grades', { grades: program.grades, menuType })} · {t('nutritionSettings.weekly')}
      </Quiet>
      <Facts
        items={[
          { id: 'used', label: t('nutritionSettings.usedNow'), value: text(isTarget2 ? from2027 : now) },
          { id: 'now', label: t('nutritionSettings.inForce'), value: text(now) },
          { id: 'later', label: t('nutritionSettings.from2027'), value: text(from2027) },
        ]}
      />
    </Stack>
  )
}
