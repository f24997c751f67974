import type { ReactNode } from 'react'

import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import {
  AuthBrand,
  AuthFooter,
  AuthLanguage,
  AuthLanguages,
  AuthPanel,
  AuthRoot,
  AuthSheet,
  AuthSide,
  AuthTray,
} from './AuthLayout.styles.ts'

/** The languages to choose from, while it is still unknown who the user is and which language they prefer. */
export interface LanguageSwitch {
  current: string
  /** Each with its BCP 47 code and its name in that language. */
  options: readonly { code: string; name: string }[]
  onChange: (code: string) => void
}

export interface AuthLayoutProps {
  productName: string
  /** One sentence next to the form on wide screens: what the product does. */
  promise?: string
  title: string
  privacyHref: string
  languages?: LanguageSwitch | undefined
  children: ReactNode
}

/** The layout of login, forgotten password, reset and activation. */
export function AuthLayout({ productName, promise, title, privacyHref, languages, children }: AuthLayoutProps) {
  const text = useUiText()

  return (
    <AuthRoot>
      <AuthSide>
        <AuthTray aria-hidden>
          <i />
          <i />
          <i />
          <i />
          <i />
        </AuthTray>
        {promise && <p>{promise}</p>}
      </AuthSide>
      <AuthPanel>
        <AuthSheet>
          <AuthBrand>
            <BrandMark />
            {productName}
          </AuthBrand>
          <h1>{title}</h1>
          {children}
        </AuthSheet>
        <AuthFooter>
          {languages && (
            <AuthLanguages role="group" aria-label={text.language}>
              {languages.options.map(({ code, name }) => (
                <AuthLanguage
                  key={code}
                  type="button"
                  lang={code}
                  aria-pressed={code === languages.current}
                  onClick={() => languages.onChange(code)}
                >
                  {name}
                </AuthLanguage>
              ))}
            </AuthLanguages>
          )}
          <Link href={privacyHref}>{text.privacyPolicy}</Link>
        </AuthFooter>
      </AuthPanel>
    </AuthRoot>
  )
}
