import type { FoodEffect, ReplacementPreview, WeekEffect, WeekEffects } from '@commissary/api-client'
import { separator } from '@commissary/messages/nutrition'
import type { Wording } from '@commissary/messages/wording'
import { Link, Quiet, Stack } from '@commissary/ui'
import { CostText } from '@commissary/ui/menu'
import { type Column, DataTable, plainColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../compliance/use-wording.ts'
import { hasOneOf } from '../routing/access.ts'
import { paths, weekAddress } from '../routing/paths.ts'
import { useSession } from '../session/session.tsx'
import { costEffect } from './cost-effect.ts'
import { effectTexts } from './effect-text.ts'
import { verdictEffect } from './verdict-effect.ts'

type FoodEffects = ReplacementPreview['recipes']

/** What changes in a portion of recipes or master items. */
export function FoodEffectsTable({ caption, effects }: { caption: string; effects: FoodEffects }) {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(() => foodColumns(wording), [wording])
  if (effects.total === 0) return null
  return (
    <Stack gap={2}>
      <h3>{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns}
        translate={t}
        rows={effects.rows}
        error={undefined}
        hasPages={false}
        minRows={1}
        rowKey={({ id }) => String(id)}
      />
      {effects.rows.length < effects.total && (
        <Quiet>{t('whereUsed.firstOf', { shown: effects.rows.length, total: effects.total })}</Quiet>
      )}
    </Stack>
  )
}

const foodColumns = (wording: Wording): readonly Column<FoodEffect>[] =>
  plainColumns<FoodEffect>([
    {
      id: 'name',
      header: 'whereUsed.columns.name',
      value: ({ name }) => name,
      cell: ({ name, isDirect }) => (
        <>
          <div>
            <bdi>{name}</bdi>
          </div>
          {!isDirect && <Quiet>{wording.t('whereUsed.effects.through')}</Quiet>}
        </>
      ),
    },
    {
      id: 'what',
      header: 'whereUsed.effects.what',
      value: ({ before, after }) => effectTexts(wording, before, after).join('; '),
      cell: ({ before, after }) => <Changes texts={effectTexts(wording, before, after)} />,
    },
  ])

function Changes({ texts }: { texts: readonly string[] }) {
  const { t } = useWording()
  if (texts.length === 0) return <Quiet>{t('whereUsed.effects.same')}</Quiet>
  return texts.map((text) => (
    <div key={text}>
      <bdi>{text}</bdi>
    </div>
  ))
}

interface WeekEffectsTableProps {
  effects: WeekEffects
  /** False for prices, which change no verdict. */
  hasChecks?: boolean
}

/** The verdicts and costs of planned weeks before and after. */
export function WeekEffectsTable({ effects, hasChecks = true }: WeekEffectsTableProps) {
  const wording = useWording()
  const { t } = wording
  const columns = useMemo(
    () => weekColumns(wording).filter(({ id }) => hasChecks || id !== 'verdict'),
    [wording, hasChecks],
  )
  if (effects.total + effects.hidden === 0) return null
  const caption = t('whereUsed.effects.weeks')
  return (
    <Stack gap={2}>
      <h3>{caption}</h3>
      {effects.rows.length > 0 && (
        <DataTable
          caption={caption}
          columns={columns}
          translate={t}
          rows={effects.rows}
          error={undefined}
          hasPages={false}
          minRows={1}
          rowKey={({ schoolId, programId, monday }) => `${schoolId}-${programId}-${monday}`}
        />
      )}
      {effects.rows.length < effects.total && (
        <Quiet>{t('whereUsed.effects.firstWeeks', { shown: effects.rows.length, total: effects.total })}</Quiet>
      )}
      {effects.hidden > 0 && <Quiet>{t('whereUsed.effects.hiddenWeeks', { count: effects.hidden })}</Quiet>}
    </Stack>
  )
}

/** The first day of a week, as a link for those who can open menus. */
function Week({ effect: { monday, schoolId, programId, itemType } }: { effect: WeekEffect }) {
  const session = useSession()
  const date = session.formats.date(monday)
  if (!hasOneOf(['menus'], session)) return <bdi>{date}</bdi>
  return (
    <Link
      href={weekAddress(paths.schoolMenus, { schoolId, week: monday, menuType: itemType, program: programId })}
      target="_blank"
    >
      {date}
    </Link>
  )
}

function weekColumns(wording: Wording): readonly Column<WeekEffect>[] {
  const { t } = wording
  const verdict = (effect: WeekEffect) => verdictEffect(wording, effect)
  return plainColumns<WeekEffect>([
    {
      id: 'week',
      header: 'whereUsed.effects.week',
      value: ({ monday, schoolName }) => `${monday} ${schoolName}`,
      // One cell, so that the cost is visible in a dialog.
      cell: (effect) => (
        <>
          <Week effect={effect} />
          <div>
            <Quiet>
              <bdi>{effect.schoolName}</bdi>
              {separator}
              {t(`words.menuTypes.${effect.itemType}`)}
            </Quiet>
          </div>
        </>
      ),
    },
    {
      id: 'verdict',
      header: 'whereUsed.effects.verdict',
      value: verdict,
      cell: (row) => (row.before === row.after ? <Quiet>{verdict(row)}</Quiet> : <bdi>{verdict(row)}</bdi>),
    },
    {
      id: 'cost',
      header: 'whereUsed.effects.mealCost',
      value: ({ cost }) => cost?.after.known ?? 0,
      cell: (row) => <CostText cost={costEffect(wording, row)} />,
    },
  ])
}
