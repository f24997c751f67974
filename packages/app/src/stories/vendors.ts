import type { StorageLocation, Vendor } from '@commissary/api-client'
import { http, HttpResponse, type HttpHandler } from 'msw'

const updatedAt = '2026-11-16T15:00:00.000Z'

const vendor = (id: number, vendorCode: string, name: string, rest: Partial<Vendor> = {}): Vendor => ({
  id,
  catererId: 7,
  vendorCode,
  name,
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
  version: 3,
  updatedAt,
  updatedBy: 'Luis Ortega',
  ...rest,
})

export const greenValley = vendor(12, 'GV-1024', 'Green Valley Produce', {
  contact: '5550109999',
  email: 'orders@greenvalley.test',
  address: '12 Orchard Road\nMapleton, CA 95814',
  accountNo: '88-2041',
  terms: 'Net 30',
  leadDays: 2,
  cutOffTime: '14:00',
  deliveryDays: [1, 4],
  minimumOrder: '250',
})
export const usdaFoods = vendor(2, 'USDA', 'USDA Foods', { catererId: 0, updatedBy: null, email: 'foods@usda.test' })

export const vendors: Vendor[] = [
  greenValley,
  vendor(13, 'ND-7', 'North Dairy', { contact: '5550102222', email: 'dairy@north.test' }),
  vendor(14, 'OLD', 'Old Mill Bakery', { active: false }),
  usdaFoods,
]

export const location = (id: number, storageLocationName: string): StorageLocation => ({
  id,
  catererId: 7,
  storageLocationName,
  version: 1,
  updatedAt,
  updatedBy: 'Luis Ortega',
})

export const cooler = location(21, 'Walk-in cooler')
export const locations = [cooler, location(22, 'Freezer'), location(23, 'Dry storage')]

export const answerVendors = (rows: Vendor[] = vendors): HttpHandler =>
  http.get('*/vendor/all/:catererId', () => HttpResponse.json({ Vendors: rows }))

export const answerLocations = (rows: StorageLocation[] = locations): HttpHandler =>
  http.get('*/storageLocations', () => HttpResponse.json({ _embedded: { storageLocations: rows } }))
