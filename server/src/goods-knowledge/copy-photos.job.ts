import { decodePicture, deleteFile, keepPicture } from '../files/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import type { World } from '../platform/world.ts'
import { deleteTakenOut, listTakenOut, listWithoutCopies, setCopies } from './sql-previews.ts'

/** So many in one turn; the rest a minute later. */
const TURN = 30
/** Longest sides: of a row of photos on a sharp screen, and of one that fills it. */
const SMALL_SIDE = 400
const LARGE_SIDE = 1_280

/**
 * Every minute: makes the copies of photos that others may see, and removes those of photos that were taken out. Copies are encoded anew, so that nothing of a camera is in
 * them, and small, so that nobody is sent the original.
 */
export const copyPhotosJob = job({
  name: 'copy-photos',
  cron: '* * * * *',
  async run(world) {
    const waiting = await listWithoutCopies(world.db, TURN)
    await oneByOne(world, [], waiting, (_, photo) => copyPhoto(world, photo))
    const takenOut = await listTakenOut(world.db, TURN)
    await oneByOne(world, [], takenOut, (_, photo) => forgetPhoto(world, photo))
  },
})

async function copyPhoto(world: World, photo: { id: string; file_id: string }): Promise<void> {
  // It may be gone: what was asked for in a job's turn is a moment old.
  if ((await world.files.sizeOf(photo.file_id)) === undefined) return
  const original = await world.files.read(photo.file_id)
  const [small, large] = await decodePicture(
    original,
    { accept: new Set(['image/webp']), pixelsMax: 40_000_000 },
    async (open) => {
      const scaled = async (side: number) =>
        await open()
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 80, effort: 2 })
          .toBuffer({ resolveWithObject: true })
      return [await scaled(SMALL_SIDE), await scaled(LARGE_SIDE)] as const
    },
  )
  const owner = { kind: 'preview', shopperId: null, staffId: null, now: world.clock.now() } as const
  const made: string[] = []
  const isTaken = await inTransaction(world.db, async (tx) => {
    for (const { data, info } of [small, large])
      made.push((await keepPicture(world, tx, { data, width: info.width, height: info.height }, owner)).id)
    return await setCopies(tx, photo.id, { small_file_id: made[0]!, large_file_id: made[1]! })
  }).catch(async (error: unknown) => {
    await removeAll(world, made)
    throw error
  })
  if (!isTaken) {
    // Taken out, or copied by another worker meanwhile.
    await inTransaction(world.db, async (tx) => {
      for (const id of made) await deleteFile(tx, id)
    })
    await removeAll(world, made)
  }
}

async function forgetPhoto(
  world: World,
  photo: { id: string; small_file_id: string | null; large_file_id: string | null },
): Promise<void> {
  const copies = [photo.small_file_id, photo.large_file_id].filter((id) => id !== null)
  const isGone = await inTransaction(world.db, (tx) => deleteTakenOut(tx, photo.id, copies))
  if (isGone) await removeAll(world, copies)
}

async function removeAll(world: World, ids: readonly string[]): Promise<void> {
  for (const id of ids) await world.files.remove(id)
}
