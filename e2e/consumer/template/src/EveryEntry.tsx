import { Button, ConfirmProvider, GlobalStyle, ToastProvider, useToast } from '@commissary/ui'
import { Combobox } from '@commissary/ui/combobox'
import { Form, FormActions, TextField } from '@commissary/ui/form'
import { VerdictBadge } from '@commissary/ui/menu'
import { DataTable, defineColumns } from '@commissary/ui/table'
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

function Schools() {
  const [school, setSchool] = useState<School | null>(null)
  const showToast = useToast()

  return (
    <main>
      <Button onClick={() => showToast({ message: 'Two schools were counted' })}>Count</Button>
      <Combobox
        label="School"
        value={school}
        onChange={setSchool}
        options={schools}
        getLabel={({ name }) => name}
        getKey={({ id }) => id}
      />
      <Form initialValues={{ note: '' }} onSubmit={async ({ note }) => showToast({ message: `Saved: ${note}` })}>
        <TextField name="note" label="Note" />
        <FormActions />
      </Form>
      <VerdictBadge verdict="pass" />
      <DataTable caption="Schools" columns={columns} rows={schools} error={null} />
    </main>
  )
}

/** Something of every entry on one page. */
export function EveryEntry() {
  return (
    <>
      <GlobalStyle />
      <ToastProvider>
        <ConfirmProvider>
          <Schools />
        </ConfirmProvider>
      </ToastProvider>
    </>
  )
}
