import type { TestProject } from 'vitest/node'

import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder with the demo caterers, of a server that was stopped. */
    seededFolder: string
  }
}

/** Seeds once what every journey begins with: each copies the folder, which takes a tenth of the time. */
export async function setup(project: TestProject) {
  const product = await startProduct()
  await product.stop()
  project.provide('seededFolder', product.folder)
  return () => product.remove()
}
