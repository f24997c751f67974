import type { createTranslator } from 'use-intl/core'

import type { english } from './generated/english.ts'

/** Every text of the product, by area. */
export type Messages = typeof english

/** Texts by key: `t('common.save')`, `t('recipes.count', { count })`. An unknown key does not compile. */
export type Translate = ReturnType<typeof createTranslator<Messages>>
