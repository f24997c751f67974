import { statfsSync } from 'node:fs'

/** Below this much free space nothing is written. */
export const freeSpaceFloor = 200_000_000

export interface FreeSpace {
  folder: string
  floorBytes: number
  freeBytes: () => number
}

/** Free space of the disk that holds `folder`, looked up at most four times a second. */
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
