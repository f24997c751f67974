import { statfsSync } from 'node:fs'

/** Below this free space, nothing is written but sessions and the result of an import. */
export const freeSpaceFloor = 200_000_000
/** Below this free space, nothing at all is written. */
const reserveFloor = 50_000_000
/** Below this free space, the engine cannot even open its files. */
export const openFloor = 30_000_000

export interface FreeSpace {
  folder: string
  floorBytes: number
  reserveFloorBytes: number
  freeBytes: () => number
}

/** The free space of the folder's disk, checked at most four times a second. */
export function watchFreeSpace(folder: string, floorBytes = freeSpaceFloor): FreeSpace {
  let free = 0
  let checkedAt = -Infinity
  return {
    folder,
    floorBytes,
    reserveFloorBytes: Math.min(reserveFloor, floorBytes),
    freeBytes() {
      const now = performance.now()
      if (now - checkedAt > 250) {
        const disk = statfsSync(folder)
        free = disk.bavail * disk.bsize
        checkedAt = now
      }
      return free
    },
  }
}
