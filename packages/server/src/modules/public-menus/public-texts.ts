import { isLanguage } from '@commissary/messages/languages'
import type { Wording } from '@commissary/messages/wording'

import type { Schemas } from '../../contract/operations.ts'
import { wordingOf } from '../../documents/letterhead.ts'
import type { PublicMenu } from './store.ts'

export type PublicLanguage = Schemas['PublicLanguage']

/**
 * The wording of the calendar that families subscribe to: in the chosen language if the product has it, else in the caterer's. Item
 * names may be in more languages than the product.
 */
export function feedWording(menu: Pick<PublicMenu, 'country' | 'currency' | 'language'>, chosen: string): Wording {
  return wordingOf({ ...menu, language: isLanguage(chosen) ? chosen : menu.language })
}
