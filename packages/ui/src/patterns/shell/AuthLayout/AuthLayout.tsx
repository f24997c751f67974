import type { ReactNode } from 'react'

import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { BrandMark } from '../BrandMark/BrandMark.tsx'
import { AuthBrand, AuthFooter, AuthPanel, AuthRoot, AuthSheet, AuthSide, AuthTray } from './AuthLayout.styles.ts'

export interface AuthLayoutProps {
  productName: string
  /** One sentence next to the form on wide screens: what the product does. */
  promise?: string
  title: string
  privacyHref: string
  children: ReactNode
}

/** The layout of login, forgotten password, reset and activation. */
export function AuthLayout({ productName, promise, title, privacyHref, children }: AuthLayoutProps) {
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
          <Link href={privacyHref}>{text.privacyPolicy}</Link>
        </AuthFooter>
      </AuthPanel>
    </AuthRoot>
  )
}
