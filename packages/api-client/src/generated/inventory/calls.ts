// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './calls/vendors.ts'
export * from './calls/storage-locations.ts'
export * from './calls/sites.ts'
export * from './calls/stock.ts'
export * from './calls/starting-inventory.ts'
export * from './calls/stock-counts.ts'
export * from './calls/stock-requests.ts'
export * from './calls/purchase-orders.ts'
export * from './calls/recalls.ts'
