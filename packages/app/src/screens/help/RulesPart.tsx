import type { GradeGroup, RulePack } from '@commissary/domain/rules'
import { Inline, Quiet, Section, Select, Stack } from '@commissary/ui'
import { ReportTable } from '@commissary/ui/report'

import { useWording } from '../../compliance/use-wording.ts'
import { choiceOf } from '../../forms/choice.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { families, groupsOf, rulesOfGroup } from './rules-table.ts'

/** The rules that menus are checked by: of a meal and a grade group, today and from July 1, 2027, with their source and dates. */
export function RulesPart() {
  const wording = useWording()
  const { t, formats } = wording
  const { today } = useSession()
  const { get, set } = useUrlFilters()
  const family = choiceOf(families, get('family')) ?? families[0] ?? ''
  const groups = groupsOf(family, today)
  const group = choiceOf(groups, get('grade')) ?? groups.find((one) => one === 'K-5') ?? groups[0]
  if (group === undefined) return null
  const { packs, rows } = rulesOfGroup(wording, family, group, today)
  const gradeText = (one: GradeGroup) => t(`words.gradeGroups.${one}`)
  const distinct = [...new Map([packs.now, packs.later].flatMap((pack) => (pack ? [[pack.id, pack]] : []))).values()]

  return (
    <Section title={t('help.rulesTitle')} description={t('help.rulesDescription')}>
      <Stack>
        <Inline gap={3}>
          <Select
            label={t('help.family')}
            value={family}
            onChange={(next) => set({ family: next, grade: null })}
            options={families.map((value) => ({ value, label: familyName(value) }))}
          />
          <Select
            label={t('help.grade')}
            value={group}
            onChange={(next) => set({ grade: next })}
            options={groups.map((value) => ({ value, label: gradeText(value) }))}
          />
        </Inline>
        <ReportTable
          key={`${family} ${group}`}
          caption={t('help.caption', { family: familyName(family), grade: gradeText(group) })}
          columns={[{ label: t('help.check') }, { label: t('help.now') }, { label: t('help.later') }]}
          rows={rows.map(({ name, now, later }) => ({
            level: 0,
            cells: [
              { text: name },
              { text: now ?? t(packs.now ? 'help.noRule' : 'help.noPack') },
              { text: later ?? t(packs.later ? 'help.noRule' : 'help.noPack') },
            ],
          }))}
          openAllText=""
          closeAllText=""
        />
        {distinct.map((pack) => (
          <div key={pack.id}>
            <p>{t('help.source', { source: pack.source })}</p>
            <Quiet>{inForce(pack)}</Quiet>
          </div>
        ))}
      </Stack>
    </Section>
  )

  function familyName(value: string): string {
    return value === 'us-nslp' || value === 'us-nslp-snack' || value === 'us-sbp' ? t(`help.families.${value}`) : value
  }

  function inForce({ id, effectiveFrom, effectiveTo }: RulePack): string {
    const from = formats.date(effectiveFrom)
    return effectiveTo === null
      ? t('help.inForceOpen', { id, from })
      : t('help.inForce', { id, from, to: formats.date(effectiveTo) })
  }
}
