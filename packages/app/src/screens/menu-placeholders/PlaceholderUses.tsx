import type { MenuPlaceholder, PlaceholderUse } from '@commissary/api-client'
import type { Wording } from '@commissary/messages/wording'
import { EmptyState, Quiet, Section, Stack } from '@commissary/ui'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { useMemo } from 'react'

import { useWording } from '../../compliance/use-wording.ts'
import { datesText } from './uses-text.ts'

const useColumns = (wording: Wording) =>
  useMemo(
    () =>
      defineColumns<PlaceholderUse>([
        { id: 'menu', header: 'menuPlaceholders.usedIn.columns.menu', value: ({ name }) => name, width: '12rem' },
        {
          id: 'kind',
          header: 'menuPlaceholders.usedIn.columns.kind',
          value: ({ kind }) => wording.t(`menuPlaceholders.usedIn.kinds.${kind}`),
          isOneLine: true,
        },
        {
          id: 'dates',
          header: 'menuPlaceholders.usedIn.columns.dates',
          value: ({ dates }) => dates[0],
          text: (use) => datesText(wording, use),
          width: '14rem',
        },
        { id: 'days', header: 'menuPlaceholders.usedIn.columns.days', value: ({ days }) => days, align: 'end' },
      ]),
    [wording],
  )

/** The menus that use a placeholder. */
export function PlaceholderUses({ usedIn: { total, hidden, rows } }: Pick<MenuPlaceholder, 'usedIn'>) {
  const wording = useWording()
  const { t } = wording
  const columns = useColumns(wording)
  return (
    <Section
      id="uses"
      title={t('menuPlaceholders.usedIn.title')}
      description={t('menuPlaceholders.usedIn.description')}
    >
      <Stack gap={3}>
        {total > 0 && (
          <DataTable
            caption={t('menuPlaceholders.usedIn.title')}
            columns={columns}
            translate={t}
            rows={rows}
            error={undefined}
            hasPages={false}
            minRows={1}
            rowKey={({ kind, name, yearMonth }) => `${kind} ${yearMonth} ${name}`}
          />
        )}
        {total + hidden === 0 && (
          <EmptyState size="small" title={t('menuPlaceholders.usedIn.none')}>
            {t('menuPlaceholders.usedIn.noneHint')}
          </EmptyState>
        )}
        {rows.length < total && <Quiet>{t('menuPlaceholders.usedIn.firstOf', { shown: rows.length, total })}</Quiet>}
        {hidden > 0 && <Quiet>{t('menuPlaceholders.usedIn.hidden', { count: hidden })}</Quiet>}
      </Stack>
    </Section>
  )
}
