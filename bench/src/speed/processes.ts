import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A tick of the kernel's process clock. */
const TICK_MS = 10

/** The CPU time that a process has used so far, in milliseconds. */
export const cpuMs = (pid: number): number => sum(statOf(pid).slice(11, 13)) * TICK_MS

/** The same for a PostgreSQL with all of its backends, including those that have ended. */
export function postgresCpuMs(dataDir: string): number {
  const postmaster = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const backends = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(Number(name)) === postmaster)
    .map(Number)
  return sum(statOf(postmaster).slice(11, 15)) * TICK_MS + sum(backends.map(cpuMs))
}

/** The memory of a process, in megabytes. */
export function memoryMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kb) / 1024)
}

/** The fields of `/proc/…/stat` after the name, which may contain anything: state, parent, … */
function statOf(pid: number): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const parentOf = (pid: number): number => Number(statOf(pid)[1])
const sum = (values: readonly (string | number)[]): number =>
  values.reduce<number>((total, value) => total + Number(value), 0)
