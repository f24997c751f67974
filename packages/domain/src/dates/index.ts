export { addDays, datesFrom, mondayOf } from './dates.ts'
export { datePresets, presetOf, presetRange, type DatePreset, type DateRange } from './date-presets.ts'
