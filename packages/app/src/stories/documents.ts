import type { IngredientDocument } from '@commissary/api-client'
import { http, HttpResponse } from 'msw'

/** Answers with the documents of every ingredient and recipe. */
export const documentsOf = (documents: readonly IngredientDocument[]) =>
  http.get('/:service/:records/:id/documents', () => HttpResponse.json({ _embedded: { documents } }))

export const noDocuments = documentsOf([])

/** A document of an ingredient, as the API returns it. */
export const document = (id: number, rest: Partial<IngredientDocument> = {}): IngredientDocument => ({
  id,
  fileName: 'Ground beef label.pdf',
  mediaType: 'application/pdf',
  sizeBytes: 234_000,
  hasThumbnail: false,
  kind: 'LABEL',
  validFrom: null,
  expiresOn: null,
  provesCrediting: false,
  version: 1,
  createdAt: '2026-11-16T15:00:00.000Z',
  ...rest,
})

/** One that proved the crediting until October. */
export const expiredStatement = document(31, {
  fileName: 'Ground beef PFS.pdf',
  kind: 'PRODUCT_FORMULATION_STATEMENT',
  validFrom: '2025-11-01',
  expiresOn: '2026-10-31',
  provesCrediting: true,
  sizeBytes: 1_340_000,
})

export const photo = document(32, {
  fileName: 'case.jpg',
  mediaType: 'image/jpeg',
  kind: 'PHOTO',
  hasThumbnail: true,
  sizeBytes: 812_000,
})

async function drawPicture() {
  const canvas = new OffscreenCanvas(160, 120)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#8d5b34'
  context.fillRect(0, 0, 160, 120)
  context.fillStyle = '#f0d9b5'
  context.fillRect(36, 24, 88, 72)
  const drawn = await canvas.convertToBlob({ type: 'image/webp' })
  return new HttpResponse(drawn, { headers: { 'Content-Type': 'image/webp' } })
}

/** The small picture of every document, and the picture itself. */
export const thumbnail = http.get('/ingredient/documents/:id/thumbnail', () => drawPicture())
export const picture = http.get('/ingredient/documents/:id/file', () => drawPicture())
