import { parentPort, workerData } from 'node:worker_threads'

import { highsSolver, planMenu, type Highs, type PlanProgress } from '@commissary/domain/menu'
import highsModule from 'highs'

import type { PlannerData, PlannerMessage, PlanReport } from './planner-messages.ts'

// The solver does not return until it is done, so it has a separate thread, which ends when the plan is canceled.
const port = parentPort
if (!port) throw new Error('This module runs in a worker thread')

const { problem, seconds } = workerData as PlannerData
const send = (message: PlannerMessage) => port.postMessage(message)

function reportOf({ weeks, totalWeeks, solvedWeeks, cost, bound, isBoundOfAll }: PlanProgress): PlanReport {
  return {
    totalWeeks,
    solvedWeeks,
    cost,
    bound,
    isBoundOfAll,
    menus: weeks.flatMap(({ menus }) => menus),
    weeks: weeks.flatMap(({ analyses }) =>
      analyses.map(({ gradeGroup, analysis: { weekStart, status } }) => ({
        weekStart: weekStart ?? '',
        gradeGroup,
        ...status,
      })),
    ),
  }
}

// The package states the types of a CommonJS module; as a module, its default export is the loader.
const loadHighs = highsModule as unknown as () => Promise<Highs>
const highs = await loadHighs()
const result = planMenu(problem, highsSolver(highs), { seconds, now: () => performance.now() }, (progress) =>
  send({ type: 'progress', report: reportOf(progress) }),
)
const { conflict, conflictWeek, conflictWeeks, isConflictProven } = result
send({
  type: 'end',
  report: reportOf(result),
  conflict: { conflict, conflictWeek, conflictWeeks, isConflictProven },
})
port.close()
