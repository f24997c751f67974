import type { CatererAnalysisSettings, CatererAnalysisSettingsInput, MealProgram } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, within } from 'storybook/test'

import { toSodiumLevel } from '../../compliance/sodium-levels.ts'
import { answerUser, never, refused } from '../../stories/answers.ts'
import { pseudo, hardCodedTexts } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { extra } from '../../stories/users.ts'
import { NutritionSettingsScreen } from './NutritionSettingsScreen.tsx'

const program = (id: number, programName: string, rest: Partial<MealProgram> = {}): MealProgram => ({
  id,
  programName,
  grades: 'K-5',
  menuType: 'MEAL',
  rulePack: 'us-nslp',
  gradeGroup: 'K-5',
  serviceDays: 5,
  ...rest,
})
const breakfast = program(1, 'School Breakfast Program K-5', { menuType: 'BREAKFAST', rulePack: 'us-sbp' })
const lunch = program(2, 'National School Lunch Program K-5')
const high = program(3, 'National School Lunch Program 9-12', { grades: '9-12', gradeGroup: '9-12' })

const stored = (targets: Parameters<typeof toSodiumLevel>[0], rest = {}): CatererAnalysisSettings => ({
  id: 8,
  catererAnalysisId: 7,
  wgrLimit: 80,
  fruitLimit: 50,
  sodiumLevel: toSodiumLevel(targets, []),
  costTargets: [],
  ownStandards: [],
  weekLength: 'servedDays',
  version: 2,
  updatedAt: '2026-11-16T15:00:00Z',
  updatedBy: 'Dana Whitfield',
  ...rest,
})
/** The server's answer before the settings are first saved. */
const unsaved = stored([], { id: 0, wgrLimit: 0, fruitLimit: 0, version: 0, updatedAt: null, updatedBy: null })
const early = stored([{ programName: lunch.programName, target1: true, target2: true }], {
  costTargets: [{ programName: lunch.programName, targetCost: '1.45' }],
})

const path = '/commissary/catererAnalysisSettings'
const programs = (list: MealProgram[] = [high, lunch, breakfast]) =>
  http.get('/commissary/meal-programs', () => HttpResponse.json({ _embedded: { mealPrograms: list } }))
const settings = (found: CatererAnalysisSettings | null) =>
  http.get(`${path}/search/findByCatererAnalysisId`, () => HttpResponse.json(found ?? unsaved))

const meta = {
  title: 'Screens/Nutrition Analysis Settings',
  component: StoryApp,
  args: { address: '/settings/nutritionAnalysisSettings', children: <NutritionSettingsScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), programs(), settings(early)] },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const box = (part: ReturnType<typeof within>, name: string) => part.getByRole('checkbox', { name })
const [target1, target2] = ['Active Sodium Target 1', 'Target 2']

// spec: 2.nutritionSettings.programs, 2.nutritionSettings.target1, 2.nutritionSettings.target2
// spec: 2.nutritionSettings.note, 2.nutritionSettings.save, 9.target2.date
/** Each meal program with its two targets and the limits that its menus are checked against. */
export const Full: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Target 2 is optional and not effective until July 1st, 2027.')).toBeVisible()
    const part = await region(canvas, lunch.programName)
    await expect(box(part, target1)).toBeChecked()
    await expect(box(part, target2)).toBeChecked()
    await expect(part.getAllByText('935 mg')).toHaveLength(2)
    await expect(part.getByText('1,110 mg')).toBeVisible()
    await expect(box(await region(canvas, breakfast.programName), target2)).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}

/** A program without a meal pattern has a target cost and no limits to choose. */
export const WithoutPattern: Story = {
  parameters: { msw: [answerUser(), programs([lunch, extra]), settings(early)] },
  play: async ({ canvas }) => {
    const part = await region(canvas, extra.programName)
    await expect(part.getByText("No meal pattern: menus aren't checked against limits.")).toBeVisible()
    await expect(part.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(part.getByLabelText(/^Target food cost per meal/)).toBeVisible()
  },
}

/** If no program is checked, the caterer's own limits are not shown. */
export const OnlyWithoutPattern: Story = {
  parameters: { msw: [answerUser(), programs([extra]), settings(early)] },
  play: async ({ canvas }) => {
    await region(canvas, extra.programName)
    await expect(canvas.queryByRole('region', { name: 'Your own limits' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = { parameters: { msw: [answerUser(), programs(), http.get(`${path}/search/*`, never)] } }

export const NoPrograms: Story = {
  parameters: { msw: [answerUser(), programs([]), settings(null)] },
  play: async ({ canvas }) => expect(await canvas.findByText('No meal programs yet')).toBeVisible(),
}

export const Failed: Story = {
  parameters: { msw: [answerUser(), programs(), http.get(`${path}/search/*`, () => refused(422, 'Not now.'))] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Not now.'),
}

export const Forbidden: Story = {
  parameters: {
    msw: [answerUser(), programs(), http.get(`${path}/search/*`, () => refused(403, 'You may not read this.'))],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('You may not read this.'),
}

const created: CatererAnalysisSettingsInput[] = []
// spec: 4.sodium.target1, 4.sodium.target2, 7.settings.create, 7.settings.create.limits, 7.settings.sodiumLevel
// spec: 7.settings.saved
/** The first save creates the settings, with limits of 0; a double click saves once. The form stays open. */
export const SavedForTheFirstTime: Story = {
  parameters: {
    msw: (() => {
      let found: CatererAnalysisSettings | null = null
      return [
        answerUser(),
        programs([lunch]),
        http.get(`${path}/search/*`, () => HttpResponse.json(found ?? unsaved)),
        http.post(path, async ({ request }) => {
          const input = (await request.json()) as CatererAnalysisSettingsInput
          created.push(input)
          found = { ...stored([]), ...input, id: 8, version: 1 }
          await delay(100)
          return HttpResponse.json(
            { data: { message: 'Record saved successfully.', id: 8, version: 1 } },
            { status: 201 },
          )
        }),
      ]
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    created.length = 0
    const part = await region(canvas, lunch.programName)
    await expect(box(part, target1)).toBeChecked()
    await expect(box(part, target2)).not.toBeChecked()
    await userEvent.click(box(part, target2))
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(created).toHaveLength(1)
    await expect(created[0]).toMatchObject({ id: 0, catererAnalysisId: 7, wgrLimit: 0, fruitLimit: 0 })
    await expect(JSON.parse(created[0]?.sodiumLevel ?? '')).toEqual([
      { mealPrgram: lunch.programName, targetType: 'Target 1', enabled: true, details: '' },
      { mealPrgram: lunch.programName, targetType: 'Target 2', enabled: true, details: '' },
    ])
    await expect(await canvas.findByRole('heading', { name: 'History' })).toBeVisible()
    await expect(box(await region(canvas, lunch.programName), target2)).toBeChecked()
  },
}

const updated: unknown[] = []
// spec: 1.nutritionAnalysisSettings, 7.settings.update, 7.settings.saved
/** Later saves send the loaded version and the caterer's own limits. */
export const SavedAgain: Story = {
  parameters: {
    msw: [
      answerUser(),
      programs([lunch]),
      settings(early),
      http.put(`${path}/:id`, async ({ request, params }) => {
        const { sodiumLevel: _, costTargets: __, ...input } = (await request.json()) as CatererAnalysisSettingsInput
        updated.push({ ...input, path: params['id'], ifMatch: request.headers.get('If-Match') })
        return HttpResponse.json({ data: { message: 'Record saved successfully.', id: 8, version: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    updated.length = 0
    const part = await region(canvas, lunch.programName)
    await userEvent.click(box(part, target2))
    await userEvent.click(box(part, target1))
    await expect(part.getByText(/No target is active/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Whole grain-rich grains, minimum/ })).toHaveValue('80')
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Whole grain-rich grains, minimum/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Whole grain-rich grains, minimum/ }), '100')
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Juice as % of fruit, maximum/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(updated).toEqual([
      {
        id: 8,
        catererAnalysisId: 7,
        wgrLimit: 100,
        fruitLimit: 0,
        weekLength: 'servedDays',
        ownStandards: [],
        path: '8',
        ifMatch: '"2"',
      },
    ])
  },
}

// spec: 3.settings.wgrLimit, 3.settings.fruitLimit
/** A limit laxer than the federal one is kept, and the form says which one applies; text that is not a percentage is refused. */
export const OwnLimits: Story = {
  play: async ({ canvas, userEvent }) => {
    const grains = await canvas.findByRole('textbox', { name: /^Whole grain-rich grains, minimum/ })
    const juice = canvas.getByRole('textbox', { name: /^Juice as % of fruit, maximum/ })
    await expect(canvas.queryByText(/still applies/)).not.toBeInTheDocument()
    await userEvent.clear(juice)
    await userEvent.type(juice, '60')
    await expect(canvas.getByText('The federal limit of 50% is stricter and still applies.')).toBeVisible()
    await userEvent.clear(grains)
    await userEvent.type(grains, '110')
    await userEvent.tab()
    await expect(grains).toHaveAccessibleDescription(/Enter a number from 0 to 100/)
  },
}

/** A short week is checked against amounts for the days served, unless the caterer wants those of its regular week. */
export const ShortWeeks: Story = {
  parameters: {
    msw: [
      answerUser(),
      programs([lunch]),
      settings(early),
      http.put(`${path}/:id`, async ({ request }) => {
        updated.push(((await request.json()) as CatererAnalysisSettingsInput).weekLength)
        return HttpResponse.json({ data: { message: 'Record saved successfully.', id: 8, version: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    updated.length = 0
    const part = await region(canvas, 'Short weeks')
    await expect(part.getByRole('radio', { name: /^Prorated to the days served/ })).toBeChecked()
    await userEvent.click(part.getByRole('radio', { name: /^The school's regular weekly amounts/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(updated).toEqual(['regularDays'])
  },
}

/** A program's target cost per meal is an amount above 0, or blank for no target. */
export const TargetCosts: Story = {
  parameters: {
    msw: [
      answerUser(),
      programs([lunch, breakfast]),
      settings(early),
      http.put(`${path}/:id`, async ({ request }) => {
        updated.push(((await request.json()) as CatererAnalysisSettingsInput).costTargets)
        return HttpResponse.json({ data: { message: 'Record saved successfully.', id: 8, version: 3 } })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    updated.length = 0
    const cost = (part: ReturnType<typeof within>) => part.getByRole('textbox', { name: /^Target food cost per meal/ })
    const ofLunch = cost(await region(canvas, lunch.programName))
    const ofBreakfast = cost(await region(canvas, breakfast.programName))
    await expect(ofLunch).toHaveValue('1.45')
    await expect(ofBreakfast).toHaveValue('')
    await userEvent.type(ofBreakfast, '0')
    await userEvent.tab()
    await expect(ofBreakfast).toHaveAccessibleDescription(/Enter an amount above 0/)
    await userEvent.type(ofBreakfast, '.95')
    await userEvent.clear(ofLunch)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText('Record saved successfully.')).toBeVisible()
    await expect(updated).toEqual([[{ programName: breakfast.programName, targetCost: '0.95' }]])
  },
}

/** Someone else saved first: the form names them, and each target can be chosen. */
export const SomeoneElseSaved: Story = {
  parameters: {
    msw: [
      answerUser(),
      programs([lunch, breakfast]),
      settings(early),
      http.put(`${path}/:id`, () =>
        HttpResponse.json(
          {
            message: 'Someone else saved this record.',
            current: {
              ...stored([{ programName: lunch.programName, target1: false, target2: true }]),
              version: 3,
              updatedBy: 'Luis Ortega',
            },
          },
          { status: 409 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(box(await region(canvas, breakfast.programName), target2))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await canvas.findByText(/^Luis Ortega saved this record on Nov 16, 2026/)).toBeVisible()
    await expect(box(await region(canvas, breakfast.programName), target2)).toBeChecked()
    await expect(canvas.getByText(`${lunch.programName}: Active Sodium Target 1`)).toBeVisible()
  },
}

const longName = 'Schulverpflegungsprogramm'.repeat(4)
export const VeryLong: Story = {
  parameters: { msw: [answerUser(), programs([program(1, longName, { grades: longName })]), settings(null)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: longName })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Unknown limits are shown as unknown, never as zero. */
export const UnknownRules: Story = {
  parameters: { msw: [answerUser(), programs([program(1, 'Lunch', { rulePack: 'unknown' })]), settings(null)] },
  play: async ({ canvas }) => expect(await canvas.findAllByText('Unknown')).toHaveLength(3),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: lunch.programName })
    const names = [lunch, high, breakfast].map(({ programName }) => programName)
    await expect(hardCodedTexts(canvasElement, names)).toEqual([])
  },
}
