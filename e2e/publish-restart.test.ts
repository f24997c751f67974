import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'

import { planner } from './support/browser.ts'
import { Caller } from './support/calls.ts'
import { useOwnProduct } from './support/stage.ts'

const added = 500

/** Schools that serve what the demo's first elementary school serves. */
const manySchools = `
  select set_config('app.caterer_id', (select min(id)::text from caterer), false);
  insert into school (school_name) select 'Journey school ' || n from generate_series(1, ${added}) n;
  insert into school_program (school_id, menu_type, meal_program_id)
  select school.id, program.menu_type, program.meal_program_id
  from school cross join school_program program
  where school.school_name like 'Journey school %' and program.menu_type = 'MEAL'
    and program.school_id = (select id from school where school_name = 'Juniper Hill Elementary')`

const stage = useOwnProduct({}, manySchools)
let page: Page
beforeAll(async () => {
  page = await stage.logIn('/manage/manageMasterMenus')
})

interface Job {
  state: string
  doneSchools: number
  totalSchools: number
  schools: { schoolId: number; came: string[] }[]
}

const dialog = () => page.getByRole('dialog')

test('publishing to many schools goes on after a restart of the server, and the open dialog follows it to its end', async () => {
  await page.getByRole('row').filter({ hasText: 'Elementary lunch' }).last().click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  const begun = page.waitForResponse(/\/caterer\/copyCalendar\//)
  await dialog()
    .getByRole('button', { name: /^Publish to \d+ schools$/ })
    .click()
  const answer = await begun
  expect(answer.status()).toBe(202)
  const { data } = (await answer.json()) as { data: { jobId: number } }
  await stage.product.stop()
  await stage.product.restart()

  await dialog()
    .getByText(/^\d+ schools have the menu as published\.$/)
    .waitFor({ timeout: 120_000 })
  const caller = await Caller.logIn(stage.product.address, planner)
  const job = (await caller.call('GET', `/commissary/publishJobs/${data.jobId}`)).body as Job
  expect(job.state).toBe('done')
  expect(job.totalSchools).toBeGreaterThan(added)
  expect(job.doneSchools).toBe(job.totalSchools)
  expect(new Set(job.schools.map(({ schoolId }) => schoolId)).size).toBe(job.totalSchools)
})
