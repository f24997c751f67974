import { arabic as arabicTexts } from '@commissary/messages/arabic'
import { spanish as spanishTexts } from '@commissary/messages/spanish'

import { arabic } from '../messages/arabic.ts'
import type { AppTexts } from '../messages/languages.ts'
import { spanish } from '../messages/spanish.ts'

/** The languages with the texts of every screen, as a story needs them. */
export const spanishStory: AppTexts = { ...spanish, messages: spanishTexts }
export const arabicStory: AppTexts = { ...arabic, messages: arabicTexts }
