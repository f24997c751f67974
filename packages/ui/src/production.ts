// The production entry: what is filled in at the counter. Loads nothing heavy, for a phone in a kitchen.
export { CountField, type CountFieldProps } from './components/fields/CountField/CountField.tsx'
export { type DayState, DayStates, type DayStatesProps } from './patterns/menu/DayStates/DayStates.tsx'
export type { DayStateTone } from './patterns/menu/DayStates/day-state-tone.ts'
export {
  type BoardMeal,
  type BoardSchool,
  ServiceBoard,
  type ServiceBoardProps,
} from './patterns/menu/ServiceBoard/ServiceBoard.tsx'
