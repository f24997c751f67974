import type { IngredientDocument } from '@commissary/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'

import { answerUser } from '../../stories/answers.ts'
import { document, documentsOf, expiredStatement, noDocuments, photo, thumbnail } from '../../stories/documents.ts'
import { beef, ingredients, page } from '../../stories/fixtures.ts'
import { openFold } from '../../stories/open-fold.ts'
import { hardCodedTexts, pseudo } from '../../stories/pseudo.ts'
import { StoryApp } from '../../stories/StoryApp.tsx'
import { IngredientScreen } from './IngredientScreen.tsx'
import { IngredientsScreen } from './IngredientsScreen.tsx'

const one = http.get('/ingredient/ingredients/:id', () => HttpResponse.json(beef))

const meta = {
  title: 'Screens/Ingredients/Documents',
  component: StoryApp,
  args: { address: '/manage/products?open=11', children: <IngredientScreen /> },
  argTypes: { children: { table: { disable: true } } },
  parameters: { msw: [answerUser(), thumbnail, documentsOf([photo, expiredStatement]), one] },
  beforeEach: () => {
    sessionStorage.clear()
    return () => sessionStorage.clear()
  },
} satisfies Meta<typeof StoryApp>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const section = async (play: Pick<Play, 'canvas' | 'userEvent'>) => within(await openFold(play, 'Documents'))
const rowOf = async (documents: ReturnType<typeof within>, name: string) =>
  (await documents.findByRole('button', { name: `Download ${name}` })).closest('li') ?? fail(name)
const fail = (name: string): never => {
  throw new Error(`${name} is in no row`)
}
const pdf = (name: string, text = '%PDF-1.7') => new File([text], name, { type: 'application/pdf' })
const sized = (name: string, megabytes: number) => {
  const file = pdf(name)
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 })
  return file
}

/** An API that stores the documents it is sent, and records the names and kinds in the requests. */
function keeping(stored: IngredientDocument[]) {
  const asked: Record<string, string>[] = []
  const saved = (id: number) => HttpResponse.json({ data: { message: 'Document updated', id, version: 2 } })
  return {
    asked,
    msw: [
      answerUser(),
      one,
      http.get('/ingredient/ingredients/:id/documents', () => HttpResponse.json({ _embedded: { documents: stored } })),
      http.post('/ingredient/ingredients/:id/documents', ({ request }) => {
        const { access_token: _, ...query } = Object.fromEntries(new URL(request.url).searchParams)
        asked.push(query)
        const { fileName = '', kind } = query
        stored.unshift(document(100 + asked.length, { fileName, kind: kind as IngredientDocument['kind'] }))
        return HttpResponse.json({ data: { message: `${fileName} attached`, id: 1, version: 1 } }, { status: 201 })
      }),
      http.put('/ingredient/documents/:id', async ({ params, request }) => {
        const at = stored.findIndex(({ id }) => id === Number(params['id']))
        const before = stored[at]
        if (before) stored[at] = { ...before, ...((await request.json()) as Partial<IngredientDocument>), version: 2 }
        return saved(Number(params['id']))
      }),
      http.delete('/ingredient/documents/:id', ({ params }) => {
        gone = stored.splice(
          stored.findIndex(({ id }) => id === Number(params['id'])),
          1,
        )
        return HttpResponse.json({ data: { message: 'Document removed', id: 1, version: 2 } })
      }),
      http.post('/ingredient/documents/:id/restore', () => {
        stored.unshift(...gone)
        return HttpResponse.json({ data: { message: 'Document restored', id: 1, version: 3 } })
      }),
    ],
  }
}
let gone: IngredientDocument[] = []

/** The document that proves the crediting has expired: the documents, the crediting and the list of ingredients say so. */
export const Expired: Story = {
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    const row = within(await rowOf(documents, 'Ground beef PFS.pdf'))
    await expect(row.getByText('Expired October 31, 2026')).toBeVisible()
    await expect(row.getByText('Proves the crediting')).toBeVisible()
    const crediting = within(canvas.getByRole('region', { name: 'Crediting' }))
    await expect(
      crediting.getByText(/Ground beef PFS\.pdf, which proves the crediting, expired on October 31, 2026/),
    ).toBeVisible()
    documents.getByRole('list').scrollIntoView({ block: 'center' })
    await waitFor(() =>
      expect(documents.getByRole('list').querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    )
  },
}

/** The document that proves the crediting is still valid. */
export const Proven: Story = {
  parameters: { msw: [answerUser(), documentsOf([{ ...expiredStatement, expiresOn: '2027-10-31' }]), one] },
  play: async ({ canvas, userEvent }) => {
    const crediting = within(await canvas.findByRole('region', { name: 'Crediting' }))
    await expect(
      await crediting.findByText('Proven by Ground beef PFS.pdf, valid until October 31, 2027.'),
    ).toBeVisible()
    await expect((await section({ canvas, userEvent })).queryByText(/^Expired/)).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: [answerUser(), one, http.get('/ingredient/ingredients/:id/documents', () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await expect(await (await section({ canvas, userEvent })).findByText('Loading...')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: {
    msw: [
      answerUser(),
      one,
      http.get('/ingredient/ingredients/:id/documents', () =>
        HttpResponse.json({ message: 'The recipe service is being updated.' }, { status: 404 }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await (await section({ canvas, userEvent })).findByRole('alert')).toHaveTextContent(
      'The recipe service is being updated.',
    )
  },
}

const attached = keeping([])

/** Several files at once: each gets a kind by its name, and a name that the API accepts. */
export const Attached: Story = {
  parameters: { msw: attached.msw },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    await userEvent.upload(documents.getByLabelText('Add documents'), [
      pdf('Beef PFS.pdf'),
      pdf('Beef CN label.pdf'),
      pdf(`label\u202Efdp${'.'.repeat(300)}.pdf`),
    ])
    await waitFor(() => expect(documents.getAllByRole('listitem')).toHaveLength(3))
    await waitFor(() => expect(attached.asked).toHaveLength(3))
    await expect(attached.asked.map(({ kind }) => kind)).toEqual(['PRODUCT_FORMULATION_STATEMENT', 'CN_LABEL', 'LABEL'])
    const shortened = attached.asked[2]?.['fileName'] ?? ''
    await expect(shortened).toHaveLength(200)
    await expect(shortened).toMatch(/^labelfdp\.+\.pdf$/)
  },
}

/** A file that is too large or empty is never sent. Each has its reason, and the others are attached. */
const refusals = keeping([])
export const NotSent: Story = {
  parameters: { msw: refusals.msw },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    const files = [sized('photo.pdf', 50), pdf('nothing.pdf', ''), pdf('label.pdf')]
    await userEvent.upload(documents.getByLabelText('Add documents'), files)
    await expect(
      await documents.findByText(/^The file is 50 MB\. The limit is 10 MB\./, { selector: 'li *' }),
    ).toBeVisible()
    await expect(documents.getByText(/^The file is empty\./, { selector: 'li *' })).toBeVisible()
    await documents.findByRole('button', { name: 'Download label.pdf' })
    await expect(refusals.asked.map(({ fileName }) => fileName)).toEqual(['label.pdf'])
    await userEvent.click(documents.getByRole('button', { name: 'Remove nothing.pdf' }))
    await expect(documents.queryByText(/^The file is empty\./, { selector: 'li *' })).not.toBeInTheDocument()
  },
}

const webPage = 'This is a web page, not a PDF or an image. Open it, print it to PDF, and attach the PDF.'

/** A file that the server refuses keeps the server's message in the list; one that it could not save can be tried again. */
export const Refused: Story = {
  parameters: {
    msw: [
      answerUser(),
      one,
      noDocuments,
      http.post('/ingredient/ingredients/:id/documents', ({ request }) => {
        const isPage = new URL(request.url).searchParams.get('fileName') === 'label.pdf'
        const body = { message: 'Please correct the marked fields.', fields: { file: webPage } }
        return isPage
          ? HttpResponse.json(body, { status: 422 })
          : HttpResponse.json({ message: 'The server is busy.' }, { status: 429 })
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    const files = [pdf('label.pdf', '<html>'), pdf('statement.pdf')]
    await userEvent.upload(documents.getByLabelText('Add documents'), files)
    await expect(await documents.findByText(webPage, { selector: 'li *' })).toBeVisible()
    await expect(await documents.findByRole('button', { name: 'Try statement.pdf again' })).toBeVisible()
    await expect(documents.queryByRole('button', { name: 'Try label.pdf again' })).not.toBeInTheDocument()
  },
}

/** Removing a file while it is being sent stops the upload. */
export const Sending: Story = {
  parameters: {
    msw: [answerUser(), one, noDocuments, http.post('/ingredient/ingredients/:id/documents', () => delay('infinite'))],
  },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    await userEvent.upload(documents.getByLabelText('Add documents'), [pdf('a.pdf'), pdf('b.pdf')])
    await expect(await documents.findByText('Uploading, 1 KB')).toBeVisible()
    await expect(documents.getByText('Waiting, 1 KB')).toBeVisible()
    await userEvent.click(documents.getByRole('button', { name: 'Remove a.pdf' }))
    await expect(await documents.findByText('Uploading, 1 KB')).toBeVisible()
    await expect(documents.getAllByRole('listitem')).toHaveLength(1)
  },
}

const edited = keeping([document(1, { fileName: 'beef.pdf' })])

/** Kind, dates and proof are changed in a dialog. Saving it does not save the ingredient. */
export const Edited: Story = {
  parameters: { msw: edited.msw },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const documents = await section({ canvas, userEvent })
    await userEvent.click(await documents.findByRole('button', { name: 'Edit beef.pdf' }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('dialog', { name: 'Edit beef.pdf' }))
    await expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'CN label')
    await userEvent.type(dialog.getByLabelText('Valid from'), '2026-11-01')
    await userEvent.type(dialog.getByLabelText('Expires'), '2026-10-01')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'This document proves how the food credits' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('It expires before it is valid. Swap the dates.')).toBeVisible()
    await userEvent.clear(dialog.getByLabelText('Expires'))
    await userEvent.type(dialog.getByLabelText('Expires'), '2031-10-31')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await documents.findByText('Expires October 31, 2031')).toBeVisible()
    await expect(documents.getByText('Proves the crediting')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Crediting' })).toHaveTextContent('Proven by beef.pdf')
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
}

const removed = keeping([document(1, { fileName: 'beef.pdf' })])

/** Removing offers Undo. */
export const Removed: Story = {
  parameters: { msw: removed.msw },
  play: async ({ canvas, userEvent, canvasElement }) => {
    const documents = await section({ canvas, userEvent })
    await userEvent.click(await documents.findByRole('button', { name: 'Remove beef.pdf' }))
    await waitFor(() => expect(documents.queryByText('beef.pdf')).not.toBeInTheDocument())
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: 'Undo' }))
    await expect(await documents.findByText('beef.pdf')).toBeVisible()
  },
}

/** The files of a new ingredient wait until it is saved. */
export const NewIngredient: Story = {
  args: { address: '/manage/products?open=new' },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    await userEvent.upload(documents.getByLabelText('Add documents'), pdf('label.pdf'))
    await expect(await documents.findByText('Uploads when you save, 1 KB')).toBeVisible()
  },
}

const many = Array.from({ length: 50 }, (_, index) =>
  document(index + 1, { fileName: `${'Label of the case '.repeat(9)}${index}.pdf` }),
)
export const ManyWithLongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { msw: [answerUser(), documentsOf(many), one] },
  play: async ({ canvas, userEvent }) => {
    const documents = await section({ canvas, userEvent })
    await waitFor(() => expect(documents.getAllByRole('listitem')).toHaveLength(50))
    const { documentElement } = window.document
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  },
}

/** The photo is next to the name, and an expired proof next to the credits. */
export const InTheList: Story = {
  tags: ['visual'],
  args: { address: '/manage/products', children: <IngredientsScreen /> },
  parameters: {
    msw: [
      answerUser(),
      thumbnail,
      http.get('/ingredient/ingredients', () => {
        const [first = beef, ...others] = ingredients
        const { id, fileName, kind, expiresOn } = expiredStatement
        const shown = { ...first, photoId: photo.id, creditDocument: { id, fileName, kind, expiresOn } }
        return HttpResponse.json(page('ingredients', [shown, ...others]))
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Proof expired')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img[src^="blob:"]')).toBeVisible())
  },
}

export const NoHardCodedText: Story = {
  args: { language: pseudo },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByText(/Ground beef PFS/)
    const documents = canvasElement.querySelector('#documents') ?? canvasElement
    await expect(hardCodedTexts(documents, ['Ground beef PFS.pdf', 'case.jpg', 'October'])).toEqual([])
  },
}
