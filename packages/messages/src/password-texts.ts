import password from './en/password.json' with { type: 'json' }

/** The texts of the public password pages, loaded without the catalog like `loginTexts`. */
export const passwordTexts = password
export type PasswordTexts = typeof passwordTexts
