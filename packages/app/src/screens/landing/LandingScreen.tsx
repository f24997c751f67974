import { Columns, Link, type NavigationLink, Quiet, Screen, Section, Stack } from '@commissary/ui'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { navigationOf } from '../../routing/navigation.ts'
import { paths } from '../../routing/paths.ts'
import { routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'

/** The landing page of a menu: every screen of it that the user can open, and which are to come. */
export function LandingScreen() {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  if (!route) return null
  // /recipes is the catalog's part of the menu.
  const isCatalog = route.path === paths.recipesHome
  const menu = t(isCatalog || route.path === paths.manage ? 'shell.manage' : 'shell.reports')
  const entry = navigationOf(t, session, pathname).find(({ label }) => label === menu)
  const groups = entry && 'groups' in entry ? entry.groups : []
  const shown = groups.filter(({ label }) => label !== undefined && (!isCatalog || label === t('shell.catalog')))

  return (
    <Screen title={t(`shell.titles.${route.id}`)} description={t('comingSoon.landing')}>
      <Columns minWidth="16rem">
        {shown.map(({ label = '', links }) => (
          <Section key={label} title={label}>
            <Stack gap={3}>
              {links.map((link) => (
                <Entry key={link.href} link={link} />
              ))}
            </Stack>
          </Section>
        ))}
      </Columns>
    </Screen>
  )
}

function Entry({ link: { label, href, note } }: { link: NavigationLink }) {
  return (
    <div>
      <Link href={href}>{label}</Link>
      {note && (
        <>
          {' '}
          <Quiet>{note}</Quiet>
        </>
      )}
    </div>
  )
}
