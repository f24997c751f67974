// Generated from openapi/ by `pnpm generate`. Do not edit.

/** The default prefix of each service's paths. */
export const basePaths = {
  authentication: '',
  product: '/commissary',
  recipes: '',
  inventory: '',
} as const
