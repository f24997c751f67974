import { type OwnChild, type OwnFamily, useListChildOrders, useReadChildMenu } from '@commissary/api-client'
import { addDays } from '@commissary/domain/dates'
import { EmptyState, ErrorState, Link, Quiet, Section, Skeleton, Stack } from '@commissary/ui'
import { isDate } from '@commissary/ui/date'
import { MenuCalendarHeader } from '@commissary/ui/menu-calendar'

import { useMessages } from '../../messages/messages.ts'
import { parentAddress } from '../../routing/paths.ts'
import { useUrlFilters } from '../../routing/url-state.ts'
import { useSession } from '../../session/session.tsx'
import { Balance } from './Balance.tsx'
import { ChildDays } from './ChildDays.tsx'
import { ChildPlans } from './ChildPlans.tsx'

interface ChildMenuProps {
  family: OwnFamily
  child: OwnChild
  /** After an order, which changes the balance. */
  onChanged: () => Promise<unknown>
}

/**
 * A child with what the school serves, and with orders if the caterer takes them from families: seven days from today, or from
 * `?day=2026-12-07`, since a cutoff can be weeks ahead.
 */
export function ChildMenu({ family, child, onChanged }: ChildMenuProps) {
  const t = useMessages()
  const { formats, today } = useSession()
  const { get, set } = useUrlFilters()
  const startDate = isDate(get('day')) ? get('day') : today
  const range = { startDate, endDate: addDays(startDate, 6) }
  const menu = useReadChildMenu(child.id, range)
  const orders = useListChildOrders(child.id, range, { enabled: family.isOrderingOn })
  const { firstName, lastName, className, schoolName, allergies } = child
  const allergens = formats.list(allergies.map((allergy) => t(`words.allergens.${allergy}`)))
  const failed = menu.error && !menu.data ? menu : orders.error && !orders.data ? orders : null

  return (
    <Section
      title={`${firstName} ${lastName}`}
      description={
        className === null ? schoolName : t('parent.schoolAndClass', { school: schoolName, class: className })
      }
      actions={
        <Link variant="outline" href={parentAddress('settings')}>
          {t('parent.changeAllergies')}
        </Link>
      }
    >
      <Stack>
        <p>{allergies.length > 0 ? t('parent.allergies', { allergens }) : t('parent.noAllergies')}</p>
        <Balance family={family} householdId={child.householdId} />
        <MenuCalendarHeader
          title={formats.range(range.startDate, range.endDate)}
          previousText={t('publicMenu.previousWeek')}
          nextText={t('publicMenu.nextWeek')}
          todayText={t('publicMenu.today')}
          onPrevious={() => set({ day: addDays(startDate, -7) })}
          onNext={() => set({ day: addDays(startDate, 7) })}
          onToday={() => set({ day: '' })}
        />
        {failed && <ErrorState error={failed.error} onRetry={() => failed.mutate()} />}
        {menu.data ? (
          <ChildDays
            child={child}
            menu={menu.data}
            orders={orders.data}
            onChanged={() => Promise.all([orders.mutate(), onChanged()])}
          />
        ) : (
          !menu.error && <Skeleton lines={12} />
        )}
        {orders.data && (
          <ChildPlans
            child={child}
            orders={orders.data}
            onChanged={() => Promise.all([orders.mutate(), onChanged()])}
          />
        )}
        {menu.data?.menus.every(({ days }) => days.length === 0) && menu.data.closedDays.length === 0 && (
          <EmptyState kind="none" title={t('parent.noMenuTitle')}>
            {t('parent.noMenuHint', { school: schoolName })}
          </EmptyState>
        )}
        {allergies.length > 0 && <Quiet>{t('parent.struck', { allergens })}</Quiet>}
        <Quiet>{t('publicMenu.notice')}</Quiet>
      </Stack>
    </Section>
  )
}
