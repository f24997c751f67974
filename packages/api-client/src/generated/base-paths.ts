// Generated from openapi/ by `pnpm generate`. Do not edit.

/** What stands before the paths of each service where nothing else is configured. */
export const basePaths = {
  authentication: '',
  product: '/commissary',
  recipes: '',
  inventory: '',
} as const
