export { forecastByPlan, forecastByTakeRate } from './forecast.ts'
export type { Occurrence } from './forecast.ts'
