import { existsSync } from 'node:fs'

import type { BrowserCommand, TestProject } from 'vitest/node'

import { chromiumName, imageFile, imageName, decide, readRecord, type Verdict } from './baselines.ts'

const notCompared = new Map<string, number>()

/** Logs each reason immediately and, after all tests, how many screenshots it affects. */
function logOnce(vitest: TestProject['vitest'], project: string, notice: string) {
  const count = notCompared.get(notice) ?? 0
  notCompared.set(notice, count + 1)
  if (count > 0) return
  vitest.logger.warn(`\nVisual baselines (${project}): ${notice}\n`)
  vitest.onClose(() => vitest.logger.warn(`\nVisual baselines: ${notCompared.get(notice)} not compared. ${notice}`))
}

/** Called by the browser before it takes a story's screenshot. */
export const visualVerdict =
  (projectName: string): BrowserCommand<[storyId: string]> =>
  ({ context, project }, storyId): Verdict => {
    const verdict = decide(storyId, {
      record: readRecord(),
      chromium: chromiumName(context.browser()?.version() ?? ''),
      hasImage: existsSync(imageFile(projectName, imageName(storyId))),
      isUpdate: project.serializedConfig.snapshotOptions.updateSnapshot === 'all',
    })
    if ('notice' in verdict) logOnce(project.vitest, projectName, verdict.notice)
    return verdict
  }

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The decision for a story's screenshot. */
    visualVerdict: (storyId: string) => Promise<Partial<Record<'name' | 'hint' | 'failure' | 'notice', string>>>
  }
}
