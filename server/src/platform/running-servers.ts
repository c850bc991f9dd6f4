import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * A server running on this machine as the same user, with the location of its data, so that a command can
 * find it.
 */
export type RunningServer = { pid: number; dataDir: string; hasOwnDatabase: boolean; publicUrl: string }

/**
 * Writes a note about this process to a private folder; returns a function that removes it. The note contains
 * no secrets.
 */
export async function noteServer(server: Omit<RunningServer, 'pid'>): Promise<() => Promise<void>> {
  const folder = noteFolder()
  const file = join(folder, `${process.pid}.json`)
  await makeFolder(folder, 0o700)
  await writeFile(file, JSON.stringify({ ...server, pid: process.pid }), { mode: 0o600 })
  return () => rm(file, { force: true })
}

/** The running servers. Notes left by killed servers are ignored. */
export async function listServers(): Promise<RunningServer[]> {
  const folder = noteFolder()
  if (!(await isOwn(folder))) return []
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name))
  const servers = await Promise.all(names.map((name) => readNote(join(folder, name))))
  return servers.filter((server) => server !== undefined).filter(({ pid }) => isAlive(pid))
}

const noteFolder = (): string => join(tmpdir(), `longhaul-servers-${userInfo().username}`)

/**
 * Whether the folder is ours. Any user may write to the machine's temporary folder, so a folder made by
 * another user is not trusted.
 */
async function isOwn(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && (process.getuid === undefined || found.uid === process.getuid())
}

async function readNote(file: string): Promise<RunningServer | undefined> {
  try {
    // Only our own processes can have written it; see `isOwn`.
    const note: RunningServer = JSON.parse(await readFile(file, 'utf8'))
    return note
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
