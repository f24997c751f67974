import type { MealCategory, MenuType } from '@commissary/domain/menu'
import type { OrderKind, PayType, PlanPeriod, StoredOrderStatus } from '@commissary/domain/orders'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

import { caterer } from './caterer.ts'
import { money, ownReference, rowColumns, rowId } from './columns.ts'
import { household, student } from './household.ts'
import { menuItem } from './menu-item.ts'
import { orderImport } from './order-import.ts'
import { school } from './school.ts'

/** Cutoff and tax of a caterer's orders; at most one row. */
export const orderSettings = pgTable(
  'order_settings',
  {
    ...rowColumns(),
    /** Calendar days before the meal; 0 = on the day. */
    cutOffDays: integer('cut_off_days').notNull().default(0),
    /** `09:00` in the caterer's time zone. */
    cutOffTime: text('cut_off_time').notNull().default('09:00'),
    /** Percent of each line after its discount. */
    taxPct: numeric('tax_pct', { precision: 5, scale: 3 }).notNull().default('0'),
    /** Parents place and cancel orders of their children. */
    familiesOrder: boolean('families_order').notNull().default(false),
  },
  (table) => [
    unique('order_settings_once').on(table.catererId),
    ownReference('order_settings_caterer', table.catererId, table.catererId, caterer),
    check('order_settings_days', sql`${table.cutOffDays} between 0 and 30`),
  ],
)

/** The price of a regular meal for a price type: the price list. */
export const mealPrice = pgTable(
  'meal_price',
  {
    ...rowColumns(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    /** The caterer's name for it: "Standard", "Staff". */
    name: text('name').notNull(),
    price: money('price').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    unique('meal_price_own').on(table.catererId, table.id),
    uniqueIndex('meal_price_once').on(table.catererId, table.menuType, sql`lower(${table.name})`),
    uniqueIndex('meal_price_default')
      .on(table.catererId, table.menuType)
      .where(sql`${table.isDefault}`),
    ownReference('meal_price_caterer', table.catererId, table.catererId, caterer),
    check('meal_price_price', sql`${table.price} >= 0`),
  ],
)

/** A period whose orders were placed at once. */
export const orderPlan = pgTable(
  'order_plan',
  {
    ...rowColumns(),
    studentId: rowId('student_id').notNull(),
    period: text('period').$type<PlanPeriod>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** 1 = Monday. */
    weekdays: jsonb('weekdays').$type<number[]>().notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
  },
  (table) => [
    unique('order_plan_own').on(table.catererId, table.id),
    index('order_plan_student').on(table.catererId, table.studentId),
    ownReference('order_plan_student_own', table.catererId, table.studentId, student),
    check('order_plan_period', sql`${table.period} in ('Weekly', 'Monthly', 'Yearly')`),
    check('order_plan_kind', sql`${table.kind} in ('Regular', 'Itemized')`),
  ],
)

/**
 * A student's meal on a day, with the household and school it was placed under. It is locked from its cutoff on, which
 * follows from the settings and the clock and is not stored.
 */
export const mealOrder = pgTable(
  'meal_order',
  {
    ...rowColumns(),
    studentId: rowId('student_id').notNull(),
    householdId: rowId('household_id').notNull(),
    schoolId: rowId('school_id').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    menuType: text('menu_type').$type<MenuType>().notNull(),
    kind: text('kind').$type<OrderKind>().notNull(),
    status: text('status').$type<StoredOrderStatus>().notNull().default('placed'),
    payType: text('pay_type').$type<PayType>(),
    /** The sum of its lines, which are written with it and never change. Reports spread a fee over the lines by it. */
    total: money('total').notNull(),
    planId: rowId('plan_id'),
    importId: rowId('import_id'),
    note: text('note'),
    /** Why it was refunded. */
    reason: text('reason'),
  },
  (table) => [
    unique('meal_order_own').on(table.catererId, table.id),
    /** A student has one order of each kind for a meal. */
    uniqueIndex('meal_order_once')
      .on(table.catererId, table.studentId, table.date, table.menuType, table.kind)
      .where(sql`${table.status} not in ('cancelled', 'refunded')`),
    index('meal_order_day').on(table.catererId, table.date, table.schoolId),
    index('meal_order_school').on(table.catererId, table.schoolId, table.date),
    index('meal_order_household').on(table.catererId, table.householdId),
    index('meal_order_plan').on(table.catererId, table.planId),
    index('meal_order_import').on(table.catererId, table.importId),
    ownReference('meal_order_student', table.catererId, table.studentId, student),
    ownReference('meal_order_household_own', table.catererId, table.householdId, household),
    ownReference('meal_order_school_own', table.catererId, table.schoolId, school),
    ownReference('meal_order_plan_own', table.catererId, table.planId, orderPlan),
    ownReference('meal_order_import_own', table.catererId, table.importId, orderImport),
    check('meal_order_kind', sql`${table.kind} in ('Regular', 'Itemized')`),
    check('meal_order_status', sql`${table.status} in ('placed', 'served', 'noShow', 'refunded', 'cancelled')`),
    check('meal_order_pay_type', sql`${table.payType} in ('Online', 'Check', 'Cash', 'CreditCard')`),
  ],
)

/** Amounts are as of the day it was placed. The total is gross − discount + tax. */
export const mealOrderLine = pgTable(
  'meal_order_line',
  {
    ...rowColumns(),
    orderId: rowId('order_id').notNull(),
    seq: integer('seq').notNull(),
    /** Null = the regular meal without a choice, or an item from the till that the catalog does not have. */
    itemId: rowId('item_id'),
    /** As it was ordered; null = the regular meal of the menu type. */
    name: text('name'),
    mealCategory: text('meal_category').$type<MealCategory>(),
    quantity: integer('quantity').notNull(),
    /** Null until the order was marked. */
    served: integer('served'),
    unitPrice: money('unit_price').notNull(),
    gross: money('gross').notNull(),
    discount: money('discount').notNull(),
    tax: money('tax').notNull(),
  },
  (table) => [
    unique('meal_order_line_seq').on(table.catererId, table.orderId, table.seq),
    index('meal_order_line_item').on(table.catererId, table.itemId),
    ownReference('meal_order_line_of', table.catererId, table.orderId, mealOrder, 'cascade'),
    ownReference('meal_order_line_item_own', table.catererId, table.itemId, menuItem),
    check('meal_order_line_quantity', sql`${table.quantity} > 0 and ${table.served} between 0 and ${table.quantity}`),
    check(
      'meal_order_line_amounts',
      sql`${table.gross} = ${table.quantity} * ${table.unitPrice} and ${table.discount} between 0 and ${table.gross}
        and ${table.tax} >= 0 and ${table.unitPrice} >= 0`,
    ),
  ],
)
