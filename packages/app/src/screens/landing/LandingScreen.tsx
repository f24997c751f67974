import { EmptyState, LinkTiles, Screen, Section, Stack, TextField } from '@commissary/ui'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { useMessages } from '../../messages/messages.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from '../../routing/route-model.ts'
import { allowedRoutes, routeOf } from '../../routing/routes.ts'
import { useSession } from '../../session/session.tsx'
import { readScreens, saveScreens } from '../../shell/recent-screens.ts'
import { topicOf } from '../help/help-topics.ts'

const groups = ['catalog', 'menus', 'production', 'meals', 'inventory', 'nutrition'] as const

/**
 * The landing page of a menu: every screen of it that the user can open, grouped as the menu, with a search; above them those that
 * the user pinned and used last, as this browser remembers them.
 */
export function LandingScreen() {
  const t = useMessages()
  const session = useSession()
  const { pathname } = useLocation()
  const [query, setQuery] = useState('')
  const [pinned, setPinned] = useState(() => readScreens('pinned', session.id))
  const [recent] = useState(() => readScreens('recent', session.id))
  const route = routeOf(pathname)
  if (!route) return null
  // /recipes is the catalog's part of the menu.
  const isCatalog = route.path === paths.recipesHome
  const place = route.path === paths.reports ? 'reports' : 'manage'
  const here = allowedRoutes(session).filter(
    ({ menu }) => menu?.place === place && (!isCatalog || menu.group === 'catalog'),
  )
  const tileOf = (one: Route) => {
    const topic = topicOf(one.id)
    return {
      id: one.id,
      label: t(`shell.titles.${one.id}`),
      href: one.path,
      description: topic === null ? undefined : t(`helpTopics.${topic}.what`),
      isPinned: pinned.includes(one.id),
    }
  }
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = here.filter((one) => {
    const { label, description = '' } = tileOf(one)
    const text = `${label} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const byId = (ids: readonly string[]) => ids.flatMap((id) => here.find((one) => one.id === id) ?? [])

  function handlePin({ id }: { id: string }) {
    const next = pinned.includes(id) ? pinned.filter((one) => one !== id) : [...pinned, id]
    setPinned(next)
    saveScreens('pinned', session.id, next)
  }

  const section = (title: string, routes: readonly Route[]) =>
    routes.length > 0 && (
      <Section key={title} title={title}>
        <LinkTiles
          label={title}
          tiles={routes.map(tileOf)}
          onPin={handlePin}
          pinText={({ label, isPinned }) => t(isPinned ? 'landing.unpin' : 'landing.pin', { page: label })}
        />
      </Section>
    )

  return (
    <Screen title={t(`shell.titles.${route.id}`)} description={t('landing.description')}>
      <Stack gap={5}>
        <TextField
          type="search"
          label={t('landing.search')}
          isLabelHidden
          placeholder={t('landing.search')}
          value={query}
          onChange={setQuery}
        />
        {words.length === 0 && section(t('landing.pinned'), byId(pinned))}
        {words.length === 0 &&
          section(
            t('landing.recent'),
            byId(recent).filter(({ id }) => !pinned.includes(id)),
          )}
        {groups.map((group) =>
          section(
            t(`shell.${group}`),
            matches.filter(({ menu }) => menu?.group === group),
          ),
        )}
        {matches.length === 0 && (
          <EmptyState kind="no-match" title={t('landing.noMatch', { query })}>
            {t('landing.noMatchHint')}
          </EmptyState>
        )}
      </Stack>
    </Screen>
  )
}
