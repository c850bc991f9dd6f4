import { decodePicture, deleteFile, queueHash, savePicture } from '../files/public.ts'
import { inTransaction } from '../platform/database/db.ts'
import { job } from '../platform/jobs/jobs.ts'
import { oneByOne } from '../platform/jobs/one-by-one.ts'
import type { World } from '../platform/world.ts'
import { deleteTakenOut, listTakenOut, listWithoutCopies, setCopies } from './sql-previews.ts'

/** Photos per run; the rest follow a minute later. */
const TURN = 30
/**
 * Longest sides in pixels: of a photo in a row on a high-density screen, and of one that fills the screen.
 */
const SMALL_SIDE = 400
const LARGE_SIDE = 1_280

/**
 * Every minute: copies the photos that others may see, and removes the copies of photos that were taken out.
 * Copies are re-encoded, so that they contain no camera metadata, and scaled down, so that the original is
 * never sent.
 */
export const copyPhotosJob = job({
  name: 'copy-photos',
  cron: '* * * * *',
  async run(world) {
    const waiting = await listWithoutCopies(world.db, TURN)
    await oneByOne(world, [], waiting, (_, photo) => copyPhoto(world, photo))
    const takenOut = await listTakenOut(world.db, TURN)
    await oneByOne(world, [], takenOut, (_, photo) => deletePhoto(world, photo))
  },
})

async function copyPhoto(world: World, photo: { id: string; file_id: string }): Promise<void> {
  // The file may have been deleted since the job listed it.
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
      made.push((await savePicture(world, tx, { data, width: info.width, height: info.height }, owner)).id)
    const copies = { small_file_id: made[0]!, large_file_id: made[1]! }
    const isSet = await setCopies(tx, photo.id, copies)
    if (isSet) await queueHash(tx, copies.small_file_id)
    return isSet
  }).catch(async (error: unknown) => {
    await removeAll(world, made)
    throw error
  })
  if (!isTaken) {
    // In the meantime the photo was taken out, or another worker copied it.
    await inTransaction(world.db, async (tx) => {
      for (const id of made) await deleteFile(tx, id)
    })
    await removeAll(world, made)
  }
}

async function deletePhoto(
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
