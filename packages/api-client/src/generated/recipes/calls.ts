// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './calls/foods.ts'
export * from './calls/imports.ts'
export * from './calls/ingredients.ts'
export * from './calls/documents.ts'
export * from './calls/recipes.ts'
export * from './calls/where-used.ts'
export * from './calls/replacements.ts'
export * from './calls/food-reports.ts'
