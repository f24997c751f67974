import type { Import, ImportDependent, ImportProblem, ImportRow, ImportRowChoice, Vendor } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'

import {
  answerImport,
  answerProblems,
  answerUser,
  answerVendors,
  broken,
  never,
  pageOf,
  refused,
  saved,
} from '../../stories/answers.ts'
import { withApp } from '../../stories/StoryApp.tsx'
import { ImportProductsScreen } from './ImportProductsScreen.tsx'

const good: Import = {
  id: 12,
  fileName: 'foods.csv',
  vendorId: null,
  kind: 'foods',
  state: 'ready',
  totalRows: 8790,
  doneRows: 8790,
  counts: { create: 8612, update: 4, unchanged: 174, skipped: 0, rejected: 0, warnings: 0, blankValues: 31_728 },
  preview: {
    columns: [
      { header: 'ndb_no', field: 'code', isPerServing: false, isGuessed: false },
      { header: 'description', field: 'description', isPerServing: false, isGuessed: false },
      { header: 'kcal', field: 'calories', isPerServing: false, isGuessed: false },
      { header: 'sodium_mg', field: 'sodium', isPerServing: false, isGuessed: false },
      { header: 'vit_a_iu', field: null, isPerServing: false, isGuessed: false },
    ],
    rows: [
      ['01001', 'Butter, salted', '717', '643.0', '2499.0'],
      ['01009', 'Cheese, cheddar', '404', '653.0', '1242.0'],
      ['09003', 'Apples, raw, with skin', '52', '1.0', ''],
    ],
  },
  problem: null,
  createdAt: '2026-11-18T14:00:00Z',
}
const someSkipped: Import = { ...good, counts: { ...good.counts, create: 8610, rejected: 2 } }
const problems: ImportProblem[] = [
  {
    row: 4,
    severity: 'problem',
    column: 'sodium_mg',
    value: '643 mg',
    message: 'Write the number without its unit: 643.',
  },
  { row: 6, severity: 'problem', column: 'kcal', value: '1,234', message: 'Write the number without commas: 1234.' },
]

const meta = {
  title: 'Screens/Upload Products',
  component: ImportProductsScreen,
  // Each story has its own answers, which would conflict on one page.
  tags: ['!autodocs'],
  decorators: [withApp],
  parameters: { app: { address: '/manage/importProducts?open=12' }, msw: [answerUser(), answerImport(good)] },
} satisfies Meta<typeof ImportProductsScreen>

export default meta
type Story = StoryObj<typeof meta>

const upload = { app: { address: '/manage/importProducts' } }
const csv = new File(['ndb_no,description,kcal\r\n01001,Butter,717\r\n'], 'foods.csv', { type: 'text/csv' })

/** No file is selected yet. */
export const Empty: Story = {
  parameters: { ...upload, msw: [answerUser()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload and check' }))
    await expect(canvas.getByText('Select a file to upload')).toBeVisible()
  },
}

/** A file that is not CSV, Excel or ZIP by its name is not uploaded. */
export const WrongFile: Story = {
  parameters: { ...upload, msw: [answerUser()] },
  play: async ({ canvas }) => {
    const picture = new File(['x'], 'menu.png', { type: 'image/png' })
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(picture)
    await fireEvent(
      canvas.getByLabelText('CSV, Excel or ZIP file'),
      new DragEvent('drop', { bubbles: true, dataTransfer }),
    )
    await expect(await canvas.findByText(/menu\.png isn't a CSV, Excel or ZIP file/)).toBeVisible()
  },
}

/** Stopping the upload keeps the file selected. */
export const Uploading: Story = {
  parameters: { ...upload, msw: [answerUser(), http.post('*/food/imports', never)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('CSV, Excel or ZIP file'), csv)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload and check' }))
    await expect(canvas.getByRole('progressbar', { name: 'Uploading foods.csv' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop upload' }))
    await expect(await canvas.findByRole('button', { name: 'Download template' })).toBeVisible()
    await expect(canvas.getByText('foods.csv')).toBeVisible()
  },
}

/** If the server rejects the file, the form shows why and keeps the file. */
export const UploadRefused: Story = {
  parameters: {
    ...upload,
    msw: [answerUser(), http.post('*/food/imports', () => refused(507, 'The disk of the server is nearly full.'))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('CSV, Excel or ZIP file'), csv)
    await userEvent.click(canvas.getByRole('button', { name: 'Upload and check' }))
    await waitFor(() => expect(canvas.getByText('The disk of the server is nearly full.')).toBeVisible())
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/imports/:id', never)] },
}

/** The total is known only at the end; until then, the rows read are counted. */
export const Reading: Story = {
  parameters: {
    msw: [answerUser(), answerImport({ ...good, state: 'reading', totalRows: null, doneRows: 3120 })],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3,120 rows read'))
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeVisible()
  },
}

let isApplied = false

/** Nothing is imported until the user confirms; then the page follows the import to its end. */
export const Ready: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport(() => (isApplied ? { ...good, state: 'done' } : good)),
      http.post('*/food/imports/:id/apply', () => {
        isApplied = true
        return saved()
      }),
    ],
  },
  beforeEach: () => {
    isApplied = false
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 8,616 foods' }))
    await waitFor(() => expect(canvas.getByText(/8,616 foods added or updated/)).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'Upload another file' })).toHaveAttribute(
      'href',
      '/manage/importProducts',
    )
  },
}

/** Problems come first: row, column, value and how to fix it. */
export const ReadyWithProblems: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerImport(someSkipped), answerProblems(problems)] },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Write the number without its unit: 643.')).toBeVisible())
    await expect(canvas.getByText(/2 rows have problems and will be skipped/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Columns (4 of 5 used)' }))
    await expect(canvas.getByText('Sodium, mg per 100 g')).toBeVisible()
    await expect(canvas.getByText('Not used')).toBeVisible()
  },
}

/** Values that no food can have are imported, and shown at their rows first. */
export const ReadyWithWarnings: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      answerImport({ ...good, counts: { ...good.counts, rejected: 2, warnings: 1 } }),
      answerProblems([
        ...problems,
        {
          row: 7,
          severity: 'warning',
          column: 'sodium_mg',
          value: '387580',
          message:
            '387,580 mg of sodium per 100 g is more than pure salt has (39,340 mg). Check the value and its unit.',
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/more than pure salt/)).toBeVisible())
    await expect(canvas.getByRole('tab', { name: 'Skipped (2) and to check (1)' })).toBeVisible()
    await expect(canvas.getByText(/1 row has values that no food can have/)).toBeVisible()
  },
}

/** The preview says that values are per serving, and by which column they are converted. */
export const PerServing: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport({
        ...good,
        preview: {
          columns: [
            { header: 'code', field: 'code', isPerServing: false, isGuessed: false },
            { header: 'description', field: 'description', isPerServing: false, isGuessed: false },
            { header: 'serving_g', field: 'servingGrams', isPerServing: false, isGuessed: false },
            { header: 'sodium_mg', field: 'sodium', isPerServing: true, isGuessed: false },
          ],
          rows: [['B1', 'Granola bar', '40', '95']],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/These values are per serving.*serving_g/)).toBeVisible())
    await expect(canvas.getByText('Sodium, mg per serving, converted to 100 g')).toBeVisible()
    await expect(canvas.getByText('Weight of one serving, g')).toBeVisible()
  },
}
export const NoRowCanBeImported: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport({
        ...good,
        counts: { create: 0, update: 0, unchanged: 0, skipped: 0, rejected: 2, warnings: 0, blankValues: 0 },
        totalRows: 2,
      }),
      answerProblems(problems),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('No rows can be imported.'))
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  },
}

/** If someone else has started the import, the error and the job's state are shown. */
export const ApplyRefused: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport(good),
      http.post('*/food/imports/:id/apply', () => refused(409, 'This import is already running.')),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 8,616 foods' }))
    await waitFor(() => expect(canvas.getByText('This import is already running.')).toBeVisible())
  },
}
export const Applying: Story = {
  parameters: { msw: [answerUser(), answerImport({ ...good, state: 'applying' })] },
}

/** Skipped rows stay listed so that they can be fixed. */
export const Done: Story = {
  parameters: { msw: [answerUser(), answerImport({ ...someSkipped, state: 'done' }), answerProblems(problems)] },
}
export const Failed: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport({
        ...good,
        kind: null,
        state: 'failed',
        totalRows: null,
        problem: 'The column "kcal" appears twice, as columns 3 and 4. Keep one of them.',
      }),
    ],
  },
}
export const Cancelled: Story = {
  parameters: { msw: [answerUser(), answerImport({ ...good, state: 'cancelled' })] },
}
export const NotFound: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/imports/:id', () => refused(404, 'Import not found'))] },
}
export const LoadFails: Story = {
  parameters: { msw: [answerUser(), http.get('*/food/imports/:id', broken)] },
}
export const VeryLong: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerImport({
        ...someSkipped,
        kind: 'measures',
        fileName: `${'household-measures-of-every-food-of-the-cooperative-'.repeat(4)}2026.csv`,
        preview: {
          columns: Array.from({ length: 40 }, (_, index) => ({
            header: `a_column_with_a_very_long_name_${index}`,
            field: index % 3 === 0 ? 'measure' : null,
            isPerServing: false,
            isGuessed: false,
          })),
          rows: Array.from({ length: 20 }, () => Array.from({ length: 40 }, () => 'x'.repeat(80))),
        },
      }),
      answerProblems(
        Array.from({ length: 10 }, (_, index) => ({
          row: 199_990 + index,
          severity: 'problem' as const,
          column: 'a_column_with_a_very_long_name',
          value: 'x'.repeat(160),
          message: 'None of your foods has this number. Upload the foods first, or correct the number.',
        })),
        199_990,
      ),
    ],
  },
}
export const Phone: Story = {
  parameters: { msw: [answerUser(), answerImport(someSkipped), answerProblems(problems)] },
  globals: { viewport: { value: 'phone' } },
}

const counts = { create: 2, update: 1, unchanged: 0, skipped: 0, rejected: 0, warnings: 1, blankValues: 0 }
const items: Import = {
  ...good,
  fileName: 'order guide.xlsx',
  kind: 'products',
  totalRows: 3,
  doneRows: 3,
  counts,
  preview: {
    columns: [
      { header: 'item_id', field: 'code', isPerServing: false, isGuessed: false },
      { header: 'description', field: 'description', isPerServing: false, isGuessed: false },
      { header: 'pack_size', field: 'pack', isPerServing: false, isGuessed: false },
    ],
    rows: [['2053', 'FILLING, APPLE PIE RTU CAN SHELF STABLE', '6/#10 CN']],
  },
}
const itemRows: ImportRow[] = [
  {
    row: 2,
    action: 'create',
    isSkipped: false,
    code: '2053',
    name: 'FILLING, APPLE PIE RTU CAN SHELF STABLE',
    vendor: 'Harborside Foods',
    vendorItem: '2053',
    price: { amount: '41.85', per: { amount: '6', unit: 'can10' } },
    pack: { text: '6/#10 CN', understood: '6 × #10 can' },
    packProblem: null,
    changes: [
      { field: 'code', from: null, to: '2053' },
      { field: 'allergens.Milk', from: null, to: 'free' },
      { field: 'prices', from: null, to: '41.85 / 6 can10 2026-11-18' },
    ],
  },
  {
    row: 3,
    action: 'update',
    isSkipped: false,
    code: '2038',
    name: 'CHICKEN, WHOLE W/OGIB 14 HD',
    vendor: 'Harborside Foods',
    vendorItem: '2038',
    price: { amount: '1.89', per: { amount: '1', unit: 'lb' } },
    pack: { text: '14/3-3.25#A', understood: '14 × 3-3.25 lb avg' },
    packProblem: null,
    changes: [
      { field: 'brand', from: null, to: 'Valley Farms' },
      { field: 'packs', from: '12/3-3.25#A', to: '14/3-3.25#A' },
      { field: 'nutrients.sodium', from: '70', to: '77' },
    ],
  },
  {
    row: 4,
    action: 'create',
    isSkipped: false,
    code: '2184',
    name: 'Imitation Vanilla',
    vendor: 'Harborside Fods',
    vendorItem: null,
    price: null,
    pack: { text: '4G/CS', understood: null },
    packProblem: 'G could be grams or gallons. Write GR or GAL.',
    changes: [{ field: 'code', from: null, to: '2184' }],
  },
]
const answerRows = http.get('*/food/imports/:id/rows', () =>
  HttpResponse.json({ _embedded: { rows: itemRows }, page: pageOf(3) }),
)

/** Products are reviewed one by one: new or updated, the pack as understood, and each change with its old and new value. */
export const Products: Story = {
  tags: ['visual'],
  parameters: { msw: [answerUser(), answerRows, answerProblems([]), answerImport(items)] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('6 × #10 can')).toBeVisible())
    await expect(canvas.getByText('Brand: blank → Valley Farms')).toBeVisible()
    await expect(canvas.getByText('$41.85 / 6 #10 can')).toBeVisible()
    await expect(canvas.getByText('Milk: Free')).toBeVisible()
    await expect(canvas.getByText('Unknown vendor')).toBeVisible()
    await expect(canvas.getByText('Sodium, mg per 100 g: 70 → 77')).toBeVisible()
    await expect(canvas.getByText('G could be grams or gallons. Write GR or GAL.')).toBeVisible()
    await expect(canvas.getByText(/1 row has something we couldn't understand/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Import 3 products' })).toBeVisible()
  },
}

let skipped: readonly number[] = []

/** Rows that the user skips say so; the button counts the rest, and skipped rows can be included again. */
export const RowsLeftOut: Story = {
  parameters: {
    msw: [
      answerUser(),
      http.get('*/food/imports/:id/rows', () =>
        HttpResponse.json({
          _embedded: { rows: itemRows.map((row) => ({ ...row, isSkipped: skipped.includes(row.row) })) },
          page: pageOf(3),
        }),
      ),
      answerProblems([]),
      answerImport(() => ({ ...items, counts: { ...counts, create: 2 - skipped.length, skipped: skipped.length } })),
      http.put('*/food/imports/:id/rows', async ({ request }) => {
        const choice = (await request.json()) as ImportRowChoice
        skipped = choice.isSkipped ? choice.rows : []
        return saved()
      }),
    ],
  },
  beforeEach: () => {
    skipped = []
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Row 4/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(await canvas.findByText('Left out')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Import 2 products' })).toBeVisible()
    await expect(canvas.getByText('Left out by you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Import after all' }))
    await expect(await canvas.findByRole('button', { name: 'Import 3 products' })).toBeVisible()
  },
}

/** The same on a phone. */
export const ProductsOnPhone: Story = {
  ...Products,
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('6 × #10 can')).toBeVisible())
  },
}

const harborside: Vendor = {
  id: 7,
  vendorCode: 'HF',
  name: 'Harborside Foods',
  contact: null,
  email: null,
  address: null,
  accountNo: null,
  active: true,
  terms: null,
  leadDays: null,
  cutOffTime: null,
  deliveryDays: [],
  minimumOrder: null,
  catererId: 1,
  version: 1,
  updatedAt: '2026-11-18T14:00:00Z',
  updatedBy: null,
}

let isMapped = false

/** Columns that no one recognizes are named by hand, next to their first values. The answer is remembered. */
export const ColumnsByHand: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      answerRows,
      answerProblems([]),
      answerVendors([harborside]),
      answerImport(() =>
        isMapped
          ? items
          : {
              ...items,
              kind: null,
              totalRows: null,
              counts: { create: 0, update: 0, unchanged: 0, skipped: 0, rejected: 0, warnings: 0, blankValues: 0 },
              problem: 'The first row must name the columns, and "Art., Bezeichnung" has no column name we recognize.',
              preview: {
                columns: ['Art.', 'Bezeichnung', 'Gebinde'].map((header) => ({
                  header,
                  field: header === 'Gebinde' ? 'brand' : null,
                  isPerServing: false,
                  isGuessed: header === 'Gebinde',
                })),
                rows: [
                  ['10', 'Reis', '50 LB'],
                  ['11', 'Bohnen', '6/#10 CN'],
                ],
              },
            },
      ),
      http.put('*/food/imports/:id/columns', async ({ request }) => {
        await expect(await request.json()).toEqual({ fields: ['code', 'description', 'pack'], vendorId: 7 })
        isMapped = true
        return saved()
      }),
    ],
  },
  beforeEach: () => {
    isMapped = false
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('50 LB · 6/#10 CN')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
    await expect(canvas.getByText('Guessed from the values')).toBeVisible()
    await canvas.findByRole('option', { name: 'Harborside Foods' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Vendor of this list' }), 'Harborside Foods')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Art.' }), 'Code')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Bezeichnung' }), 'Name')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gebinde' }), 'Pack')
  },
}

/** With its columns named, the file is read again and reviewed. */
export const ColumnsApplied: Story = {
  ...ColumnsByHand,
  tags: [],
  play: async (context) => {
    await ColumnsByHand.play?.(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Read the file with these columns' }))
    await expect(await canvas.findByRole('button', { name: 'Import 3 products' })).toBeVisible()
  },
}

let isUndone = false

/** A whole import is undone after a confirmation. */
export const Undo: Story = {
  parameters: {
    msw: [
      answerUser(),
      answerRows,
      answerProblems([]),
      answerImport(() => ({ ...items, state: isUndone ? 'undone' : 'done' })),
      http.post('*/food/imports/:id/undo', () => {
        isUndone = true
        return saved()
      }),
    ],
  },
  beforeEach: () => {
    isUndone = false
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo import' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await waitFor(() => expect(canvas.getByText(/This import was undone/)).toBeVisible())
    await expect(canvas.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument()
  },
}

/** An import that something depends on is not undone, and its dependents are listed. */
export const UndoRefused: Story = {
  tags: ['visual'],
  parameters: {
    msw: [
      answerUser(),
      answerRows,
      answerProblems([]),
      answerImport({ ...items, state: 'done' }),
      http.post('*/food/imports/:id/undo', () =>
        refused(409, '4 recipes, menus, documents and later changes depend on this import. Remove them first.'),
      ),
      http.get('*/food/imports/:id/dependents', () =>
        HttpResponse.json({
          _embedded: {
            dependents: [
              dependent(2, 'FILLING, APPLE PIE RTU CAN SHELF STABLE', 'recipe', 'Apple crisp'),
              dependent(2, 'FILLING, APPLE PIE RTU CAN SHELF STABLE', 'menu', '2026-11-18'),
              dependent(2, 'FILLING, APPLE PIE RTU CAN SHELF STABLE', 'document', 'CN label.pdf'),
              dependent(3, 'CHICKEN, WHOLE W/OGIB 14 HD', 'edited', null),
            ],
          },
          page: pageOf(4),
        }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo import' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await waitFor(() => expect(canvas.getByText('Document: CN label.pdf')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Recipe: Apple crisp')).toBeVisible())
    await expect(canvas.getByText('Changed since the import')).toBeVisible()
    await expect(canvas.getByText(/4 recipes, menus, documents and later changes/)).toBeVisible()
  },
}

function dependent(row: number, name: string, reason: ImportDependent['reason'], where: string | null) {
  return { row, ingredientId: row, code: String(row), name, reason, where } satisfies ImportDependent
}
