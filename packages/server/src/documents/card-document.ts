import type { Schemas } from '../contract/operations.ts'
import type { Letterhead } from './letterhead.ts'

/** The content of a printed kitchen card. */
export interface CardDocument extends Letterhead {
  recipe: Schemas['Recipe']
  /** The portions that the card is for, as a decimal string. */
  portions: string
  /** A JPEG as a data URL; null = none. */
  photo: string | null
}

/** Several kitchen cards, each on its own pages. */
export interface CardsDocument extends Letterhead {
  title: string
  cards: CardDocument[]
}
