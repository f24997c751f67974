import type { LinkComponent } from '@commissary/ui'
import { Link as RouterLink } from 'react-router-dom'

/** Routes the design system's links, so that links within the app do not reload the page. */
export const AppLink: LinkComponent = ({ href, ...rest }) => <RouterLink to={href} {...rest} />
