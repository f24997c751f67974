/** The badge of a record's state. It looks the same in every list and on every record. */
export const statusTones = { active: 'accent', inactive: 'neutral', invited: 'neutral' } as const

/** The badge of a recipe's status. */
export const recipeStatusTones = { draft: 'neutral', tested: 'neutral', approved: 'accent' } as const

/** The badge of a purchase order's status: in color while goods are expected. */
export const purchaseOrderTones = {
  draft: 'neutral',
  submitted: 'accent',
  confirmed: 'accent',
  partReceived: 'accent',
  received: 'neutral',
  closed: 'neutral',
  cancelled: 'neutral',
} as const
