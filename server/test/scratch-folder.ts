import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Creates a folder for the database of a test run, in memory if there is room: a copy of the template is some
 * 600 new files, which takes 40 ms in memory and half a second on a slow disk. The caller removes it; the
 * folders of killed runs are removed here.
 */
export async function makeScratchFolder(): Promise<string> {
  const place = await roomiestPlace()
  await removeAbandoned(place)
  return mkdtemp(join(place, `${prefix}${process.pid}-`))
}

const prefix = 'longhaul-tests-'
const memory = '/dev/shm'
/** Containers often have only 64 MB of shared memory, which one database fills. */
const roomBytes = 2 * 1024 ** 3

async function roomiestPlace(): Promise<string> {
  const found = await statfs(memory).catch(() => undefined)
  return found && found.bavail * found.bsize >= roomBytes ? memory : tmpdir()
}

/** A folder is named after the process that created it; its database server ended with that process. */
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
