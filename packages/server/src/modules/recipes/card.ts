import { parseScale, portionsOf } from '@commissary/domain/recipe'

import { rejected } from '../../contract/api-error.ts'
import type { Tx } from '../../db/work.ts'
import type { CardDocument } from '../../documents/card-document.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import { readLetterhead } from '../../documents/read-letterhead.ts'
import { pictureForPrint } from '../../files/picture.ts'
import { message } from '../../shared/messages.ts'
import { readDocumentFile } from '../documents/store.ts'
import { readRecipe, type Recipe } from './store.ts'
import { readRecipeOn } from './versions.ts'

/**
 * A kitchen card, read in one transaction; its picture is drawn after it. Null for an unknown recipe. Throws a 422 for a
 * scale that the recipe does not allow.
 */
export async function readCard(tx: Tx, id: number, scale: string | undefined) {
  const recipe = await readRecipe(tx, id)
  return recipe && cardOf(tx, recipe, scaledPortions(recipe, scale))
}

/**
 * The card of a recipe as it is on a date, for its own portions or for those that `portionsOfRecipe` returns, as a decimal string.
 * Null for an unknown recipe.
 */
export async function readCardOn(
  tx: Tx,
  id: number,
  date: string,
  portionsOfRecipe: (recipe: Recipe) => string = ({ portions }) => portions,
) {
  const recipe = await readRecipeOn(tx, id, date)
  return recipe && cardOf(tx, recipe, portionsOfRecipe(recipe))
}

async function cardOf(tx: Tx, recipe: Recipe, portions: string) {
  const letterhead = await readLetterhead(tx)
  const photo = recipe.photoId === null ? null : await readDocumentFile(tx, recipe.photoId, 'fileId')
  return {
    fileName: `${wordingOf(letterhead).t('kitchen.card.fileName', { name: recipe.name })}.pdf`,
    document: async (): Promise<CardDocument> => ({
      ...letterhead,
      recipe,
      portions,
      photo: photo && asDataUrl(await pictureForPrint(photo.bytes)),
    }),
  }
}

function scaledPortions(recipe: Recipe, text: string | undefined): string {
  if (text === undefined) return recipe.portions
  const scale = parseScale(text)
  const portions = scale && portionsOf(recipe, scale)
  if (portions === null) throw rejected({ scale: message('recipes.scale') })
  return portions
}

const asDataUrl = (jpeg: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`
