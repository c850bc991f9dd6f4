import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for the database of a test run, in memory where there is room for it: a copy of the template is some 600
 * new files, which takes 40 ms there and half a second on a slow disk. The caller removes it; what killed runs left is
 * removed here.
 */
export async function makeScratchFolder(): Promise<string> {
  const place = await roomiestPlace()
  await removeAbandoned(place)
  return mkdtemp(join(place, `${prefix}${process.pid}-`))
}

const prefix = 'longhaul-tests-'
const memory = '/dev/shm'
/** A container often has 64 MB there, which one database fills. */
const roomBytes = 2 * 1024 ** 3

async function roomiestPlace(): Promise<string> {
  const found = await statfs(memory).catch(() => undefined)
  return found && found.bavail * found.bsize >= roomBytes ? memory : tmpdir()
}

/** Folders are named after the process that made them; their servers ended with it. */
async function removeAbandoned(place: string): Promise<void> {
  const names = await readdir(place)
  const abandoned = names.filter((name) => name.startsWith(prefix) && !isAlive(Number(name.split('-')[2])))
  for (const name of abandoned) await rm(join(place, name), { recursive: true, force: true }).catch(() => {})
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
