import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** What the figures depend on: they say little beside those of another machine. */
export function machineFacts(chromium: string | null): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${memory} GB`,
    ...(chromium === null ? [] : [`Chromium ${chromium}`]),
    `Node ${process.versions.node}`,
  ].join(' · ')
}

/** Programs that wanted a core in the last minute; above 1 on two cores, others were measured with us. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1)
