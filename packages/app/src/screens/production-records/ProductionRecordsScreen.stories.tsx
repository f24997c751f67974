import { lineFields, recordFields } from '@commissary/domain/production'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { unstable_serialize } from 'swr'

import { ownerOf } from '../../offline/kept-edits-store.ts'
import { readOrKept } from '../../offline/kept-reads.ts'
import { answerUser, broken, never } from '../../stories/answers.ts'
import { page } from '../../stories/fixtures.ts'
import {
  answerDays,
  answerRecord,
  cook,
  days,
  kitchenSchool,
  milk,
  pears,
  programs,
  record,
  served,
  signed,
  taco,
  vended,
} from '../../stories/production.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { forgetDevice, unreachable } from '../../stories/receiving.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { planner } from '../../stories/users.ts'
import { ProductionRecordsScreen } from './ProductionRecordsScreen.tsx'
import { fieldId } from './record-texts.ts'

const at = '/manage/productionMenu'
const dayAt = `${at}?day=2026-11-18`
const phone = { viewport: { value: 'phone' } }
const sent = fn<(body: unknown) => void>()

const meta = {
  title: 'Screens/Production Records',
  component: StoryApp,
  args: { address: at, user: cook, children: <ProductionRecordsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(cook), answerDays()] },
  beforeEach: async () => {
    sent.mockClear()
    await forgetDevice()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>

const withRecord = (start = record, options = {}, user = cook): Pick<Story, 'args' | 'parameters'> => ({
  args: { address: dayAt, user },
  parameters: { msw: [...answerRecord(start, options), answerUser(user)] },
})

/** Keeps the day on the device as an earlier visit of the cook would, under the keys of its hooks. */
async function keepDay() {
  const owner = ownerOf(cook)
  const day = { schoolId: record.schoolId, itemType: 'MEAL', startDate: record.date, endDate: record.date }
  await forgetDevice()
  await readOrKept(owner, unstable_serialize(['/productionRecords', day]), () =>
    Promise.resolve({
      schoolId: record.schoolId,
      itemType: 'MEAL',
      days: days.filter(({ date }) => date === record.date).map((day) => ({ ...day, recordId: record.id })),
      closedDays: [],
    }),
  )
  await readOrKept(owner, unstable_serialize([`/productionRecords/${record.id}`]), () => Promise.resolve(record))
}

const item = async (name: string) => within(await screen.findByRole('region', { name }))

/** Each day says how far it has come, by color and word; a holiday is named, a late day stands out. */
export const Month: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Lunch, November 2026' }))
    const cells = list.getAllByRole('listitem').map((cell) => cell.textContent)
    await expect(cells.find((text) => text?.includes('Nov 13'))).toMatch(/Late.*Not opened/)
    await expect(cells.find((text) => text?.includes('Nov 11'))).toContain('Veterans Day')
    await expect(cells.find((text) => text?.includes('Nov 9'))).toMatch(/Signed303 of 320 meals2 alerts/)
    await expect(cells.find((text) => text?.includes('Nov 10'))).toContain('Amended')
    await expect(cells.find((text) => text?.includes('Nov 17'))).toContain('Served')
    await expect(cells.find((text) => text?.includes('Nov 19'))).toContain('320 meals planned')
    await expect(list.getByRole('link', { name: /Nov 18/ })).toHaveAttribute('href', dayAt)
  },
}

export const MonthOnAPhone: Story = {
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Lunch, November 2026' })
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(cook), http.get('*/commissary/productionRecords', never)] },
  play: async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('[data-loading]')).toBeInTheDocument()),
}
export const Failed: Story = {
  parameters: { msw: [answerUser(cook), http.get('*/commissary/productionRecords', broken)] },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
}
export const EmptyMonth: Story = {
  parameters: { msw: [answerUser(cook), answerDays([])] },
  play: async ({ canvas }) => expect(await canvas.findByText('No menus or records in this month.')).toBeVisible(),
}

/** Without a school that keeps records there is nothing to choose. */
export const NotKept: Story = {
  args: { user: planner },
  parameters: { msw: [answerUser(planner)] },
  play: async ({ canvas }) => expect(await canvas.findByText('No school keeps production records')).toBeVisible(),
}

// spec: 8.catalogue.orders, 8.catalogue.productionMenu
export const NothingPlanned: Story = {
  args: { address: `${at}?day=2026-11-14` },
  play: async ({ canvas }) => expect(await canvas.findByText('Orders not available for today.')).toBeVisible(),
}

/** A planned day is opened from its menu. */
export const OpensFromPlan: Story = {
  ...withRecord(record, { isOpened: false }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open record' }))
    const tacos = await item('Beef tacos on whole grain shells')
    // Planned servings are a placeholder, not an entry.
    await expect(tacos.getByLabelText('Planned, K-5')).toHaveValue('')
    await expect(tacos.getByLabelText('Planned, K-5')).toHaveAttribute('placeholder', '180')
    await expect(tacos.getByText('295 by plan, 269 by take rate')).toBeVisible()
    await expect(tacos.getByText('Last time off by -3 and 11')).toBeVisible()
    await expect(tacos.getByText('1 case 14.4 lb Ground beef, 640 each Taco shells')).toBeVisible()
    await expect(tacos.getByText(/4 × Full pan/)).toBeVisible()
  },
}

export const Day: Story = {
  ...withRecord(),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Beef tacos on whole grain shells' })
    await expect(canvas.getByText('Saved')).toBeVisible()
  },
}

export const DayOnAPhone: Story = {
  ...withRecord(),
  tags: ['visual'],
  globals: phone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'One more: Prepared, Beef tacos on whole grain shells' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

// spec: 1.productionRecords
/** Each field is saved with what was seen before it, several together. */
export const SavesByField: Story = {
  args: { address: dayAt },
  parameters: {
    msw: [
      http.patch('*/commissary/productionRecords/:id', async ({ request }) => {
        sent(await request.clone().json())
      }),
      ...answerRecord({ ...record, entries: { events: 'Fire drill' } }),
      answerUser(cook),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    // Starts looking now, because the text is shown only until the edits are sent.
    const onDevice = canvas.findAllByText('Saved on this device')
    await userEvent.click(tacos.getByRole('button', { name: /^One more: Prepared/ }))
    // All at once, so that a slow machine does not send it in two calls.
    await userEvent.click(canvas.getByLabelText('Unusual events'))
    await userEvent.paste(' at noon')
    await expect((await onDevice).length).toBeGreaterThan(0)
    await waitFor(() => expect(sent).toHaveBeenCalled(), { timeout: 3000 })
    await expect(sent).toHaveBeenLastCalledWith({
      edits: expect.arrayContaining([
        { path: `line.${taco.key}.prepared`, from: null, to: 320 },
        { path: 'events', from: 'Fire drill', to: 'Fire drill at noon' },
      ]),
    })
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible())
  },
}

/** Without a connection, a record that was read before is filled in as usual, and says where it is kept. */
export const WithoutConnection: Story = {
  args: { address: dayAt },
  parameters: {
    msw: [
      answerUser(cook),
      http.get('*/commissary/productionRecords', unreachable),
      http.get('*/commissary/productionRecords/:id', unreachable),
      http.patch('*/commissary/productionRecords/:id', unreachable),
    ],
  },
  beforeEach: keepDay,
  play: async ({ canvas, userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await expect(canvas.getAllByText(/^No connection\. Shown as of \d/)[0]).toBeVisible()
    await userEvent.click(tacos.getByRole('button', { name: /^One more: Prepared/ }))
    await expect(tacos.getByLabelText('Prepared')).toHaveValue('320')
    await expect((await canvas.findAllByText('Saved on this device')).length).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: 'Add item' })).toBeDisabled()
  },
}

/**
 * Offline, no food can be chosen. What is served instead is noted and kept like every field; its effect is unknown, and says so.
 */
export const SubstitutesWithoutConnection: Story = {
  ...WithoutConnection,
  play: async ({ canvas, userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await userEvent.click(tacos.getByRole('button', { name: 'Substitute' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Substitute Beef tacos/ }))
    await expect(dialog.getByText(/^Without a connection, write down what you serve instead/)).toBeVisible()
    await expect(dialog.getByText('Its effect on the meal pattern is unknown until then.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Substitute' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/^Served instead/), 'Turkey tacos, no beef')
    await userEvent.click(dialog.getByRole('button', { name: 'Substitute' }))
    await expect(await tacos.findByText('Served instead: Turkey tacos, no beef')).toBeVisible()
    await expect(tacos.getByText(/choose the food that is served instead/)).toBeVisible()
    await expect((await canvas.findAllByText('Saved on this device')).length).toBeGreaterThan(0)
  },
}

/** Back online, the food is chosen; what was written down becomes its reason. */
export const ChoosesWhatWasWritten: Story = {
  ...withRecord({ ...record, entries: { [`line.${taco.key}.servedInstead`]: 'Turkey tacos, no beef' } }),
  play: async ({ userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await userEvent.click(tacos.getByRole('button', { name: 'Substitute' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Substitute Beef tacos/ }))
    await expect(dialog.getByRole('combobox', { name: /Serve instead/ })).toBeVisible()
    await expect(dialog.getByLabelText(/Reason/)).toHaveValue('Turkey tacos, no beef')
  },
}

/** If more ingredients than fit next to the other facts, they are in a fold, with how much to take of each. */
export const ManyIngredients: Story = {
  ...withRecord({
    ...record,
    lines: record.lines.map((line) =>
      line.key === taco.key
        ? {
            ...line,
            purchases: Array.from({ length: 7 }, (_, index) => ({
              ingredientId: 70 + index,
              name: `Spice ${index + 1}`,
              amount: '2',
              unit: 'oz' as const,
              isComplete: index !== 6,
              packs: [],
              rest: { amount: '2', unit: 'oz' as const },
            })),
          }
        : line,
    ),
  }),
  play: async ({ userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await expect(tacos.getByText('Spice 1')).not.toBeVisible()
    await userEvent.click(tacos.getByText('Take from the shelf: 7 ingredients'))
    await expect(tacos.getByText('Spice 1')).toBeVisible()
    await expect(tacos.getAllByText('2 oz')[0]).toBeVisible()
    // Partly known totals are marked.
    await expect(tacos.getByText('≥ 2 oz')).toBeVisible()
  },
}

/** Every field of a record has a control on the form, including those of the van and of each column. */
export const HasEveryField: Story = {
  ...withRecord(vended),
  play: async () => {
    await item('Beef tacos on whole grain shells')
    const paths = [
      ...Object.keys(recordFields),
      ...['plannedMeals', 'servedMeals'].map((field) => `group.${programs.k5}.${field}`),
      ...Object.keys(lineFields).map((field) => `line.${taco.key}.${field}`),
      ...['planned', 'served'].map((field) => `line.${taco.key}.group.${programs.k5}.${field}`),
    ]
    const missing = paths.filter((path) => document.querySelector(`#${CSS.escape(fieldId(path))}`) === null)
    await expect(missing).toEqual([])
  },
}

/** What two people entered differently is shown with both values, and nothing is lost. */
export const BothChanged: Story = {
  args: { address: dayAt },
  tags: ['visual'],
  parameters: {
    msw: [
      // The page was loaded before a colleague saved.
      http.get('*/commissary/productionRecords/:id', () => HttpResponse.json(record), { once: true }),
      ...answerRecord({ ...record, entries: { [`line.${taco.key}.prepared`]: 300 } }),
      answerUser(cook),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await userEvent.type(tacos.getByLabelText('Prepared'), '310')
    const conflict = await canvas.findByText(
      'Beef tacos on whole grain shells, Prepared: Luis Ortega entered 300, you entered 310.',
      {},
      { timeout: 4000 },
    )
    await expect(conflict).toBeVisible()
    await expect(tacos.getByLabelText('Prepared')).toHaveValue('300')
    await userEvent.click(canvas.getByRole('button', { name: 'Use mine' }))
    await expect(tacos.getByLabelText('Prepared')).toHaveValue('310')
    await expect(canvas.queryByText(/you entered 310/)).toBeNull()
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible(), { timeout: 4000 })
  },
}

const alarming = {
  ...record,
  entries: {
    ...served,
    [`line.${taco.key}.serveDegrees`]: 128,
    [`line.${pears.key}.leftover`]: 60,
    [`line.${pears.key}.disposition`]: null,
    [`line.${milk.key}.group.${programs.k5}.served`]: 150,
  },
}

/** Temperatures beyond their limit, leftovers without a destination and too little milk are shown where they occur. */
export const Alerts: Story = {
  ...withRecord(alarming),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await expect(tacos.getByText(/128 °F is below 135 °F \(Start of service\)/)).toBeVisible()
    await expect(tacos.getByText(/enter the corrective action/)).toBeVisible()
    const fruit = await item('Pears, USDA Foods, drained')
    await expect(fruit.getByText(/19% left over. The limit is 10%/)).toBeVisible()
    await expect(fruit.getByText(/say where the leftovers go/)).toBeVisible()
    await expect(canvas.getByText('172 meals, but only 150 servings of milk for K-5.')).toBeVisible()
  },
}

const shared = {
  ...record,
  groups: record.groups
    .slice(0, 1)
    .map((group): typeof group => ({ ...group, grades: 'K-8', gradeGroups: ['K-5', '6-8'] })),
  lines: record.lines.map((line) => ({ ...line, plans: line.plans.slice(0, 1) })),
  entries: {
    [`group.${programs.k5}.grade.K-5.plannedMeals`]: 120,
    [`group.${programs.k5}.grade.6-8.plannedMeals`]: 60,
  },
}

/** Grade groups that share a menu have separate counts planned, served and left over; the plan is divided by their meals. */
export const SharedMenu: Story = {
  ...withRecord(shared),
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await expect(tacos.getByLabelText('Planned, K-5')).toHaveAttribute('placeholder', '120')
    await userEvent.type(tacos.getByLabelText('Served, K-5'), '101')
    await userEvent.type(tacos.getByLabelText('Served, 6-8'), '52')
    await userEvent.type(canvas.getByLabelText('Meals served, K-5'), '110')
    await userEvent.type(canvas.getByLabelText('Meals served, 6-8'), '55')
    await expect(await canvas.findByText('Grades K-8 together: 180 planned, 165 served')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and close' }))
    // Milk, pears: prepared, left over, and served of both grade groups; tacos: prepared and left over.
    await expect(await canvas.findByText('10 fields are still empty.')).toBeVisible()
    await expect(await canvas.findByText('Saved', {}, { timeout: 10_000 })).toBeVisible()
  },
}

/** Signing names what is missing and leads to it; then it names the person and locks the record. */
export const Signs: Story = {
  ...withRecord({ ...record, entries: { ...served, [`line.${milk.key}.leftover`]: null } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign and close' }))
    await expect(await canvas.findByText('1 field is still empty.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the first one' }))
    const field = (await item('Milk, fat-free')).getByLabelText('Left over')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('0')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign and close' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/Sign as Rosa Diaz\?/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Ok' }))
    await expect(await canvas.findByText('Rosa Diaz, Nov 18, 2026, 1:20 PM', {}, { timeout: 4000 })).toBeVisible()
    await expect((await item('Milk, fat-free')).getByLabelText('Left over')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Sign and close' })).toBeNull()
  },
}

export const SignedAndClosed: Story = {
  ...withRecord(signed),
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Not in stock: 40 each Taco shells/)).toBeVisible()
  },
}

/** Reopening asks for a reason, keeps what was signed, and unlocks the record. */
export const Reopens: Story = {
  ...withRecord(signed),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen this record' }))
    await expect(dialog.getByRole('button', { name: 'Reopen' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Milk was counted twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }))
    await expect(
      await canvas.findByText('Rosa Diaz reopened it on Nov 18, 2026, 2:00 PM: Milk was counted twice'),
    ).toBeVisible()
    await expect((await item('Milk, fat-free')).getByLabelText('Left over')).not.toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Show as signed' }))
    const original = within(await screen.findByRole('dialog', { name: '1st signed version' }))
    await expect(await original.findByText('Rosa Diaz, Nov 18, 2026, 1:20 PM')).toBeVisible()
  },
}

/** The kitchen has signed its section, and the school fills in its own. */
export const VendedSections: Story = {
  ...withRecord(vended),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await expect(tacos.getByLabelText('Dispatched')).toHaveAttribute('readonly')
    await expect(tacos.getByLabelText('Arrived')).not.toHaveAttribute('readonly')
    await expect(canvas.getByText('Luis Ortega, Nov 18, 2026, 10:10 AM')).toBeVisible()
    await expect(canvas.getByText(/Van: 128 °F is below 135 °F \(Hot food on arrival\)/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Sign for the school' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Sign for the kitchen' })).toBeNull()
  },
}

/** The record and the labels that go with the food have a code. Only vended meals have one. */
export const PrintsReceivingCode: Story = {
  ...withRecord(vended),
  parameters: {
    msw: [
      http.post('*/commissary/productionRecords/:id/receivingPrint', async ({ request }) => {
        sent(await request.json())
        return new HttpResponse('%PDF-1.7', {
          headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="labels.pdf"' },
        })
      }),
      ...answerRecord(vended),
      answerUser(cook),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tray labels with a receiving code' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ on: 'labels' }))
  },
}

const tofu = { id: 44, name: 'Tofu tacos', portions: '50' }

/** A substitution shows what it does to the week before it is saved, and needs a reason. */
export const Substitutes: Story = {
  args: { address: dayAt },
  parameters: {
    msw: [
      http.get('/recipe/recipes', () => HttpResponse.json(page('recipes', [tofu] as never[]))),
      http.get('/ingredient/ingredients', () => HttpResponse.json(page('ingredients', []))),
      http.post('*/commissary/productionRecords/:id/substitution', () =>
        HttpResponse.json({
          columns: [
            {
              programId: programs.k5,
              grades: 'K-5',
              before: 'pass',
              after: 'fail',
              changes: [
                {
                  id: 'meatAlternate.daily',
                  date: '2026-11-18',
                  unit: 'ozEq',
                  before: 'pass',
                  after: 'fail',
                  valueBefore: 2,
                  valueAfter: 0.75,
                },
              ],
            },
          ],
        }),
      ),
      http.post('*/commissary/productionRecords/:id/lines', async ({ request }) => {
        sent(await request.json())
        const added = { ...taco, key: 'recipe-44-entree', name: 'Tofu tacos', replaces: taco.key, isAdded: true }
        return HttpResponse.json({
          data: {
            message: 'Item added',
            record: { ...record, lines: [...record.lines, { ...added, reason: 'No beef' }] },
          },
        })
      }),
      ...answerRecord(record),
      answerUser(cook),
    ],
  },
  play: async ({ userEvent }) => {
    const tacos = await item('Beef tacos on whole grain shells')
    await userEvent.click(tacos.getByRole('button', { name: 'Substitute' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Substitute Beef tacos/ }))
    await userEvent.type(dialog.getByRole('combobox', { name: /Serve instead/ }), 'tofu')
    await userEvent.click(await screen.findByRole('option', { name: 'Tofu tacos' }))
    await expect(await dialog.findByText('K-5: Pass → Fail')).toBeVisible()
    await expect(dialog.getByText(/2.*oz eq, Pass → 0.75.*oz eq, Fail/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Substitute' })).toBeDisabled()
    await userEvent.type(dialog.getByLabelText(/Reason/), 'No beef')
    await userEvent.click(dialog.getByRole('button', { name: 'Substitute' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ recipeId: 44, replaces: taco.key, reason: 'No beef' }))
    await expect(await tacos.findByText('Substituted by Tofu tacos')).toBeVisible()
    await expect((await item('Tofu tacos')).getByText('Reason: No beef')).toBeVisible()
  },
}

const reader = { ...cook, modules: ['menus' as const] }

/** Users who plan menus see the record, but can neither change nor sign it. */
export const ReadOnly: Story = {
  ...withRecord({ ...record, entries: served }, {}, reader),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ask someone with access to Production to change it/)).toBeVisible()
    await expect((await item('Milk, fat-free')).getByLabelText('Left over')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Sign and close' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible()
    // Milk is totaled by kind, meals with the difference from the plan.
    const kinds = within(canvas.getByRole('region', { name: 'Milk by kind: served of prepared' }))
    await expect(kinds.getByText('Milk, fat-free')).toBeVisible()
    await expect(kinds.getByText('303 of 320')).toBeVisible()
    await expect(kinds.getByText('17 left over')).toBeVisible()
  },
}

/** Who did what, newest first. */
export const Changes: Story = {
  ...withRecord(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Changes'))
    await expect(await canvas.findByText('Edited, Rosa Diaz')).toBeVisible()
    await expect(canvas.getByText('Beef tacos on whole grain shells, Prepared')).toBeVisible()
  },
}

export const Prints: Story = {
  args: { address: dayAt },
  parameters: {
    msw: [
      http.post('*/commissary/productionRecords/:id/print', async ({ request }) => {
        sent(await request.json())
        return new HttpResponse('%PDF', {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': 'attachment; filename="Harbor View School production record 2026-11-18 blank.pdf"',
          },
        })
      }),
      ...answerRecord(record),
      answerUser(cook),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blank form' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ form: 'blank' }))
    await expect(await screen.findByText(/blank.pdf downloaded/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Kitchen cards for the planned servings' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ form: 'cards' }))
  },
}

const administrator = { ...planner, schools: [kitchenSchool] }

/** Administrators choose which leftovers raise an alert, and whether closing a record issues stock. */
export const Settings: Story = {
  args: { user: administrator },
  parameters: {
    msw: [
      answerUser(administrator),
      answerDays(),
      http.get('*/commissary/productionSettings', () =>
        HttpResponse.json({ leftoverPct: 10, issuesStock: true, version: 3, updatedAt: null, updatedBy: null }),
      ),
      http.put('*/commissary/productionSettings', async ({ request }) => {
        sent([await request.json(), request.headers.get('if-match')])
        return HttpResponse.json({ data: { message: 'Settings saved', version: 4 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Production record settings' }))
    const share = await dialog.findByLabelText('Leftovers above')
    await userEvent.clear(share)
    await userEvent.type(share, '101')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.clear(share)
    await userEvent.type(share, '15')
    await userEvent.click(dialog.getByLabelText('Issue stock when a record is closed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith([{ leftoverPct: 15, issuesStock: false }, '"3"']))
  },
}

/** The dashboard's card opens the past meals of all schools without a closed record; a row opens its day. */
export const NotClosed: Story = {
  args: { address: `${at}?list=notClosed`, user: cook },
  parameters: {
    msw: [
      answerUser(cook),
      answerDays(),
      http.get('*/commissary/productionRecords/search/findNotClosed', () => {
        const past = { schoolId: 3, schoolName: 'Harbor View School', itemType: 'MEAL', plannedMeals: 320 }
        const productionRecords = [
          { ...past, date: '2026-11-13', recordId: null },
          { ...past, date: '2026-11-17', recordId: 12 },
        ]
        return HttpResponse.json({ _embedded: { productionRecords } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Fri, Nov 13.*Lunch.*320.*Not opened/ })
    await expect(canvas.getByRole('row', { name: /Tue, Nov 17.*Open$/ })).toBeVisible()
    await userEvent.click(within(row).getByText('Harbor View School'))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Records not closed' })).not.toBeInTheDocument())
  },
}

export const Translated: Story = {
  ...withRecord({ ...signed, schoolName: kitchenSchool.schoolName }),
  args: { address: dayAt, user: cook, language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/Rosa Diaz/)
    const data = [
      kitchenSchool.schoolName,
      taco.name,
      pears.name,
      milk.name,
      'Rosa',
      'K-5',
      '6-8',
      'tacos',
      '1/2 cup',
      '8 fl oz',
      'beef',
      'shells',
      '°F',
    ]
    await expect(hardCodedTexts(canvasElement, data)).toEqual([])
  },
}
