import type { Result } from '../specification/results.ts'
import { type RunOptions, runProjects, type Stage, type StageOutcome, stages } from './stages.ts'

/** With more failed files than this, a busy machine is not the reason. */
const mostFiles = 3

const keyOf = ({ file, titles }: Result) => [file, ...titles].join('\n')
const isFailed = ({ status }: Result) => status === 'failed'

/** Runs a stage, then again the few files in which a test failed. Tests that pass only then are unsteady, and reports name them. */
export async function runStage(name: Stage, options: Omit<RunOptions, 'filters'>): Promise<StageOutcome> {
  const first = await runProjects(name, stages[name], options)
  const files = filesToRepeat(first.results)
  if (files.length === 0) return first
  return withSecondRun(first, await runProjects(`${name}, again`, stages[name], { ...options, filters: files }))
}

/** The files of failed tests if they are few enough to run again; none otherwise. */
export function filesToRepeat(results: readonly Result[]): string[] {
  const files = [...new Set(results.filter(isFailed).map(({ file }) => file))]
  return files.length <= mostFiles ? files : []
}

/**
 * Counts a failed test as passed when it ran again and passed everywhere, and names it as unsteady. Failures outside a
 * test, such as a file that does not load, remain.
 */
export function withSecondRun(first: StageOutcome, second: StageOutcome): StageOutcome {
  const again = Map.groupBy(second.results, keyOf)
  const hasPassed = (result: Result) => {
    const found = again.get(keyOf(result)) ?? []
    return found.some(({ status }) => status === 'passed') && !found.some(isFailed)
  }
  const unsteady = first.results.filter((result) => isFailed(result) && hasPassed(result))
  return {
    ...first,
    passed: first.passed + unsteady.length,
    failed: first.failed - unsteady.length,
    seconds: first.seconds + second.seconds,
    results: first.results.map((result) => (unsteady.includes(result) ? { ...result, status: 'passed' } : result)),
    unsteady,
  }
}
