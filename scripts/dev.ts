// Runs the server from source on port 4000, restarting on changes, and the app with hot reload on port 5173.
import { spawn } from 'node:child_process'
import path from 'node:path'

import { bin, root } from './steps.ts'

const inPackage = (name: string) => ({ cwd: path.join(root, 'packages', name), stdio: 'inherit' as const })
const children = [
  spawn(
    path.join(root, 'packages/server/node_modules/.bin/tsx'),
    ['watch', '--conditions=@commissary/source', 'src/main.ts'],
    // Links in emails open the app with hot reload.
    { ...inPackage('server'), env: { COMMISSARY_URL: 'http://localhost:5173', ...process.env } },
  ),
  spawn(bin('vite'), [], inPackage('app')),
]
for (const child of children) {
  child.once('close', (code) => {
    for (const other of children) other.kill()
    process.exitCode = code ?? 0
  })
}
