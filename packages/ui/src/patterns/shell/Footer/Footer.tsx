import { Link } from '../../../components/navigation/Link/Link.tsx'
import { useUiText } from '../../../text/UiText.ts'
import { FooterStyles } from './Footer.styles.ts'

export interface FooterProps {
  productName: string
  privacyHref: string
}

/** The footer of every page: the product's name and the privacy policy. */
export function Footer({ productName, privacyHref }: FooterProps) {
  const text = useUiText()

  return (
    <footer className="cm-footer">
      <FooterStyles />
      <span>{productName}</span>
      <Link href={privacyHref}>{text.privacyPolicy}</Link>
    </footer>
  )
}
