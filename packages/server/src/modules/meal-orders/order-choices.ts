import { allergenRisk, toDeclared } from '@commissary/domain/food'
import { mealCategoryOf } from '@commissary/domain/menu'
import { cutOffOf, fromMinor, toMinor } from '@commissary/domain/orders'
import { isInTerm } from '@commissary/domain/school'
import { sql } from 'drizzle-orm'

import type { Caller, Schemas } from '../../contract/operations.ts'
import type { Tx } from '../../db/work.ts'
import { plannedLines } from '../calendars/planned-lines.ts'
import { readOwnStudent } from '../families/students.ts'
import { listMenuCaterers } from '../menu-items/read.ts'
import { findPrice } from './meal-prices.ts'
import { readTerms } from './order-settings.ts'
import { readOpenDays, refuseFarDay } from './service-days.ts'

interface ChoicesQuery {
  studentId: number
  date: string
  menuType: Schemas['MenuType']
}

/** What a student can order for a meal. An item without a price can be chosen with a regular meal only. */
export async function readChoices(
  tx: Tx,
  user: Pick<Caller, 'userId'>,
  { studentId, date, menuType }: ChoicesQuery,
): Promise<Schemas['OrderChoices']> {
  const student = await readOwnStudent(tx, user, studentId)
  const terms = await readTerms(tx)
  refuseFarDay('date', date, terms)
  const { terms: schoolTerms, holidays } = await readOpenDays(tx, student.schoolId, date, date)
  const closedBy = holidays.get(date) ?? null
  const regular = await findPrice(tx, menuType, student.priceType)
  const { menuCaterers } = await listMenuCaterers(tx, { types: menuType, isActive: true })
  const onMenu = await readItemsOnMenu(tx, student.schoolId, date, menuType)
  return {
    closedBy,
    isServiceDay: closedBy === null && isInTerm(schoolTerms, date),
    isLocked: date <= terms.locked,
    locksAt: cutOffOf(terms, date, terms.timeZone).toString({ smallestUnit: 'millisecond' }),
    regularPrice: regular?.price ?? null,
    priceType: regular?.name ?? student.priceType ?? '',
    items: menuCaterers.map(({ menuItemId, name, mealCategory, priceType, price, allergens: found }) => {
      const allergens = toDeclared(found, terms.country)
      const isSafe = (allergy: (typeof student.allergies)[number]) => allergenRisk(found, [allergy]).level === 'free'
      return {
        itemId: menuItemId,
        name,
        category: mealCategoryOf(mealCategory),
        priceType,
        price: price === null ? null : fromMinor(toMinor(price)),
        isOnMenu: onMenu.has(menuItemId),
        allergens,
        conflicts: student.allergies.filter((allergy) => !isSafe(allergy)),
      }
    }),
  }
}

/**
 * Ids of the master items that a school serves on a day: those of its menu's lines and, for a line without one, those that offer
 * its recipe or ingredient.
 */
export async function readItemsOnMenu(
  tx: Tx,
  schoolId: number,
  date: string,
  menuType: ChoicesQuery['menuType'],
): Promise<ReadonlySet<number>> {
  const rows = await tx.execute<{ id: number }>(sql`
    select distinct item.id
    from (${plannedLines}) line
    join school_calendar calendar on calendar.id = line.calendar_id
    join menu_item item on item.id = line.menu_item_id or (line.menu_item_id is null
      and (item.recipe_id = line.recipe_id or item.ingredient_id = line.ingredient_id))
    where calendar.school_id = ${schoolId} and calendar.menu_type = ${menuType} and line.date = ${date}::date`)
  return new Set(rows.map(({ id }) => id))
}
