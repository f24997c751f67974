import { among } from '../../../shared/lists.ts'
import { paymentStatuses, payTypes, providers } from '@commissary/domain/orders'
import { sql } from 'drizzle-orm'

import type { ReportDefinition } from '../definition.ts'
import { chosenIs, worded } from './order-lines.ts'

/**
 * What families paid in. The fee comes from the settlement, else it is the expected fee at the country's rates. A payment from a
 * household with students in several schools has no school.
 */
export const deposits: ReportDefinition = {
  id: 'deposits',
  operation: 'readDepositReport',
  title: 'depositReport',
  period: 'range',
  columns: [
    { id: 'payer', kind: 'text' },
    { id: 'date', kind: 'date' },
    { id: 'student', kind: 'text' },
    { id: 'school', kind: 'text' },
    { id: 'amount', kind: 'money', total: 'sum' },
    { id: 'payType', kind: 'text' },
    { id: 'provider', kind: 'text' },
    { id: 'reference', kind: 'text' },
    { id: 'fee', kind: 'money', total: 'sum' },
    { id: 'net', kind: 'money', total: 'sum', isSigned: true },
    { id: 'paymentStatus', kind: 'text' },
    { id: 'reconciledOn', kind: 'date' },
  ],
  groupings: [
    { id: 'payType', key: 'payType', label: 'payType' },
    { id: 'day', key: 'date', label: 'date', kind: 'date' },
    { id: 'school', key: 'schoolId', label: 'school' },
    { id: 'provider', key: 'provider', label: 'provider' },
  ],
  usualGroup: ['payType', 'day'],
  refs: ['paymentId', 'householdId'],
  notes: ['deposits', 'depositFees'],
  order: sql`r."date", r."paymentId"`,

  async choices(_, { wording: { t } }) {
    return [
      { id: 'payType', options: payTypes.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
      { id: 'provider', options: providers.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })) },
      {
        id: 'paymentStatus',
        options: paymentStatuses.map((value) => ({ value, label: t(`reportTables.codes.${value}`) })),
      },
      {
        id: 'reconciled',
        options: (['reconciled', 'notReconciled'] as const).map((value) => ({
          value,
          label: t(`reportTables.codes.${value}`),
        })),
      },
    ]
  },

  async rows(_, scope) {
    const { from, to, schoolIds, isOfSchools, choice } = scope
    const status = choice('paymentStatus')
    const reconciled = choice('reconciled')
    const inSchools = sql`exists (select from student own where own.household_id = paid.household_id
      and (paid.student_id is null or own.id = paid.student_id) and ${among(sql`own.school_id`, schoolIds)})`
    // As in the list of payments: everyone sees a household without students, unless schools are chosen.
    const own = isOfSchools
      ? inSchools
      : sql`(${inSchools} or not exists (select from student own where own.household_id = paid.household_id))`
    return sql`
      select home.name as payer, paid.paid_on as date,
        case when pupil.id is not null then pupil.last_name || ', ' || pupil.first_name end as student,
        place.name as school, place.id as "schoolId", paid.amount, ${worded(sql`paid.pay_type`, payTypes, scope)} as "payType",
        ${worded(sql`paid.provider`, providers, scope)} as provider, paid.reference, coalesce(paid.settled_fee, paid.expected_fee) as fee,
        paid.amount - coalesce(paid.settled_fee, paid.expected_fee) as net,
        ${worded(sql`paid.status`, paymentStatuses, scope)} as "paymentStatus",
        paid.reconciled_on as "reconciledOn", paid.id as "paymentId", paid.household_id as "householdId"
      from payment paid
      join household home on home.id = paid.household_id
      left join student pupil on pupil.id = paid.student_id
      left join lateral (
        select min(school.id) as id, min(school.school_name) as name from student own join school on school.id = own.school_id
        where own.household_id = paid.household_id and (paid.student_id is null or own.id = paid.student_id)
        having count(distinct school.id) = 1
      ) place on true
      where paid.paid_on between ${from}::date and ${to}::date and ${own}
        and ${status === '' ? sql`paid.status = 'recorded'` : sql`paid.status = ${status}`}
        and ${chosenIs(sql`paid.pay_type`, choice('payType'))} and ${chosenIs(sql`paid.provider`, choice('provider'))}
        and ${reconciled === '' ? sql`true` : sql`(paid.reconciled_on is not null) = ${reconciled === 'reconciled'}`}`
  },
}
