import path from 'node:path'

import type { Statement } from '../../docs/specification/index.ts'
import type { Findings } from './findings.ts'
import type { Mark } from './marks.ts'

/** The parts of Vitest's JSON report that are read. */
export interface Report {
  testResults: {
    /** Absolute path of the file. */
    name: string
    status: string
    /** The first error outside its tests, such as one of its imports; empty if there is none. */
    message: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string; meta?: { storyId?: string } }[]
  }[]
}

/** A test in a report, without the pages that axe adds to each story. */
export interface Result {
  /** Path from the root of the repository. */
  file: string
  /** Titles of its `describe`s, then its own. */
  titles: readonly string[]
  status: string
  storyId: string | undefined
}

export interface Verdict {
  /** Rows counted as done without a marked test that passed. */
  unproven: Statement[]
  /** Marks whose file ran without a test of that title. */
  lost: Mark[]
}

/** The tests of a report, and an error outside them as a failed test of its file. Paths of marks are relative to `root`. */
export const resultsOf = ({ testResults }: Report, root: string): Result[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name).replaceAll('\\', '/')
    const results = assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file,
      titles: [...ancestorTitles, title],
      status,
      storyId: meta?.storyId,
    }))
    const isBroken = status === 'failed' && !results.some((result) => result.status === 'failed')
    return isBroken ? [...results, { file, titles: [message], status, storyId: undefined }] : results
  })

/**
 * Compares the marks with what ran. A mark proves its rows when one of its tests passed and none failed, on every database
 * and in every theme. Skipped tests prove nothing and fail nothing.
 *
 * @param results results of all stages
 */
export function verdictOf({ sections }: Findings, results: readonly Result[]): Verdict {
  const byFile = Map.groupBy(results, ({ file }) => file)
  const statesOf = (mark: Mark) =>
    (byFile.get(mark.file) ?? []).filter((result) => isOf(mark, result)).map(({ status }) => status)
  const isProof = (mark: Mark) => {
    const states = statesOf(mark)
    return states.includes('passed') && !states.includes('failed')
  }

  const done = sections.flatMap(({ rows }) => rows).filter(({ open, marks }) => !open && marks.length > 0)
  const marks = new Set(done.flatMap((row) => row.marks))
  return {
    unproven: done.filter((row) => !row.marks.some(isProof)).map(({ statement }) => statement),
    lost: [...marks].filter((mark) => byFile.has(mark.file) && statesOf(mark).length === 0),
  }
}

/** Whether a result belongs to the marked test, a test in the marked `describe`, or the marked story. */
function isOf({ proves }: Mark, { titles, storyId }: Result): boolean {
  if (proves.kind === 'story') return storyId?.endsWith(proves.idEnd) ?? false
  const isDeepEnough =
    proves.kind === 'test' ? titles.length === proves.path.length : titles.length > proves.path.length
  return isDeepEnough && proves.path.every((pattern, index) => pattern.test(titles[index] ?? ''))
}
