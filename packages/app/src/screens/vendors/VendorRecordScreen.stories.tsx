import type { Vendor, VendorInput } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'

import { englishTranslator } from '@commissary/messages/translator'
import { keepDraft, readDraft } from '@commissary/ui/record-form'
import { answerUser, broken, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { answerVendors, greenValley, vendors } from '../../stories/vendors.ts'
import { VendorRecordScreen } from './VendorRecordScreen.tsx'
import { mergeableFields, toInput, toValues } from './vendor-values.ts'

/** Recorded requests, in order: method and body. */
const sent = fn<(method: string, body: VendorInput | null, ifMatch: string | null) => void>()
const written = (message: string, status = 200) =>
  HttpResponse.json({ data: { message, id: 12, version: 4 } }, { status })

const answerPost = http.post('*/vendor/:id', async ({ request }) => {
  sent('POST', (await request.json()) as VendorInput, null)
  return written('Vendor created successfully', 201)
})
const answerPut = http.put('*/vendor/:id', async ({ request }) => {
  sent('PUT', (await request.json()) as VendorInput, request.headers.get('If-Match'))
  return written('Vendor updated successfully')
})
const answerDelete = http.delete('*/vendor/:id', () => {
  sent('DELETE', null, null)
  return written('Vendor deleted successfully')
})
const answerRestore = http.post('*/vendor/:id/restore', () => {
  sent('RESTORE', null, null)
  return written('Vendor restored successfully')
})

/** The version that Luis saved while the form was open: another name, email and status. */
const savedByLuis: Vendor = {
  ...greenValley,
  name: 'Green Valley Farms',
  email: 'hello@greenvalley.test',
  active: false,
  version: 4,
  updatedAt: '2026-11-18T14:58:00.000Z',
}
const answerConflict = http.put('*/vendor/:id', async ({ request }) => {
  const ifMatch = request.headers.get('If-Match')
  sent('PUT', (await request.json()) as VendorInput, ifMatch)
  return ifMatch === '"4"'
    ? written('Vendor updated successfully')
    : HttpResponse.json({ message: 'Someone else saved this vendor.', current: savedByLuis }, { status: 409 })
})

const draftPlace = { userId: planner.id, name: 'vendor 12' }

const meta = {
  title: 'Screens/Vendors/Record',
  component: StoryApp,
  args: { address: '/settings/vendorRec?id=12', children: <VendorRecordScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), answerVendors(), answerPost, answerPut, answerDelete, answerRestore] },
  beforeEach: () => {
    sent.mockClear()
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

// spec: 2.vendors.form.edit
export const Edit: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('Green Valley Produce')).toBeVisible()
    // Every value has its input: one that the form leaves out could never be entered.
    for (const { name, label } of mergeableFields(englishTranslator())) {
      const shown = name === 'active' ? 'Active' : label
      const groups = canvas.queryAllByRole('group', { name: shown, hidden: true })
      await expect([...canvas.queryAllByLabelText(shown, { exact: false }), ...groups], name).not.toEqual([])
    }
  },
}

// spec: 4.vendor.update
export const EditSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Account No.'), '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Vendor updated successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      'PUT',
      { ...toInput(toValues(greenValley), 12), accountNo: '88-20417' },
      '"3"',
    )
  },
}

// spec: 2.vendors.form.add, 4.vendor.create, 3.vendor.address, 3.vendor.active
export const Add: Story = {
  args: { address: '/settings/vendorRec?id=new' },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(/^Vendor Code/)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.keyboard('  GV-1  ')
    await userEvent.type(canvas.getByLabelText(/^Vendor Name/), 'Green Valley')
    await userEvent.click(canvas.getByLabelText('Contact'))
    await userEvent.paste('+1 (555) 010-9999')
    const save = canvas.getByRole('button', { name: 'Save' })
    save.click()
    save.click()
    await expect(await canvas.findByText('Vendor created successfully')).toBeVisible()
    await expect(sent).toHaveBeenCalledOnce()
    await expect(sent).toHaveBeenCalledWith(
      'POST',
      {
        id: 0,
        vendorCode: 'GV-1',
        name: 'Green Valley',
        contact: '5550109999',
        email: null,
        address: null,
        accountNo: null,
        active: true,
        terms: null,
        leadDays: null,
        cutOffTime: null,
        deliveryDays: [],
        minimumOrder: null,
      },
      null,
    )
  },
}

// spec: 2.vendors.form.view, 4.vendor.readOnly, 6.vendors.shared
export const View: Story = {
  tags: ['visual'],
  args: { address: '/settings/vendorRec?id=2' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByDisplayValue('USDA Foods')
    await userEvent.type(name, 'x')
    await expect(name).toHaveValue('USDA Foods')
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: 'Delete vendor' })).not.toBeInTheDocument()
  },
}

// spec: 5.vendor.code, 5.vendor.codeText, 5.vendor.name, 5.vendor.nameText
export const RequiredTexts: Story = {
  args: { address: '/settings/vendorRec?id=new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Vendor Name/), '   ')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByLabelText(/^Vendor Code/)).toHaveAccessibleDescription('Please provide vendor code')
    await expect(canvas.getByLabelText(/^Vendor Name/)).toHaveAccessibleDescription('Please provide vendor name')
    await waitFor(() => expect(canvas.getByLabelText(/^Vendor Code/)).toHaveFocus())
    await expect(sent).not.toHaveBeenCalled()
  },
}

// spec: 5.vendor.everyChange, 5.vendor.email
export const EveryChange: Story = {
  play: async ({ canvas, userEvent }) => {
    const email = await canvas.findByLabelText('Email')
    await userEvent.clear(email)
    await expect(email).toBeValid()
    await userEvent.type(email, 'orders@green')
    await expect(email).toHaveAccessibleDescription('Please provide a valid email')
    await userEvent.type(email, '.test')
    await expect(email).toBeValid()
    const code = canvas.getByLabelText(/^Vendor Code/)
    await userEvent.clear(code)
    await expect(code).toHaveAccessibleDescription('Please provide vendor code')
    await userEvent.type(code, 'G')
    await expect(code).toBeValid()
  },
}

const limitsOf = [
  [/^Vendor Code/, 10],
  [/^Vendor Name/, 50],
  ['Account No.', 10],
  ['Email', 50],
  ['Address', 500],
] as const

// spec: 5.vendor.code.max, 5.vendor.name.max, 5.vendor.email.max, 5.vendor.accountNo.max, 5.vendor.contact.max
// spec: 9.max.vendorCode, 9.max.vendorName, 9.max.email, 9.max.contact, 9.max.accountNo
export const OneTooMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('Green Valley Produce')
    for (const [label, most] of limitsOf) {
      const field = canvas.getByLabelText(label)
      // A character outside the Basic Multilingual Plane counts as one, as in the contract.
      const text = (length: number) => (label === 'Email' ? `${'e'.repeat(length - 7)}@a.test` : '🥕'.repeat(length))
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(text(most))
      await expect(field).toBeValid()
      await userEvent.clear(field)
      await userEvent.paste(text(most + 1))
      await expect(field).toHaveAccessibleDescription(
        expect.stringContaining(`At most ${most} characters: 1 too many.`),
      )
    }
    const contact = canvas.getByLabelText('Contact')
    await userEvent.clear(contact)
    await userEvent.type(contact, '55501099991')
    await expect(contact).toHaveAccessibleDescription('+1 At most 10 digits.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(canvas.getByText('6 fields need attention')).toBeVisible()
    await expect(sent).not.toHaveBeenCalled()
  },
}

/** Digits of any script are accepted; names, extensions and numbers of other countries are not. */
export const ContactInOtherWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const contact = await canvas.findByLabelText('Contact')
    for (const [typed, message] of [
      ['٥٥٥٠١٠٩٩٩٩', undefined],
      ['555 ext. 4', 'Please provide digits only, without the country code.'],
      ['+44 20 7946 0000', 'Please provide a number with the country code +1.'],
    ] as const) {
      await userEvent.clear(contact)
      await userEvent.click(contact)
      await userEvent.paste(typed)
      if (message) await expect(contact).toHaveAccessibleDescription(`+1 ${message}`)
      else await expect(contact).toBeValid()
    }
    await userEvent.clear(contact)
    await userEvent.paste('٥٥٥٠١٠٩٩٩٩')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.lastCall?.[1]?.contact).toBe('5550109999')
  },
}

/** Script and formula text stays plain text. */
export const HostileText: Story = {
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByLabelText('Address')
    await userEvent.clear(address)
    await userEvent.click(address)
    await userEvent.paste('<img src=x onerror=alert(1)>\n=HYPERLINK("http://x.test")')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent.mock.lastCall?.[1]?.address).toBe('<img src=x onerror=alert(1)>\n=HYPERLINK("http://x.test")')
  },
}

export const RefusedField: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerVendors(),
      http.put('*/vendor/:id', () =>
        HttpResponse.json(
          { message: 'Please check the fields.', fields: { vendorCode: 'The code ND-7 belongs to North Dairy.' } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByLabelText(/^Vendor Code/)
    await userEvent.clear(code)
    await userEvent.type(code, 'ND-7{Enter}')
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code ND-7 belongs to North Dairy.'))
    await expect(code).toHaveFocus()
  },
}

/**
 * Shows who saved, when, and what differs, and keeps the input. A field that only the other user changed takes the
 * saved value by default.
 */
export const Conflict: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerVendors(), answerConflict] },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByLabelText(/^Vendor Name/)
    const email = canvas.getByLabelText('Email')
    await userEvent.clear(name)
    await userEvent.type(name, 'Green Valley Co-op')
    await userEvent.clear(email)
    await userEvent.type(email, 'coop@greenvalley.test')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))

    const merge = await canvas.findByRole('group', { name: 'Someone else saved this record' })
    await waitFor(() => expect(merge).toHaveFocus())
    await expect(merge).toHaveTextContent(
      'Luis Ortega saved this record on Nov 18, 2026, 9:58 AM while you were editing.',
    )
    await expect(name).toHaveValue('Green Valley Co-op')
    await expect(email).toHaveValue('coop@greenvalley.test')

    const rows = within(merge)
    const choice = (field: string, side: RegExp) =>
      within(rows.getByRole('radiogroup', { name: field })).getByRole('radio', { name: side })
    await expect(choice('Vendor Name', /Yours.*Co-op/)).toBeChecked()
    await expect(choice('Active Status', /Current version.*Inactive/)).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).not.toBeChecked()

    await userEvent.click(choice('Email', /Current version/))
    await expect(email).toHaveValue('hello@greenvalley.test')
    await userEvent.click(choice('Email', /Yours/))
    await expect(email).toHaveValue('coop@greenvalley.test')
    await userEvent.click(choice('Vendor Name', /Current version/))
    await expect(name).toHaveValue('Green Valley Farms')
  },
}

export const ConflictMerged: Story = {
  ...Conflict,
  tags: [],
  play: async (context) => {
    await Conflict.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Vendor updated successfully')).toBeVisible()
    await expect(sent).toHaveBeenLastCalledWith(
      'PUT',
      {
        ...toInput(toValues(greenValley), 12),
        name: 'Green Valley Farms',
        email: 'coop@greenvalley.test',
        active: false,
      },
      '"4"',
    )
  },
}

export const ConflictOnAPhone: Story = { ...Conflict, tags: [], globals: { viewport: { value: 'phone' } } }

/** An earlier save succeeded but its response was lost: no conflict is shown. */
export const StoredAlready: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerVendors(),
      http.put('*/vendor/:id', () =>
        HttpResponse.json({ message: 'x', current: { ...greenValley, accountNo: 'A-1', version: 4 } }, { status: 409 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByLabelText('Account No.')
    await userEvent.clear(account)
    await userEvent.type(account, 'A-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Your changes are already saved.')).toBeVisible()
  },
}

/** Without a response the input stays, and Save works again. */
export const NotSaved: Story = {
  parameters: {
    msw: [answerUser(), answerVendors(), http.put('*/vendor/:id', () => HttpResponse.error())],
  },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByLabelText('Account No.')
    await userEvent.type(account, '7')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText("Not saved: the server can't be reached.")).toBeVisible()
    await expect(account).toHaveValue('88-20417')
    await expect(readDraft(draftPlace)?.values).toHaveProperty('accountNo', '88-20417')
  },
}

export const DeletedWithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete vendor' }))
    await expect(await canvas.findByText('Vendor deleted successfully')).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Vendor restored successfully')).toBeVisible()
    await expect(sent.mock.calls.map(([method]) => method)).toEqual(['DELETE', 'RESTORE'])
  },
}

const typed = { ...toValues(greenValley), name: 'Green Valley Co-op' }
const keep = () =>
  keepDraft(draftPlace, {
    savedAt: '2026-11-18T14:30:00.000Z',
    version: 3,
    base: toValues(greenValley),
    values: typed,
  })

/** After a reload, Back or a crash. */
export const UnsavedTextOffered: Story = {
  tags: ['visual'],
  beforeEach: keep,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have unsaved changes from Nov 18, 2026, 9:30 AM.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Vendor Name/)).toHaveValue('Green Valley Produce')
  },
}

export const UnsavedTextRestored: Story = {
  ...UnsavedTextOffered,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText(/^Vendor Name/)).toHaveValue('Green Valley Co-op')
    await expect(canvas.getByLabelText(/^Vendor Code/)).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Vendor updated successfully')).toBeVisible()
    await expect(readDraft(draftPlace)).toBeNull()
  },
}

export const UnsavedTextDiscarded: Story = {
  ...UnsavedTextOffered,
  tags: [],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }))
    await expect(canvas.getByLabelText(/^Vendor Name/)).toHaveValue('Green Valley Produce')
    await expect(readDraft(draftPlace)).toBeNull()
  },
}

/** The draft is based on version 2; Luis has changed the name since. Only the edited field is restored, with both names. */
export const RestoredOverAnotherSave: Story = {
  beforeEach: () =>
    keepDraft(draftPlace, {
      savedAt: '2026-11-18T14:30:00.000Z',
      version: 2,
      base: { ...typed, name: 'Green Vally', accountNo: 'old' },
      values: { ...typed, accountNo: 'old' },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByLabelText(/^Vendor Name/)).toHaveValue('Green Valley Co-op')
    await expect(canvas.getByLabelText('Account No.')).toHaveValue('88-2041')
    await expect(await canvas.findByRole('radio', { name: /Current version.*Green Valley Produce/ })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent.mock.lastCall?.[2]).toBe('"3"'))
  },
}

/** The draft is updated on every keystroke and deleted once nothing is unsaved. */
export const KeptWhileTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByLabelText('Account No.')
    await userEvent.type(account, '7')
    await expect(readDraft(draftPlace)?.values).toHaveProperty('accountNo', '88-20417')
    await userEvent.type(account, '{Backspace}')
    await expect(readDraft(draftPlace)).toBeNull()
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(), http.get('*/vendor/all/:id', never)] } }

export const Failed: Story = {
  parameters: { msw: [answerUser(), http.get('*/vendor/all/:id', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}

export const Forbidden: Story = {
  parameters: {
    msw: [answerUser(), http.get('*/vendor/all/:id', () => refused(403, 'Your role does not include the settings.'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByText('Your role does not include the settings.')).toBeVisible(),
}

/** The vendor was deleted, or the address is wrong. */
export const NotThere: Story = {
  args: { address: '/settings/vendorRec?id=999' },
  play: async ({ canvas }) => expect(await canvas.findByText('This vendor no longer exists.')).toBeVisible(),
}

export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerVendors([{ ...greenValley, name: 'W'.repeat(50), address: 'W'.repeat(500), vendorCode: 'W'.repeat(10) }]),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue('W'.repeat(50))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  parameters: { msw: [answerUser(), answerVendors(), answerConflict] },
  beforeEach: keep,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = await canvas.findByDisplayValue('Green Valley Produce')
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }))
    await canvas.findByRole('group', { name: /Someone else saved/ })
    const data = [...vendors, savedByLuis].flatMap(({ name, email }) => [name, email ?? ''])
    await expect(
      hardCodedTexts(canvasElement, [...data, greenValley.address ?? '', 'Luis Ortega', 'AM', 'PM']),
    ).toEqual([])
  },
}

const diskIsFull = "Not saved: the server's disk is nearly full. Nothing was changed."

// spec: 8.errorMessage
/** The server's error message is in one toast; the form keeps its values and reports that nothing was saved. */
export const ServerMessage: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerVendors(),
      http.put('*/vendor/:id', () =>
        HttpResponse.json({ message: diskIsFull, errorMessage: diskIsFull }, { status: 503 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const accountNo = await canvas.findByLabelText('Account No.')
    await userEvent.type(accountNo, '7')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    const notifications = canvas.getByRole('region', { name: 'Notifications' })
    await expect(await within(notifications).findByText(diskIsFull)).toBeVisible()
    await expect(await canvas.findByText("This didn't go through. Your changes are kept.")).toBeVisible()
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeEnabled())
    await expect(canvas.getAllByText(diskIsFull)).toHaveLength(1)
    await expect(accountNo).toHaveValue('88-20417')
  },
}
