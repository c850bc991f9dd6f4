import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Creates a folder, and those above it that do not exist. In place of Node's `recursive`, which never ends
 * where the folder above exists and the new one is “not found” all the same, as in /proc or on a share that
 * is gone.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await makeOne(path, mode)
  } catch (error) {
    const above = dirname(path)
    if (!isMissing(error) || above === path) throw error
    await makeFolder(above, mode)
    await makeOne(path, mode)
  }
}

async function makeOne(path: string, mode: number | undefined): Promise<void> {
  await mkdir(path, { mode }).catch(async (error: unknown) => {
    // Another process may have made it meanwhile; a read-only file system refuses even what exists.
    const found = isMissing(error) ? undefined : await stat(path).catch(() => undefined)
    if (!found?.isDirectory()) throw error
  })
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
