import { among } from '../../../shared/lists.ts'
import { allergens } from '@commissary/domain/food'
import { mealCategories, menuTypes } from '@commissary/domain/menu'
import { orderKinds, payTypes, storedOrderStatuses } from '@commissary/domain/orders'
import { sql } from 'drizzle-orm'

import { naturalOrder } from '../../../shared/natural-order.ts'
import type { ReportDefinition } from '../definition.ts'
import { categoryWords, chosenIs, menuTypeWords, withStatus, worded } from './order-lines.ts'

/** What students ordered and got, a row for each item of an order. */
export const meals: ReportDefinition = {
  id: 'meals',
  operation: 'readMealReport',
  title: 'mealReport',
  period: 'range',
  columns: [
    { id: 'item', kind: 'text' },
    { id: 'date', kind: 'date' },
    { id: 'school', kind: 'text' },
    { id: 'className', kind: 'text' },
    { id: 'student', kind: 'text' },
    { id: 'menuType', kind: 'text' },
    { id: 'category', kind: 'text' },
    { id: 'ordered', kind: 'count', total: 'sum' },
    { id: 'served', kind: 'count', total: 'sum' },
    { id: 'price', kind: 'money' },
    { id: 'total', kind: 'money', total: 'sum' },
    { id: 'payType', kind: 'text' },
    { id: 'orderStatus', kind: 'text' },
    { id: 'allergies', kind: 'text' },
  ],
  groupings: [
    { id: 'school', key: 'schoolId', label: 'school' },
    { id: 'item', key: 'item', label: 'item' },
    { id: 'day', key: 'date', label: 'date', kind: 'date' },
    { id: 'className', key: 'className', label: 'className' },
    { id: 'menuType', key: 'menuType', label: 'menuType' },
  ],
  usualGroup: ['school', 'item'],
  refs: ['orderId', 'householdId'],
  notes: ['charged', 'notMarked'],
  order: sql`r."date", lower(r."student") collate "C", r."orderId", r."seq"`,

  async choices(tx, { schoolIds, wording: { t } }) {
    const classes = await tx.execute<{ name: string }>(sql`
      select distinct class_name as name from student
      where class_name is not null and ${among(sql`school_id`, schoolIds)}`)
    const names = classes.map(({ name }) => name).sort(naturalOrder.compare)
    return [
      { id: 'className', options: names.map((name) => ({ value: name, label: name })) },
      { id: 'menuType', options: menuTypes.map((value) => ({ value, label: t(`words.menuTypes.${value}`) })) },
      { id: 'category', options: mealCategories.map((value) => ({ value, label: t(`words.categories.${value}`) })) },
      {
        id: 'orderStatus',
        options: storedOrderStatuses.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })),
      },
      { id: 'kind', options: orderKinds.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
    ]
  },

  async rows(_, scope) {
    const { from, to, schoolIds, choice } = scope
    const allergies = sql.join(
      allergens.map((code) => sql`when ${code} then ${scope.wording.t(`words.allergens.${code}`)}::text`),
      sql` `,
    )
    return sql`
      select coalesce(line.name, ${menuTypeWords(scope, sql`placed.menu_type`)}) as item, placed.date,
        place.school_name as school, placed.school_id as "schoolId", pupil.class_name as "className",
        pupil.last_name || ', ' || pupil.first_name as student, placed.household_id as "householdId",
        ${menuTypeWords(scope, sql`placed.menu_type`)} as "menuType",
        ${categoryWords(scope, sql`line.meal_category`)} as category,
        line.quantity as ordered, line.served, line.unit_price as price,
        line.gross - line.discount + line.tax as total, ${worded(sql`placed.pay_type`, payTypes, scope)} as "payType",
        ${worded(sql`placed.status`, storedOrderStatuses, scope)} as "orderStatus",
        (select string_agg(case code ${allergies} end, ', ' order by code)
          from jsonb_array_elements_text(pupil.allergies) code) as allergies,
        placed.id as "orderId", line.seq, placed.student_id as "studentId", placed.menu_type as meal
      from meal_order placed
      join meal_order_line line on line.order_id = placed.id
      join student pupil on pupil.id = placed.student_id
      join school place on place.id = placed.school_id
      where placed.date between ${from}::date and ${to}::date and ${among(sql`placed.school_id`, schoolIds)}
        and ${withStatus(sql`placed.status`, choice('orderStatus'))} and ${chosenIs(sql`placed.kind`, choice('kind'))}
        and ${chosenIs(sql`placed.menu_type`, choice('menuType'))}
        and ${chosenIs(sql`pupil.class_name`, choice('className'))}
        and ${chosenIs(sql`line.meal_category`, choice('category'))}`
  },
}
