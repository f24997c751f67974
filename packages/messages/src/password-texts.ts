import password from './en/password.json' with { type: 'json' }

/** The texts of the public pages of passwords, which come as light as the login page: see `loginTexts`. */
export const passwordTexts = password
export type PasswordTexts = typeof passwordTexts
