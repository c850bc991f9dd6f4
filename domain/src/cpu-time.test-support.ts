/**
 * How long this process computes while something runs, in milliseconds. For tests that hold something to be quick: unlike the time on the clock it does
 * not grow with what else the machine does.
 */
export function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  return since(before)
}

/** The same of something that takes its time. */
export async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await run()
  return since(before)
}

function since(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
