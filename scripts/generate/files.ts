import { execFile } from 'node:child_process'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

import { bin, root } from '../steps.ts'

export const banner = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n\n'

const execute = promisify(execFile)

/** Runs an installed program from the repository root; its output is shown only if it fails. */
export async function runQuietly(name: string, args: string[]): Promise<void> {
  // No network: the same contract must give the same files, also offline.
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  await execute(bin(name), args, { cwd: root, env })
}

/** Every file in a folder by its relative path with `/`; empty if the folder does not exist. */
async function readFolder(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const files = new Map<string, string>()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    files.set(relative(folder, file).replaceAll('\\', '/'), await readFile(file, 'utf8'))
  }
  return files
}

/** Makes a folder contain exactly these files. Unchanged files are not rewritten, so watchers stay quiet. */
export async function writeFolder(folder: string, files: Map<string, string>): Promise<void> {
  const present = await readFolder(folder)
  for (const name of present.keys()) {
    if (!files.has(name)) await rm(join(folder, name))
  }
  for (const [name, text] of files) {
    if (present.get(name) === text) continue
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

/** The changes that `writeFolder` would make, one line per file. */
export async function differences(folder: string, files: Map<string, string>): Promise<string[]> {
  const present = await readFolder(folder)
  const names = [...new Set([...present.keys(), ...files.keys()])].sort()
  return names.flatMap((name) => {
    if (!files.has(name)) return [`${join(folder, name)}: not generated`]
    if (!present.has(name)) return [`${join(folder, name)}: missing`]
    return present.get(name) === files.get(name) ? [] : [`${join(folder, name)}: differs`]
  })
}

/** Writes files by their paths, in folders that also have other files. */
export async function writeFiles(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of files) {
    if ((await readFile(file, 'utf8').catch(() => null)) !== text) await writeFile(file, text)
  }
}

/** The changes that `writeFiles` would make, one line per file. */
export async function fileDifferences(files: ReadonlyMap<string, string>): Promise<string[]> {
  const found = await Promise.all(
    [...files].map(async ([file, text]) =>
      (await readFile(file, 'utf8').catch(() => null)) === text ? [] : [`${file}: differs`],
    ),
  )
  return found.flat()
}

/** The files after formatting. `folder` is scratch space outside every ignored path. */
export async function format(files: Map<string, string>, folder: string): Promise<Map<string, string>> {
  await writeFolder(folder, files)
  await runQuietly('oxfmt', ['-c', join(root, '.oxfmtrc.json'), folder])
  return readFolder(folder)
}
