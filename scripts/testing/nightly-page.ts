/** A part's last run, a row of docs/nightly.md. */
export interface NightlyPart {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** The commit that ran, and the day it ran on (YYYY-MM-DD). */
  commit: string
  date: string
  /** What a reliability script measured, or the tests of a stage that passed only when they ran again. */
  measured?: string
}

const row = /^\| ([^|]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| ([^|]+) \| (\d{4}-\d{2}-\d{2}) \|$/gm
const section = /^## (.+)\n\n```\n([\s\S]*?)\n```$/gm

/** The parts of a page that `nightlyPage` wrote; none of any other text. */
export function readNightlyPage(text: string): NightlyPart[] {
  const measured = new Map([...text.matchAll(section)].map(([, name = '', body = '']) => [name, body]))
  return [...text.matchAll(row)].map(([, name = '', passed, failed, skipped, seconds, commit = '', date = '']) => {
    const body = measured.get(name)
    return {
      name,
      passed: Number(passed),
      failed: Number(failed),
      skipped: Number(skipped),
      seconds: Number(seconds),
      commit,
      date,
      ...(body !== undefined && { measured: body }),
    }
  })
}

/** The page: a table of all parts, then what each one measured. `machine` says where they ran. */
export function nightlyPage(parts: readonly NightlyPart[], machine: string): string {
  return [
    '# Nightly run',
    '',
    'Written by `npx -y pnpm@12.21.0 nightly`: every test at full size on both databases, then the reliability scripts. Do not edit.',
    'With names of parts it repeats only those; each row names the commit that its part last ran on.',
    '',
    machine,
    '',
    '| Part | Passed | Failed | Skipped | Seconds | Commit | Day |',
    '| --- | --: | --: | --: | --: | --- | --- |',
    ...parts.map(
      ({ name, passed, failed, skipped, seconds, commit, date }) =>
        `| ${name} | ${passed} | ${failed} | ${skipped} | ${seconds.toFixed(0)} | ${commit} | ${date} |`,
    ),
    ...parts.flatMap(({ name, measured }) =>
      measured === undefined ? [] : ['', `## ${name}`, '', '```', measured.replaceAll('```', "'''"), '```'],
    ),
    '',
  ].join('\n')
}
