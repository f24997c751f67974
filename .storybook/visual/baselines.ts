import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the committed images are, one folder per project. Tests of the mechanism itself name a folder of their own. */
export const baselinesFolder = process.env['COMMISSARY_BASELINES'] ?? path.join(import.meta.dirname, '..', 'baselines')

/** Where a run leaves what it saw when that differs. Git ignores it. */
export const differencesFolder = path.join(baselinesFolder, '..', 'visual-differences')

/** The command that takes the images again. */
export const updateCommand = 'npx -y pnpm@12.21.0 visual --update'

/** What stands beside the images. */
export interface BaselineRecord {
  /** The Chromium that drew them, `156 on linux`: another major or system draws letters and edges differently. */
  chromium: string
  /** Whether every story tagged `visual` has had its image taken. Until then a missing one is no failure. */
  isComplete: boolean
}

/** What of a browser's version decides how it draws. */
export const chromiumName = (version: string) => `${Number.parseInt(version, 10)} on ${process.platform}`

export const recordFile = (folder = baselinesFolder) => path.join(folder, 'taken-with.json')

/** The record of the committed images; `undefined` where none were taken yet. */
export function readRecord(folder = baselinesFolder): BaselineRecord | undefined {
  const file = recordFile(folder)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BaselineRecord) : undefined
}

/** `components-button--default` is kept as `components-button/default`. */
export const imageName = (storyId: string) => storyId.replace('--', '/')

export const imageFile = (project: string, name: string, folder = baselinesFolder) =>
  path.join(folder, project, `${name}.png`)

/** What to do with the picture of a story: compare it under this name, fail, or say why it is not compared. */
export type Verdict = { name: string; hint: string } | { failure: string } | { notice: string }

interface Question {
  record: BaselineRecord | undefined
  /** The running Chromium, as the record names it. */
  chromium: string
  hasImage: boolean
  isUpdate: boolean
}

/** Decides about one picture. A difference that comes from another Chromium is nobody's mistake, so it is no failure. */
export function judge(storyId: string, { record, chromium, hasImage, isUpdate }: Question): Verdict {
  const compared = { name: imageName(storyId), hint: `Where the look changed on purpose: ${updateCommand}` }
  if (isUpdate) return compared
  if (record && record.chromium !== chromium) {
    return {
      notice: `The baselines were taken with Chromium ${record.chromium} and this is Chromium ${chromium}, so no picture is compared. To take them again: ${updateCommand}`,
    }
  }
  if (hasImage) return compared
  if (record?.isComplete) return { failure: `There is no baseline of ${storyId}. To take it: ${updateCommand}` }
  return { notice: `Not every baseline is taken yet, so some pictures are not compared. To take all: ${updateCommand}` }
}
