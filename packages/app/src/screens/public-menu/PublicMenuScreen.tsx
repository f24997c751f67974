import type { PublicMenu } from '@commissary/api-client'
import { makeFormats } from '@commissary/messages/formats'
import { localeOf } from '@commissary/messages/languages'
import { menuTitle } from '@commissary/messages/public-menu'
import { EmptyState, ErrorState, PublicPage, Quiet, Screen, Skeleton, Stack } from '@commissary/ui'
import { MenuCalendar } from '@commissary/ui/menu-calendar'
import { Suspense, useMemo } from 'react'

import { useMessages } from '../../messages/messages.ts'
import { useShownLanguage } from '../../messages/shown-language.ts'
import { paths } from '../../routing/paths.ts'
import { AllergenKey } from './AllergenKey.tsx'
import { calendarDays } from './calendar-days.ts'
import { MenuChoices } from './MenuChoices.tsx'
import { MenuSteps } from './MenuSteps.tsx'
import { PageLanguageProvider } from './PageLanguageProvider.tsx'
import { TakeAway } from './TakeAway.tsx'
import { usePublicMenu } from './use-public-menu.ts'

/** A school's menus for families, without a login: /menus/oak. */
export function PublicMenuScreen() {
  const page = usePublicMenu()
  return (
    // Another language keeps the page until its texts have loaded: the address changes in a transition.
    <Suspense>
      <PageLanguageProvider language={page.pageLanguage}>
        <MenuPage {...page} />
      </PageLanguageProvider>
    </Suspense>
  )
}

type PageState = ReturnType<typeof usePublicMenu>

function MenuPage(page: PageState) {
  const t = useMessages()
  const { subdomain, error, menu } = page
  const isMissing = subdomain === '' || error?.status === 404

  return (
    <PublicPage productName={t('common.product')} privacyHref={paths.privacyPolicy}>
      <title>{menu && !isMissing ? t('publicMenu.titleOf', { school: menu.schoolName }) : t('publicMenu.title')}</title>
      {isMissing ? (
        <EmptyState isPage kind="no-match" title={t('publicMenu.notFoundTitle')}>
          {t('publicMenu.notFoundHint')}
        </EmptyState>
      ) : menu ? (
        <Menus {...page} menu={menu} />
      ) : (
        <Screen title={t('publicMenu.title')} isAlone isWide>
          {error ? <Failure {...page} /> : <Skeleton lines={14} />}
        </Screen>
      )}
    </PublicPage>
  )
}

/** The server's own message is in a language that the address does not change. */
function Failure({ pageLanguage, answer, error }: PageState) {
  const { language } = useShownLanguage()
  return (
    <ErrorState error={pageLanguage === language ? error : { status: error?.status }} onRetry={() => answer.mutate()} />
  )
}

function Menus(page: PageState & { menu: PublicMenu }) {
  const { menu, of, shown, language = '', pageLanguage, avoided } = page
  const t = useMessages()
  const { country, currency } = menu
  const wording = useMemo(() => {
    // Prices are formatted as the caterer writes them: Arabic has the currency on the other side.
    const { money } = makeFormats(localeOf(menu.language, country), currency)
    return { t, formats: { ...makeFormats(localeOf(pageLanguage, country), currency), money }, country }
  }, [t, pageLanguage, menu.language, country, currency])
  const { days, hidden, weekdays } = calendarDays(wording, { menu, of, shown, language, pageLanguage, avoided })
  const name = of && menuTitle(wording, of, menu.menus)
  const range =
    shown.view === 'month'
      ? wording.formats.month(shown.startDate.slice(0, 7))
      : wording.formats.range(days[0]?.date ?? shown.startDate, days.at(-1)?.date ?? shown.endDate)

  return (
    <Screen
      title={t('publicMenu.titleOf', { school: menu.schoolName })}
      description={t('publicMenu.by', { caterer: menu.catererName })}
      isAlone
      isWide
    >
      <Stack>
        <MenuSteps
          {...page}
          title={name ? t('publicMenu.shown', { menu: name, range }) : range}
          choices={<MenuChoices {...page} wording={wording} />}
        />
        {page.error ? (
          <Failure {...page} />
        ) : of ? (
          <>
            <div role="status">{hidden > 0 && <Quiet>{t('publicMenu.hidden', { count: hidden })}</Quiet>}</div>
            <MenuCalendar
              label={t('publicMenu.shown', { menu: name ?? '', range })}
              weekdays={weekdays}
              days={days}
              emptyText={t('publicMenu.noMenu')}
            />
            {avoided.allergens.length === 0 && <AllergenKey allergens={menu.allergens} />}
          </>
        ) : (
          <EmptyState kind="none" title={t('publicMenu.emptyTitle')}>
            {t('publicMenu.emptyHint')}
          </EmptyState>
        )}
        <Quiet>{t('publicMenu.notice')}</Quiet>
        {of && <TakeAway {...page} of={of} />}
      </Stack>
    </Screen>
  )
}
