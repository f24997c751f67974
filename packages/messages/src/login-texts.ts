import login from './en/login.json' with { type: 'json' }

/**
 * The texts of the login page. They have no arguments, so the page needs neither the catalog nor the formatter: phones load
 * it with an empty cache.
 */
export const loginTexts = login
export type LoginTexts = typeof loginTexts
