import login from './en/login.json' with { type: 'json' }

/**
 * The texts of the login page. They hold no arguments, so the page needs neither the catalogue nor the code that formats
 * it: it is the one page that a phone loads with nothing in its cache.
 */
export const loginTexts = login
export type LoginTexts = typeof loginTexts
