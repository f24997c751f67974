import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** The machine that the numbers depend on; they are not comparable between machines. */
export function machineFacts(chromium: string | null): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`,
    `${memory} GB`,
    ...(chromium === null ? [] : [`Chromium ${chromium}`]),
    `Node ${process.versions.node}`,
  ].join(' · ')
}

/** Average number of running processes in the last minute; above 1 on two cores, other work affects the times. */
export const load = () => (loadavg()[0] ?? 0).toFixed(1)
