import type { OpenOrders } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const orders: OpenOrders = {
  total: 2,
  hidden: 1,
  unit: 'lb',
  rows: [
    {
      lineId: 1,
      orderId: 7,
      number: 'PO-0007',
      vendorName: 'Valley Foods',
      vendorItemCode: '20417',
      siteName: 'Central Kitchen',
      status: 'confirmed',
      deliveryDate: '2026-11-20',
      quantity: '120',
    },
    {
      lineId: 2,
      orderId: 9,
      number: 'PO-0009',
      vendorName: 'Valley Foods',
      vendorItemCode: '20417',
      siteName: 'Central Kitchen',
      status: 'submitted',
      deliveryDate: null,
      quantity: '30',
    },
  ],
}

export const answerOpenOrders = (asked: (query: string) => void = () => undefined): HttpHandler =>
  http.get('*/purchaseOrders/open', ({ request }) => {
    asked(new URL(request.url).searchParams.toString())
    return HttpResponse.json(orders)
  })
