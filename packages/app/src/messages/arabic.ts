import { locales } from '@commissary/messages/languages'
import { loadArabic } from '@commissary/messages/load-arabic'
import client from '@commissary/messages/ar/client.json' with { type: 'json' }
import common from '@commissary/messages/ar/common.json' with { type: 'json' }
import login from '@commissary/messages/ar/login.json' with { type: 'json' }
import password from '@commissary/messages/ar/password.json' with { type: 'json' }
import shell from '@commissary/messages/ar/shell.json' with { type: 'json' }

import { arabicMenuText, arabicUiText } from './ar-ui-text.ts'
import type { TranslatedTexts } from './languages.ts'

export const arabic: TranslatedTexts = {
  language: 'ar',
  code: 'ar',
  locale: locales.ar,
  messages: { common, shell },
  load: loadArabic,
  uiText: arabicUiText,
  menuText: arabicMenuText,
  client,
  login,
  password,
}
