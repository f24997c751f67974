import { Document } from '@react-pdf/renderer'
import { Fragment } from 'react'

import type { CardsDocument } from './card-document.ts'
import { pagesOf } from './pages-of.ts'
import { Reading } from './primitives.tsx'
import { RecipeCardPdf } from './RecipeCardPdf.tsx'

/** Kitchen cards, one after the other, each as it is printed by itself. */
export function RecipeCardsPdf({ title, cards, catererName, language }: CardsDocument) {
  return (
    <Document title={title} author={catererName} creator="Commissary" producer="Commissary" language={language}>
      <Reading language={language}>
        {cards.map((card) => (
          <Fragment key={card.recipe.id}>{pagesOf(RecipeCardPdf(card))}</Fragment>
        ))}
      </Reading>
    </Document>
  )
}
