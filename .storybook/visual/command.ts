import { existsSync } from 'node:fs'

import type { BrowserCommand, TestProject } from 'vitest/node'

import { chromiumName, imageFile, imageName, judge, readRecord, type Verdict } from './baselines.ts'

const notCompared = new Map<string, number>()

/** Says each reason at once and, when all tests have run, how many pictures it concerns. */
function sayOnce(vitest: TestProject['vitest'], project: string, notice: string) {
  const count = notCompared.get(notice) ?? 0
  notCompared.set(notice, count + 1)
  if (count > 0) return
  vitest.logger.warn(`\nVisual baselines (${project}): ${notice}\n`)
  vitest.onClose(() => vitest.logger.warn(`\nVisual baselines: ${notCompared.get(notice)} not compared. ${notice}`))
}

/** Asked by the browser before it takes the picture of a story. */
export const visualVerdict =
  (projectName: string): BrowserCommand<[storyId: string]> =>
  ({ context, project }, storyId): Verdict => {
    const verdict = judge(storyId, {
      record: readRecord(),
      chromium: chromiumName(context.browser()?.version() ?? ''),
      hasImage: existsSync(imageFile(projectName, imageName(storyId))),
      isUpdate: project.serializedConfig.snapshotOptions.updateSnapshot === 'all',
    })
    if ('notice' in verdict) sayOnce(project.vitest, projectName, verdict.notice)
    return verdict
  }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What to do with the picture of a story. */
    visualVerdict: (storyId: string) => Promise<Partial<Record<'name' | 'hint' | 'failure' | 'notice', string>>>
  }
}
