import type { ChildItem } from '@commissary/api-client'

import type { Language } from '@commissary/messages/languages'

/** What a parent calls an item: its public name in their language, else the caterer's own. */
export const itemName = ({ name, names }: Pick<ChildItem, 'name' | 'names'>, language: Language): string =>
  names[language]?.trim() || name
