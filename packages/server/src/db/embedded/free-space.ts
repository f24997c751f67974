import { statfsSync } from 'node:fs'

/** Below this free space, nothing is written. */
export const freeSpaceFloor = 200_000_000

export interface FreeSpace {
  folder: string
  floorBytes: number
  freeBytes: () => number
}

/** The free space of the folder's disk, checked at most four times a second. */
export function watchFreeSpace(folder: string, floorBytes = freeSpaceFloor): FreeSpace {
  let free = 0
  let lookedAt = -Infinity
  return {
    folder,
    floorBytes,
    freeBytes() {
      const now = performance.now()
      if (now - lookedAt > 250) {
        const disk = statfsSync(folder)
        free = disk.bavail * disk.bsize
        lookedAt = now
      }
      return free
    },
  }
}
