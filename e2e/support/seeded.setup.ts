import type { TestProject } from 'vitest/node'

import { startProduct } from './product.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A stopped server's data folder with the demo caterers. */
    seededFolder: string
  }
}

/** Seeds the demo data once. Each test file copies the folder, which takes a tenth of the time. */
export async function setup(project: TestProject) {
  const product = await startProduct()
  await product.stop()
  project.provide('seededFolder', product.folder)
  return () => product.remove()
}
