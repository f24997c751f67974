import { choices } from '@commissary/api-client'
import type { Translate } from '@commissary/messages'

import { choiceOf } from '../../forms/choice.ts'

/** The unit of a line as text: "No. 8 scoop", or the food's own measure as it is called ("cup, shredded"). */
export function lineUnitText(unit: string, t: Translate): string {
  const known = choiceOf(choices.LineUnit, unit)
  return known && known !== 'measure' ? t(`words.units.${known}`) : unit
}
