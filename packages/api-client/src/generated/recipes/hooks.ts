// Generated from openapi/ by `pnpm generate`. Do not edit.

export * from './hooks/foods.ts'
export * from './hooks/imports.ts'
export * from './hooks/ingredients.ts'
export * from './hooks/documents.ts'
export * from './hooks/recipes.ts'
export * from './hooks/where-used.ts'
export * from './hooks/food-reports.ts'
