import {
  AppShell,
  Button,
  ConfirmProvider,
  defaultThemeChoice,
  GlobalStyle,
  Screen,
  TableViewsContext,
  ToastProvider,
  useToast,
} from '@commissary/ui'
import { Calendar, type CalendarEvent } from '@commissary/ui/calendar'
import { Combobox } from '@commissary/ui/combobox'
import { CommandPalette, type CommandSource, ShortcutList } from '@commissary/ui/command'
import { DateField } from '@commissary/ui/date'
import { Form, FormActions, TextField } from '@commissary/ui/form'
import { VerdictBadge } from '@commissary/ui/menu'
import { MenuCalendarHeader } from '@commissary/ui/menu-calendar'
import { NotificationList } from '@commissary/ui/notifications'
import { CountField } from '@commissary/ui/production'
import { QrLabel } from '@commissary/ui/qr'
import { type MergeField, MergeFields } from '@commissary/ui/record-form'
import { BarChart, DrillTable, TrendChart } from '@commissary/ui/report'
import { CountCard } from '@commissary/ui/stock'
import { DataTable, defineColumns } from '@commissary/ui/table'
import { SavedViews } from '@commissary/ui/views'
import { useState } from 'react'

interface School {
  id: number
  name: string
}

const schools: readonly School[] = [
  { id: 1, name: 'Ridgeway Elementary' },
  { id: 2, name: 'Harbor High' },
]
const columns = defineColumns<School>([{ id: 'name', header: 'School', value: (school) => school.name }])
const holidays: readonly CalendarEvent[] = [{ id: 1, date: '2026-11-26', title: 'Thanksgiving' }]
const places: readonly CommandSource[] = [
  { id: 'places', label: 'Places', commands: [{ id: 'vendors', label: 'Vendors', href: '#vendors' }] },
]

const conflicts: readonly MergeField[] = [
  { name: 'remark', label: 'Remark', mine: 'Opens at 6', theirs: 'Opens at 7', chosen: 'mine' },
]

/** A product keeps the views and applies them; this one has a single view. */
function SchoolViews({ tableId }: { tableId: string }) {
  const [current, setCurrent] = useState<School | null>(null)
  const showToast = useToast()

  return (
    <SavedViews
      views={[{ id: 1, name: 'High schools' }]}
      onRetry={() => {}}
      current={current}
      isChanged={false}
      maxLength={80}
      onApply={setCurrent}
      onSave={async (name) => showToast({ message: `Saved for ${tableId}: ${name}` })}
      onRename={async (_view, name) => showToast({ message: name })}
      onDelete={async ({ name }) => showToast({ message: name })}
    />
  )
}

function Schools() {
  const [school, setSchool] = useState<School | null>(null)
  const [date, setDate] = useState('2026-11-20')
  const [isFinding, setIsFinding] = useState(false)
  const [served, setServed] = useState<number | null>(null)
  const showToast = useToast()

  return (
    <Screen title="Schools">
      <Button onClick={() => setIsFinding(true)}>Find</Button>
      {isFinding && <CommandPalette sources={places} onClose={() => setIsFinding(false)} />}
      <Combobox
        label="School"
        value={school}
        onChange={setSchool}
        options={schools}
        getLabel={({ name }) => name}
        getKey={({ id }) => id}
      />
      <DateField label="From" value={date} onChange={setDate} />
      <Form initialValues={{ note: '' }} onSubmit={async ({ note }) => showToast({ message: `Saved: ${note}` })}>
        <TextField name="note" label="Note" />
        <FormActions />
      </Form>
      <MergeFields
        label="Someone else saved this record"
        message="Choose a value for each field."
        sideNames={{ mine: 'Yours', theirs: 'Current version' }}
        emptyText="Empty"
        fields={conflicts}
        onChoose={(_name, side) => showToast({ message: side })}
      />
      <VerdictBadge verdict="pass" />
      <MenuCalendarHeader
        title="Lunch, November 2026"
        previousText="Previous month"
        nextText="Next month"
        todayText="Today"
        onPrevious={() => setDate('2026-10-20')}
        onNext={() => setDate('2026-12-20')}
        onToday={() => setDate('2026-11-20')}
      />
      <NotificationList
        label="Notifications"
        entries={[
          {
            id: 1,
            kind: 'Menu published',
            text: 'Lunch, December 2026',
            dateTime: '2026-11-20T14:00:00Z',
            time: 'Nov 20, 9:00 AM',
            href: '#menu',
            isUnread: true,
          },
        ]}
        unreadText="Unread"
        onOpen={() => showToast({ message: 'Opened' })}
      />
      <TrendChart
        title="Sodium, mg"
        points={[{ label: 'Nov 16', value: 1030, text: '1,030 mg' }]}
        minimum={null}
        maximum={1110}
        formatValue={String}
        periodHeader="Week"
        valueHeader="Sodium"
        minimumText="Minimum"
        maximumText="Maximum"
      />
      <BarChart
        title="Meals by school"
        bars={schools.map(({ id, name }) => ({
          id: String(id),
          label: name,
          value: 100 * id,
          valueText: `${100 * id}`,
        }))}
        onSelect={(id) => showToast({ message: `Opened: ${id}` })}
        openText={(label) => `Show the rows of ${label}`}
      />
      <DrillTable
        caption="Meals"
        columns={[
          { id: 'school', label: 'School' },
          { id: 'meals', label: 'Meals', isNumber: true },
        ]}
        lines={[{ kind: 'total', id: 'total', level: 0, cells: [{ text: 'Total' }, { text: '300' }] }]}
      />
      <ShortcutList />
      <CountField
        label="Served"
        value={served}
        onChange={setServed}
        lessLabel="One less: Served"
        moreLabel="One more: Served"
      />
      <QrLabel
        content="https://kitchen.test/receive/1"
        label="Code that opens the receiving section"
        title="Scan to receive"
        lines={['Ridgeway Elementary']}
      />
      <CountCard name="Milk, 1%" details="Expected 2 cases" state="open">
        Nothing counted yet.
      </CountCard>
      <TableViewsContext value={SchoolViews}>
        <DataTable tableId="schools" caption="Schools" columns={columns} rows={schools} error={null} />
      </TableViewsContext>
      <Calendar label="Holidays" events={holidays} timeZone="America/New_York" today="2026-11-20" />
    </Screen>
  )
}

/** Uses something from every entry point. */
export function EveryEntry() {
  const [theme, setTheme] = useState(defaultThemeChoice)

  return (
    <>
      <GlobalStyle />
      <ToastProvider>
        <ConfirmProvider>
          <AppShell
            productName="Kitchen"
            homeHref="/"
            navigation={[{ label: 'Schools', href: '/', isCurrent: true }]}
            user={{ firstName: 'Maria', lastName: 'Okafor' }}
            onLogout={() => setTheme(defaultThemeChoice)}
            theme={theme}
            onThemeChange={setTheme}
            privacyHref="/privacy"
          >
            <Schools />
          </AppShell>
        </ConfirmProvider>
      </ToastProvider>
    </>
  )
}
