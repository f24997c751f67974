// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The default prefix of each service's paths. */
export const basePaths = {
  authentication: '',
  product: '/commissary',
  recipes: '',
  inventory: '',
} as const

/** The first segments of the paths of all calls. */
export const firstSegments = [
  'oauth',
  'commissary',
  'food',
  'ingredient',
  'recipe',
  'vendor',
  'storageLocations',
  'inventorySites',
  'stock',
  'startingInventories',
  'stockCounts',
  'stockRequests',
  'purchaseOrders',
  'orderSuggestions',
  'buyAmericanShare',
  'stockRecall',
]
