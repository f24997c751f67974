import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The committed baselines, one folder per project. Tests of the mechanism itself use another folder. */
export const baselinesFolder = process.env['COMMISSARY_BASELINES'] ?? path.join(import.meta.dirname, '..', 'baselines')

/** Where a run writes screenshots that differ. Ignored by Git. */
export const differencesFolder = path.join(baselinesFolder, '..', 'visual-differences')

/** The command that retakes the baselines. */
export const updateCommand = 'npx -y pnpm@12.21.0 visual --update'

/** Metadata stored with the baselines. */
export interface BaselineRecord {
  /**
   * The Chromium that took the baselines, `156 on linux`: another major version or system renders text and edges differently.
   */
  chromium: string
  /** Whether every story tagged `visual` has a baseline. Until then a missing one is not a failure. */
  isComplete: boolean
}

/** The part of a browser's version that affects rendering. */
export const chromiumName = (version: string) => `${Number.parseInt(version, 10)} on ${process.platform}`

export const recordFile = (folder = baselinesFolder) => path.join(folder, 'taken-with.json')

/** The metadata of the committed baselines; `undefined` if none exist yet. */
export function readRecord(folder = baselinesFolder): BaselineRecord | undefined {
  const file = recordFile(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BaselineRecord) : undefined
}

/** `components-button--default` is kept as `components-button/default`. */
export const imageName = (storyId: string) => storyId.replace('--', '/')

export const imageFile = (project: string, name: string, folder = baselinesFolder) =>
  path.join(folder, project, `${name}.png`)

/** The decision for a story's screenshot: compare it under this name, fail, or report why it is not compared. */
export type Verdict = { name: string; hint: string } | { failure: string } | { notice: string }

interface Question {
  record: BaselineRecord | undefined
  /** The running Chromium, named as in the record. */
  chromium: string
  hasImage: boolean
  isUpdate: boolean
}

/** Decides what to do with one screenshot. A different Chromium is not a failure. */
export function decide(storyId: string, { record, chromium, hasImage, isUpdate }: Question): Verdict {
  const compared = { name: imageName(storyId), hint: `If the change is intended: ${updateCommand}` }
  if (isUpdate) return compared
  if (record && record.chromium !== chromium) {
    return {
      notice: `The baselines were taken with Chromium ${record.chromium} and this is Chromium ${chromium}, so no screenshot is compared. To retake them: ${updateCommand}`,
    }
  }
  if (hasImage) return compared
  if (record?.isComplete) return { failure: `Missing baseline for ${storyId}. To take it: ${updateCommand}` }
  return { notice: `Some baselines are missing, so some screenshots are not compared. To take all: ${updateCommand}` }
}
