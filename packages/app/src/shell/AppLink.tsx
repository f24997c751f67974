import type { LinkComponent } from '@commissary/ui'
import { Link as RouterLink } from 'react-router-dom'

/** Links of the design system go through the router, so that none within the app loads a page. */
export const AppLink: LinkComponent = ({ href, ...rest }) => <RouterLink to={href} {...rest} />
