/** The menus of a day as the contract names them, in their order; Lunch is MEAL there. */
export const menuTypeOrder = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const

export type MenuTypeKey = (typeof menuTypeOrder)[number]

/** Lunch, until another menu is chosen. */
export const defaultMenuType: MenuTypeKey = 'MEAL'
