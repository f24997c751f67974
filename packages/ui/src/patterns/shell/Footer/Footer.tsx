import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { FooterRoot } from './Footer.styles.ts'

export interface FooterProps {
  productName: string
  privacyHref: string
}

/** The footer of every page: the product's name and the privacy policy. */
export function Footer({ productName, privacyHref }: FooterProps) {
  const text = useUiText()

  return (
    <FooterRoot>
      <span>{productName}</span>
      <Link href={privacyHref}>{text.privacyPolicy}</Link>
    </FooterRoot>
  )
}
