import type { OrderSuggestions, VendorSuggestion } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw'

import { offerOfBeef } from './purchase-orders.ts'

type SuggestedLine = VendorSuggestion['lines'][number]

const suggestedLine = (rest: Partial<SuggestedLine> = {}): SuggestedLine => ({
  ingredientId: 101,
  name: 'Ground beef, 80% lean',
  unit: 'lb',
  need: '54.4',
  onHand: '22',
  onOrder: '0',
  onTheWay: '0',
  neededBefore: '0',
  available: '22',
  par: '10',
  neededOn: '2026-11-20',
  gaps: [],
  sources: [
    { date: '2026-11-20', name: 'Beef taco', servings: 320, amount: '50' },
    { date: '2026-11-24', name: 'Chili', servings: 40, amount: '4.4' },
  ],
  vendorItemCode: 'B-40',
  packText: '4/10 LB',
  packSize: '40',
  packs: 2,
  price: '118.8',
  insteadOf: null,
  vendors: 2,
  offer: offerOfBeef,
  ...rest,
})

export const suggestions: OrderSuggestions = {
  siteId: 4,
  from: '2026-11-19',
  to: '2026-11-25',
  vendors: [
    {
      vendorId: 12,
      vendorName: 'Green Valley Produce',
      email: 'orders@greenvalley.test',
      minimumOrder: '500',
      deliveries: [
        { date: '2026-11-23', orderBy: { date: '2026-11-21', time: '14:00' } },
        { date: '2026-11-26', orderBy: { date: '2026-11-24', time: '14:00' } },
      ],
      lines: [
        suggestedLine(),
        suggestedLine({
          ingredientId: 102,
          name: 'Rice, brown',
          need: '140',
          onHand: '0',
          available: '0',
          par: '0',
          packText: '50 LB',
          packSize: '50',
          packs: 4,
          price: '20',
          insteadOf: 3,
          offer: {
            ingredientId: 102,
            vendorId: 12,
            vendorItemCode: 'B-40',
            packSize: '50',
            price: '30',
            breaks: [{ packs: 4, price: '20' }],
          },
          neededOn: '2026-11-24',
          sources: [{ date: '2026-11-24', name: 'Rice bowl', servings: null, amount: '0' }],
          gaps: [{ kind: 'servings', name: 'Rice bowl' }],
        }),
      ],
      total: '317.6',
      unpricedLines: 0,
    },
  ],
  open: [
    {
      ingredientId: 103,
      name: 'Tortillas',
      unit: 'each',
      need: '320',
      onHand: '0',
      onOrder: '0',
      onTheWay: '0',
      neededBefore: '0',
      available: '0',
      par: '0',
      neededOn: '2026-11-20',
      gaps: [],
      sources: [],
      problem: 'vendor',
    },
    {
      ingredientId: 104,
      name: 'Lettuce, romaine',
      unit: 'lb',
      need: '0',
      onHand: '0',
      onOrder: '0',
      onTheWay: '0',
      neededBefore: '0',
      available: '0',
      par: '0',
      neededOn: null,
      gaps: [{ kind: 'conversion', name: 'Taco salad' }],
      sources: [],
      problem: 'need',
    },
  ],
  unresolved: [{ date: '2026-11-25', kind: 'placeholder', name: "Chef's choice fruit" }],
}

export const answerSuggestions = (body: OrderSuggestions): HttpHandler =>
  http.get('*/orderSuggestions', () => HttpResponse.json(body as JsonBodyType))
