import { isNoFile } from '../platform/files/file-store.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import { readHash } from './read-hash.ts'
import { listUnhashedForJob, saveHash } from './sql.ts'

/** Pictures per run; the rest follow a minute later. Each takes some ten milliseconds. */
const TURN = 200

/** Every minute: fingerprints the pictures of goods that were stored since. */
export const hashPicturesJob = job({
  name: 'hash-pictures',
  cron: '* * * * *',
  async run(world) {
    const waiting = await listUnhashedForJob(world.db, TURN)
    await oneByOne(world, [], waiting, async ({ tx }, { file_id: id }) => {
      await saveHash(tx, id, await hashOf(world, id))
    })
  },
})

/** Undefined for a picture that is gone or cannot be read: it would fail each time. */
async function hashOf(world: { files: { read(id: string): Promise<Buffer> } }, id: string) {
  try {
    return await readHash(await world.files.read(id))
  } catch (error) {
    if (isNoFile(error) || (error instanceof Refusal && error.reason === 'unsupported_file')) return undefined
    throw error
  }
}
