import { createHash } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Locks this folder against other server processes until the returned function is called or this process
 * ends, in whatever way. The lock is a name in Linux's abstract socket namespace, which the kernel releases
 * automatically, so it is never stale. On other systems only PostgreSQL's own lock file protects the folder.
 * @throws if another process, or this one, already holds the lock.
 */
export function lockDataDir(dataDir: string): Promise<() => void> {
  if (process.platform !== 'linux') return Promise.resolve(() => {})
  const holder = createServer((visitor) => visitor.destroy())
  return new Promise((done, fail) => {
    holder.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(inUse(dataDir)) : error),
    )
    holder.listen({ path: `\0longhaul-${fingerprint(dataDir)}`, exclusive: true }, () => {
      holder.unref()
      done(() => void holder.close())
    })
  })
}

/** A short name for a folder that is the same in every process. */
export function fingerprint(dataDir: string): string {
  return createHash('sha256').update(dataDir).digest('hex').slice(0, 20)
}

function inUse(dataDir: string): string {
  return `The database in ${dataDir} is already in use by another running process. Stop that one first, or choose another folder.`
}
