import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { pack, type Published, published } from '../../scripts/library.ts'
import { pnpm, root } from '../../scripts/steps.ts'

const execute = promisify(execFile)
const template = path.join(import.meta.dirname, 'template')
export const folderOf = (name: Published) => path.join(root, 'packages', name)

interface Manifest {
  version: string
  exports: Record<string, string | Record<string, string>>
  publishConfig: { exports: Record<string, string | Record<string, string>> }
  peerDependencies: Record<string, string>
}

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest

/** A project outside the workspace that uses the packed packages. */
export interface Consumer {
  folder: string
  /** Runs an installed program. Resolves with its output, or rejects with it if the program fails. */
  run: (program: string, args: string[], env?: Record<string, string>) => Promise<string>
  node: (...args: string[]) => Promise<string>
  /** The paths of the modules that load with a bundle of `source`, one per line. */
  modulesOf: (source: string) => Promise<string>
}

/** The named code blocks of the README, as in ```` ```tsx src/App.tsx ````. */
function filesOfReadme(): [string, string][] {
  const readme = readFileSync(path.join(folderOf('ui'), 'README.md'), 'utf8')
  return [...readme.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => [name, text])
}

/** The workspace's tools in their installed versions, and peer dependencies in their lowest supported versions. */
function dependenciesOf(): Record<string, string> {
  const tools = ['@types/react-dom', '@types/node', '@vitejs/plugin-react', 'typescript', 'vite']
  const peers = published.flatMap((name) => Object.entries(manifestOf(folderOf(name)).peerDependencies))
  return {
    ...Object.fromEntries(peers.map(([name, range]) => [name, range.replace(/^\D+/, '')])),
    ...Object.fromEntries(tools.map((name) => [name, manifestOf(path.join(root, 'node_modules', name)).version])),
  }
}

/** Creates a project outside the workspace with the packed packages and the README's files. */
export async function makeConsumer(): Promise<Consumer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'commissary-consumer-'))
  const dependencies = dependenciesOf()
  for (const name of published) dependencies[`@commissary/${name}`] = `file:${await pack(name, folder)}`
  cpSync(template, folder, { recursive: true })
  for (const [name, text] of filesOfReadme()) writeFileSync(path.join(folder, name), text)
  const manifest = { name: 'kitchen', private: true, type: 'module', dependencies }
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))

  async function inFolder(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
    // The test runner's environment must not leak into the project.
    const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, ...inherited } = process.env
    // The timeout also catches programs that never exit, such as a server rendering that leaves a timer running.
    const options = { cwd: folder, env: { ...inherited, ...env }, maxBuffer: 64 * 1024 * 1024, timeout: 90_000 }
    const failed = (error: unknown) => {
      const { stdout, stderr, message } = error as Error & { stdout: string; stderr: string }
      throw new Error(`${message}\n${stdout}\n${stderr}`)
    }
    return (await execute(command, args, options).catch(failed)).stdout
  }

  await inFolder(...pnpm('install', '--ignore-workspace', '--no-frozen-lockfile', '--prefer-offline'))
  return {
    folder,
    run: (program, args, env) => inFolder(path.join(folder, 'node_modules/.bin', program), args, env),
    node: (...args) => inFolder(process.execPath, args),
    modulesOf(source) {
      writeFileSync(path.join(folder, 'src/bundle.ts'), source)
      return inFolder(process.execPath, ['bundle.mjs'])
    },
  }
}
