import { locales } from '@commissary/messages/languages'
import { loadSpanish } from '@commissary/messages/load-spanish'
import client from '@commissary/messages/es/client.json' with { type: 'json' }
import common from '@commissary/messages/es/common.json' with { type: 'json' }
import login from '@commissary/messages/es/login.json' with { type: 'json' }
import password from '@commissary/messages/es/password.json' with { type: 'json' }
import shell from '@commissary/messages/es/shell.json' with { type: 'json' }

import { spanishMenuText, spanishUiText } from './es-ui-text.ts'
import type { TranslatedTexts } from './languages.ts'

export const spanish: TranslatedTexts = {
  language: 'es',
  code: 'es',
  locale: locales.es,
  messages: { common, shell },
  load: loadSpanish,
  uiText: spanishUiText,
  menuText: spanishMenuText,
  client,
  login,
  password,
}
