import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** A server that runs on this machine as the same user: where its data is, so that a command beside it finds them. */
export type RunningServer = { pid: number; dataDir: string; hasOwnDatabase: boolean; publicUrl: string }

/** A note in a folder of our own that says what this process serves; answers how to take it away. It holds nothing secret. */
export async function noteServer(server: Omit<RunningServer, 'pid'>): Promise<() => Promise<void>> {
  const folder = noteFolder()
  const file = join(folder, `${process.pid}.json`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(file, JSON.stringify({ ...server, pid: process.pid }), { mode: 0o600 })
  return () => rm(file, { force: true })
}

/** The servers that run. Notes of those that were killed are passed over. */
export async function listServers(): Promise<RunningServer[]> {
  const folder = noteFolder()
  if (!(await isOwn(folder))) return []
  const names = (await readdir(folder)).filter((name) => /^\d+\.json$/.test(name))
  const servers = await Promise.all(names.map((name) => readNote(join(folder, name))))
  return servers.filter((server) => server !== undefined).filter(({ pid }) => isAlive(pid))
}

const noteFolder = (): string => join(tmpdir(), `longhaul-servers-${userInfo().username}`)

/** Anybody may write into the machine's temporary folder: what another user put there is not believed. */
async function isOwn(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && (process.getuid === undefined || found.uid === process.getuid())
}

async function readNote(file: string): Promise<RunningServer | undefined> {
  try {
    // `isOwn`: nobody but ourselves wrote it.
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
