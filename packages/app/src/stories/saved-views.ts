import type { SavedView } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { fn } from 'storybook/test'

/** A view of the user's own. */
export const savedView = (rest: Pick<SavedView, 'tableId' | 'query'> & Partial<SavedView>): SavedView => ({
  id: 7,
  name: 'Fall review',
  layout: { order: [], hidden: [], widths: {}, density: null },
  isShared: false,
  ownerName: null,
  version: 1,
  updatedAt: '2026-11-17T08:00:00.000Z',
  ...rest,
})

type SavedViewInput = Pick<SavedView, 'tableId' | 'name' | 'query' | 'layout' | 'isShared'>

/** Called with each view that is saved. */
export const viewSaved = fn<(view: SavedViewInput) => void>()

/** Answers the views of a table, and keeps what is saved. */
export function answerViews(views: readonly SavedView[]): HttpHandler[] {
  const stored = [...views]
  return [
    http.get('*/commissary/savedViews', ({ request }) => {
      const tableId = new URL(request.url).searchParams.get('tableId')
      return HttpResponse.json({ _embedded: { savedViews: stored.filter((view) => view.tableId === tableId) } })
    }),
    http.post('*/commissary/savedViews', async ({ request }) => {
      const body = (await request.json()) as SavedViewInput
      viewSaved(body)
      stored.push(savedView({ ...body, id: 8 }))
      return HttpResponse.json({ data: { message: 'View saved', id: 8, version: 1 } }, { status: 201 })
    }),
  ]
}
