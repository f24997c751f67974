import { section1 } from './section-1.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5 } from './section-5.ts'
import { section6 } from './section-6.ts'
import { section7 } from './section-7.ts'
import { section8 } from './section-8.ts'
import { section9 } from './section-9.ts'
import type { Statement } from './statement.ts'

export type { Statement } from './statement.ts'

/** A section of the specification with its statements. Whatever it calls "not shown" has no row. */
export interface Section {
  number: number
  title: string
  statements: readonly Statement[]
}

/** Sections 1 to 9: every statement, in the order of the specification. */
export const sections: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', statements: section1 },
  { number: 2, title: 'Screens and routes', statements: section2 },
  { number: 3, title: 'Entities and their fields', statements: section3 },
  { number: 4, title: 'States and transitions', statements: section4 },
  { number: 5, title: 'Validation rules', statements: section5 },
  { number: 6, title: 'Roles and permissions', statements: section6 },
  { number: 7, title: 'The calls it makes', statements: section7 },
  { number: 8, title: 'Error catalogue', statements: section8 },
  { number: 9, title: 'Business constants and limits', statements: section9 },
]

/** As many rows may be open. A row that gets done lowers it; nothing raises it. */
export const mostOpen = 0
