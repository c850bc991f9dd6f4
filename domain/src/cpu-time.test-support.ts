/**
 * The CPU time that this process uses while a function runs, in milliseconds. For tests of speed: unlike
 * wall-clock time, it does not depend on the machine's other load.
 */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  return since(before)
}

/** The same for an asynchronous function. */
export async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  return since(before)
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
