import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

export const banner = '// Generated from openapi/ by `pnpm generate`. Do not edit.\n\n'

/** Every file below a folder, by its path from there with `/`; a folder that is not there holds none. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
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

/** Makes a folder hold exactly these files; what is right already is left untouched, so watchers stay quiet. */
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

/** What `writeFolder` would change, one line each. */
export async function differences(folder: string, files: Map<string, string>): Promise<string[]> {
  const present = await readFolder(folder)
  const names = [...new Set([...present.keys(), ...files.keys()])].sort()
  return names.flatMap((name) => {
    if (!files.has(name)) return [`${join(folder, name)}: not generated`]
    if (!present.has(name)) return [`${join(folder, name)}: missing`]
    return present.get(name) === files.get(name) ? [] : [`${join(folder, name)}: differs`]
  })
}
