// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './hooks/vendors.ts'
export * from './hooks/storage-locations.ts'
export * from './hooks/sites.ts'
export * from './hooks/stock.ts'
export * from './hooks/starting-inventory.ts'
export * from './hooks/stock-counts.ts'
export * from './hooks/stock-requests.ts'
export * from './hooks/purchase-orders.ts'
export * from './hooks/recalls.ts'
