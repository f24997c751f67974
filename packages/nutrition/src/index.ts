export * from './model.ts'
export * from './analysis-model.ts'
export * from './rule-options.ts'
