import { randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { KEY_BYTES, type SealingKeys, sealingKey } from './seal.ts'

/** The file for the keys of an installation without SEALING_KEYS: one per line, newest first. */
const FILE = 'sealing-keys'

type Where = { sealingKeys: readonly Buffer[]; dataDir: string }

export const sealingKeysFile = (dataDir: string): string => join(dataDir, FILE)

/**
 * The keys from the environment, then those from the file: the first one seals, all of them open. Empty if
 * there are none yet.
 */
export async function readSealingKeys({ sealingKeys, dataDir }: Where): Promise<SealingKeys> {
  const known = [...sealingKeys, ...(await readKeysFile(dataDir))].map(sealingKey)
  return known.filter(({ id }, at) => known.findIndex((other) => other.id === id) === at)
}

/**
 * Creates the file with a first key, or reads the file that another process has just created. The key is on
 * disk before anything is sealed with it.
 */
export async function makeSealingKeys(where: Where): Promise<SealingKeys> {
  const file = sealingKeysFile(where.dataDir)
  await makeFolder(where.dataDir)
  const draft = await writeDraft(file, [randomBytes(KEY_BYTES)])
  // Creating a hard link fails if the file exists: of two concurrent processes one wins, and the other reads
  // its file.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft, { force: true })
  await syncFolder(where.dataDir)
  return await readSealingKeys(where)
}

/** Adds a new key at the top of the file. It is used for sealing after the next restart of the server. */
export async function addSealingKey(where: Where): Promise<SealingKeys> {
  const file = sealingKeysFile(where.dataDir)
  const draft = await writeDraft(file, [randomBytes(KEY_BYTES), ...(await readKeysFile(where.dataDir))])
  await rename(draft, file)
  await syncFolder(where.dataDir)
  return await readSealingKeys(where)
}

/**
 * Parses a configured key: 32 bytes in hexadecimal or base64 (either alphabet); undefined for anything else.
 */
export function readKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, 'hex')
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === KEY_BYTES ? bytes : undefined
}

async function readKeysFile(dataDir: string): Promise<Buffer[]> {
  const file = sealingKeysFile(dataDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  if (text !== '' && ((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, at) => {
    const key = readKey(line.trim())
    if (!key) throw new Error(`Line ${at + 1} of ${file} is not a key of 32 bytes in base64 or hexadecimal.`)
    return key
  })
}

async function writeDraft(file: string, keys: readonly Buffer[]): Promise<string> {
  const draft = `${file}.${randomUUID()}`
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(keys.map((key) => `${key.toString('base64url')}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  return draft
}

/**
 * Flushes a folder to disk, so that its new file name survives a power cut. Some systems cannot sync a
 * folder.
 */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EINVAL')) throw error
  } finally {
    await handle.close()
  }
}
