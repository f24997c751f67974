/** The badge of a record's state. It looks the same in every list and on every record. */
export const statusTones = { active: 'accent', inactive: 'neutral', invited: 'neutral' } as const

/** The badge of a recipe's status. */
export const recipeStatusTones = { draft: 'neutral', tested: 'neutral', approved: 'accent' } as const
