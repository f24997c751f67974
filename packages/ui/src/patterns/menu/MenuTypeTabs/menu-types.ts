/** The menus of a day, in order, as the API contract names them; Lunch is MEAL there. */
export const menuTypeOrder = ['BREAKFAST', 'MEAL', 'SNACK', 'DINNER', 'EXTRA', 'SIDE'] as const

export type MenuTypeKey = (typeof menuTypeOrder)[number]

/** Lunch is selected until another menu is chosen. */
export const defaultMenuType: MenuTypeKey = 'MEAL'
