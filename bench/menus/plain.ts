/** Handwritten SQL that reads and writes the same rows as the product's calls, in one transaction of the caterer. */
import { Client } from 'pg'

import { lineColumns } from './rows.ts'

interface Range {
  from: string
  to: string
}

export interface Plain {
  /** What a school serves in a range: its days, its changes, and the foods. */
  schoolMenu: (schoolId: number, menuType: string, range: Range) => Promise<void>
  /** The same for all schools. */
  allMenus: (menuType: string | null, range: Range) => Promise<void>
  /** A month of a master menu with its foods. */
  masterMonth: (id: number) => Promise<void>
  /** The days of all master menu months of a menu type, and how many schools have each month. */
  masterMonths: (menuType: string) => Promise<void>
  /** What each school has of a month. */
  schoolsOfMonth: (id: number) => Promise<void>
  /** Publishes the days of a month to all schools of the menu. Their changes are not merged. */
  publish: (id: number) => Promise<void>
  end: () => Promise<void>
}

export async function openPlain(url: string, catererId: number): Promise<Plain> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' })
  await client.connect()

  async function transaction(...statements: readonly (readonly [string, readonly unknown[]])[]): Promise<void> {
    await client.query(`begin; set local role commissary_app; set local app.caterer_id = '${catererId}'`)
    for (const [statement, values] of statements) await client.query(statement, [...values])
    await client.query('commit')
  }

  return {
    schoolMenu: (schoolId, menuType, { from, to }) => {
      const values = [menuType, from, to, schoolId]
      return transaction(
        [daysWithLines('and calendar.school_id = $4'), values],
        [changes('and calendar.school_id = $4'), values],
        [foods(servedLines('and calendar.school_id = $4')), values],
      )
    },
    allMenus: (menuType, { from, to }) => {
      const values = [menuType, from, to]
      return transaction([bases, values], [publishedLines, values], [changes(), values], [foods(servedLines()), values])
    },
    masterMonth: (id) => transaction([masterDays, [id]], [foods(masterLines), [id]]),
    masterMonths: (menuType) =>
      transaction([monthsWithDays, [menuType]], [foods(linesOfMonths), [menuType]], [schoolsWithMonths, [menuType]]),
    schoolsOfMonth: (id) => transaction([schoolsWithMonth, [id]]),
    async publish(id) {
      await client.query(`begin; set local role commissary_app; set local app.caterer_id = '${catererId}'`)
      const { rows } = await client.query<{ id: number }>(
        'insert into publication (master_month_id) values ($1) returning id',
        [id],
      )
      const publicationId = rows[0]?.id
      for (const statement of publishing) await client.query(statement, [publicationId])
      await client.query('commit')
    },
    end: () => client.end(),
  }
}

const ofCalendar = (alias: string, more = '') => `
  from school_calendar calendar join ${alias} on ${alias}.school_calendar_id = calendar.id
  where ($1::text is null or calendar.menu_type = $1)
    and ${alias}.date between $2::date and $3::date ${more}`

const daysWithLines = (more: string) => `
  select base.date, day.planned_meals, day.selections, day.note, line.*
  from (select school_base_day.* ${ofCalendar('school_base_day', more)}) base
  join published_day day on day.id = base.published_day_id join published_line line on line.published_day_id = day.id
  order by base.date, line.position`

const bases = `select school_calendar_id, date, published_day_id, school_base_day.planned_meals ${ofCalendar('school_base_day')}`

const publishedLines = `
  select day.date, day.planned_meals, day.selections, day.note, line.*
  from published_day day join published_line line on line.published_day_id = day.id
  where day.id in (select published_day_id ${ofCalendar('school_base_day')})`

const changes = (more = '') => `
  select own.*, change.* from (select school_day.* ${ofCalendar('school_day', more)}) own
  left join school_line_change change on change.school_day_id = own.id`

const servedLines = (more = '') => `
  select recipe_id, ingredient_id from published_line
  where published_day_id in (select published_day_id ${ofCalendar('school_base_day', more)})`

const masterLines = `
  select line.recipe_id, line.ingredient_id from master_month month
  join master_day day on day.master_calendar_id = month.master_calendar_id and to_char(day.date, 'YYYY-MM') = month.year_month
  join master_line line on line.master_day_id = day.id where month.id = $1`

/** The ingredients on lines; for a recipe, the recipe, its lines and their ingredients. */
const foods = (lines: string) => `
  with line as materialized (${lines})
  select recipe.*, part.*, food.* from recipe join recipe_line part on part.recipe_id = recipe.id
  left join ingredient food on food.id = part.ingredient_id where recipe.id in (select recipe_id from line)
  union all
  select recipe.*, part.*, food.* from ingredient food left join recipe on false left join recipe_line part on false
  where food.id in (select ingredient_id from line)`

const masterDays = `
  select day.date, day.planned_meals, day.selections, day.note, day.version, line.* from master_month month
  join master_day day on day.master_calendar_id = month.master_calendar_id and to_char(day.date, 'YYYY-MM') = month.year_month
  join master_line line on line.master_day_id = day.id where month.id = $1 order by day.date, line.position`

const ofType = `
  from master_month month join master_calendar calendar on calendar.id = month.master_calendar_id
  join master_day day on day.master_calendar_id = calendar.id and to_char(day.date, 'YYYY-MM') = month.year_month
  join master_line line on line.master_day_id = day.id where calendar.menu_type = $1`

const monthsWithDays = `select month.*, day.date, day.planned_meals, day.selections, line.* ${ofType}`

const linesOfMonths = `select line.recipe_id, line.ingredient_id ${ofType}`

const schoolsWithMonths = `
  select publication.master_month_id, count(*) from school_month given
  join publication on publication.id = given.publication_id
  join school_calendar calendar on calendar.id = given.school_calendar_id where calendar.menu_type = $1
  group by publication.master_month_id`

const schoolsWithMonth = `
  select school.id, school.school_name, given.publication_id,
    (select count(*) from school_day own where own.school_calendar_id = calendar.id
      and to_char(own.date, 'YYYY-MM') = given.year_month) as own_days
  from master_month month
  join master_calendar master on master.id = month.master_calendar_id
  join school_calendar calendar on calendar.meal_program_id = master.meal_program_id
  join school on school.id = calendar.school_id
  join school_month given on given.school_calendar_id = calendar.id and given.year_month = month.year_month
  where month.id = $1 order by school.school_name`

/** Each statement takes the publication's id. */
const publishing = [
  `insert into published_day (publication_id, date, planned_meals, selections, note)
  select publication.id, day.date, day.planned_meals, day.selections, day.note
  from publication join master_month month on month.id = publication.master_month_id
  join master_day day on day.master_calendar_id = month.master_calendar_id and to_char(day.date, 'YYYY-MM') = month.year_month
  where publication.id = $1`,
  `insert into published_line (published_day_id, position, ${lineColumns()})
  select published.id, line.position, ${lineColumns('line')}
  from published_day published
  join publication on publication.id = published.publication_id
  join master_month month on month.id = publication.master_month_id
  join master_day day on day.master_calendar_id = month.master_calendar_id and day.date = published.date
  join master_line line on line.master_day_id = day.id where publication.id = $1`,
  `insert into school_publication (publication_id, school_month_id, previous_publication_id, result)
  select publication.id, given.id, given.publication_id,
    jsonb_build_object('came', (select jsonb_agg(date) from published_day where publication_id = $1), 'kept', '[]'::jsonb,
      'conflicts', '[]'::jsonb, 'locked', '[]'::jsonb)
  from publication join publication earlier on earlier.master_month_id = publication.master_month_id
  join school_month given on given.publication_id = earlier.id where publication.id = $1`,
  `update school_month set publication_id = $1
  where id in (select school_month_id from school_publication where publication_id = $1)`,
  `insert into school_base_day (school_calendar_id, date, published_day_id, planned_meals)
  select given.school_calendar_id, day.date, day.id, own.planned_meals
  from school_month given join published_day day on day.publication_id = given.publication_id
  join school_calendar calendar on calendar.id = given.school_calendar_id
  join school_program own on own.school_id = calendar.school_id and own.meal_program_id = calendar.meal_program_id
  where given.publication_id = $1
  on conflict (caterer_id, school_calendar_id, date)
    do update set published_day_id = excluded.published_day_id, planned_meals = excluded.planned_meals`,
  `insert into record_history (record_type, record_id, action, changes)
  select 'schoolMonth', school_month_id, 'updated', jsonb_build_array(
    jsonb_build_object('field', 'publishedDays', 'from', null, 'to', result ->> 'came'))
  from school_publication where publication_id = $1`,
]
