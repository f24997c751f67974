import type { ItemSubCategory } from '@commissary/api-client'

/**
 * A sub-category as the value of a select: "ENTREE 12 Hot". With its category, so that one chosen before the category
 * changed is not sent; with its name, so that a merge can show it.
 */
export const subCategoryChoice = ({ category, id, name }: Pick<ItemSubCategory, 'category' | 'id' | 'name'>) =>
  `${category} ${id} ${name}`

/** The id of a choice, if it belongs to the category; else null. */
export function subCategoryIdOf(choice: string, category: string): number | null {
  const [ofCategory, id] = choice.split(' ')
  return id !== undefined && ofCategory === category ? Number(id) : null
}

/** The name of a choice; '' for none. */
export const subCategoryName = (choice: string) => choice.split(' ').slice(2).join(' ')
