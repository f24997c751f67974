import { type ReportSection } from '@commissary/messages/results'
import { menuTypes } from '@commissary/domain/menu'
import { hasMealPattern } from '@commissary/domain/rules'
import { Screen, Stack } from '@commissary/ui'
import { type ReportChoice, ReportFilters } from '@commissary/ui/report'
import type { ReactNode } from 'react'

import { useMessages } from '../messages/messages.ts'
import { MenuFormats } from '../nutrition/MenuFormats.tsx'
import { useSession } from '../session/session.tsx'
import { useDownload } from '../text/use-download.ts'
import { type ExportFormat, ExportMenu } from './ExportMenu.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { ReportViews } from './ReportViews.tsx'
import type { ReportState } from './use-report-state.ts'
import { useSchoolsText } from './use-schools-text.ts'
import { useSectionsExport } from './use-sections-export.ts'

interface ReportScreenProps {
  /** What its saved views belong to. */
  tableId: string
  title: string
  description: string
  state: ReportState
  /** Choices of the report itself, besides the dates, schools and the meal. */
  choices?: readonly ReportChoice[]
  datesError?: string | undefined
  /** What is exported as it is shown; null while there is nothing. */
  sections: readonly ReportSection[] | null
  /** Exports with the report's own calls, one file each. */
  exports?: readonly ((format: ExportFormat) => Promise<File>)[] | undefined
  children: ReactNode
}

const noChoices: readonly ReportChoice[] = []

/** A report: its filters, kept in the address, saved views of them, what they show, and its export as PDF, Excel and CSV. */
export function ReportScreen({
  tableId,
  title,
  description,
  state,
  choices = noChoices,
  datesError,
  sections,
  exports,
  children,
}: ReportScreenProps) {
  const t = useMessages()
  const { schools, today, locale } = useSession()
  const schoolsText = useSchoolsText()
  // These reports are about limits, so menus without a meal pattern are not offered.
  const served = menuTypes.filter((type) =>
    schools.some(({ programs }) =>
      programs.some(({ menuType, rulePack }) => menuType === type && hasMealPattern(rulePack)),
    ),
  )

  const shown = useSectionsExport(title, sections ?? [])
  const { isBusy, download } = useDownload((name) => t('reports.exported', { name }))

  async function handleExport(format: ExportFormat) {
    if (!exports) return shown.start(format)
    for (const ask of exports) await download(() => ask(format))
  }

  return (
    <MenuFormats>
      <Screen
        title={title}
        description={description}
        actions={
          <>
            <ReportViews tableId={tableId} />
            <ExportMenu
              isBusy={isBusy || shown.file.job !== null}
              disabled={!exports && (sections?.length ?? 0) === 0}
              onExport={(format) => void handleExport(format)}
            />
          </>
        }
      >
        <Stack gap={5}>
          <ReportFilters
            label={t('reports.filters')}
            datesLabel={t('reports.dates')}
            dates={state.dates}
            onDatesChange={state.setDates}
            datesError={datesError}
            today={today}
            locale={locale}
            schools={schools.map(({ schoolId, schoolName }) => ({ id: schoolId, name: schoolName }))}
            schoolIds={state.schoolIds}
            onSchoolsChange={(ids) => state.set({ schools: ids.join() })}
            schoolsText={schoolsText}
            choices={[
              {
                id: 'menu',
                label: t('reports.meal'),
                value: state.menuType,
                options: (served.includes(state.menuType) ? served : [...served, state.menuType]).map((type) => ({
                  value: type,
                  label: t(`words.menuTypes.${type}`),
                })),
                onChange: (menu) => state.set({ menu: menu === 'MEAL' ? null : menu }),
              },
              ...choices,
            ]}
          />
          <ExportProgress file={shown.file} />
          {children}
        </Stack>
      </Screen>
    </MenuFormats>
  )
}
