import { PassThrough, Readable } from 'node:stream'
import type { Lang } from '@longhaul/domain/languages.ts'
import { EXPORT_DAYS } from '@longhaul/domain/accounts/limits.ts'
import { exportText } from '@longhaul/text/documents/personal-data.ts'
import type { ZipFile } from 'yazl'
import { insertFile, storeStream } from '../files/public.ts'
import { notify } from '../messages/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import type { World } from '../platform/world.ts'
import { findExportForJob, setExportReady } from './sql.ts'
import { listEveryOwnFile, readEverythingOwn } from './sql-read.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'make-export': { exportId: string }
  }
}

const DAY_MS = 86_400_000

/**
 * Creates the zip of a shopper's own data and sends a notice when it is ready. The zip is streamed, never
 * held in memory as a whole.
 */
export const makeExportJob = job({
  name: 'make-export',
  async run(world, { exportId }) {
    const wanted = await findExportForJob(world.db, exportId)
    if (!wanted) return
    // Loaded with the first export.
    const yazl = await import('yazl')
    const zip = new yazl.ZipFile()
    // A file that cannot be read aborts the zip: the job fails and is retried.
    const content = new PassThrough()
    zip.on('error', (error: Error) => content.destroy(error))
    zip.outputStream.pipe(content)
    const stored = storeStream(world, content)
    // The promise is awaited below; until then a rejection must not count as unhandled.
    stored.catch(() => undefined)
    await fill(zip, world, wanted.shopper_id, wanted.lang)
    zip.end()
    const { id, bytes, sha256 } = await stored
    await inJob(world, ['account', 'messages'], async (work) => {
      const { tx, now } = work
      if (!(await findExportForJob(tx, exportId))) return await world.files.remove(id)
      const expires = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
      await insertFile(tx, {
        id,
        shopper_id: wanted.shopper_id,
        staff_id: null,
        kind: 'document',
        media_type: 'application/zip',
        bytes,
        width: null,
        height: null,
        sha256,
        created_at: now,
      })
      await setExportReady(tx, exportId, { file_id: id, bytes, ready_at: now, expires_at: expires })
      await notify(work, wanted.shopper_id, {
        kind: 'export_ready',
        args: { date: expires.toISOString() },
        subject: { kind: 'account', id: 'security' },
      })
      work.concerns(wanted.shopper_id)
    })
  },
})

async function fill(zip: ZipFile, world: World, shopperId: string, lang: Lang): Promise<void> {
  const mtime = world.clock.now()
  zip.addBuffer(Buffer.from(exportText(lang).readme), 'README.txt', { mtime })
  for (const [name, content] of Object.entries(await readEverythingOwn(world.db, shopperId)))
    zip.addBuffer(Buffer.from(`${JSON.stringify(content, null, 2)}\n`), `${name}.json`, { mtime })
  for (const file of await listEveryOwnFile(world.db, shopperId)) {
    const name = `files/${file.kind}-${file.id}.${file.media_type.split('/')[1] ?? 'bin'}`
    // Pictures and videos are compressed already. Each file is opened only in its turn and streamed, so that
    // no video is held in memory as a whole.
    const options = { mtime: file.created_at, compress: false }
    if ((await world.files.sizeOf(file.id)) === undefined) continue
    zip.addReadStreamLazy(name, options, (use) => {
      world.files.readPart(file.id, 0, file.bytes - 1).then(
        (stream) => use(null, stream),
        (error: unknown) => use(error, Readable.from([])),
      )
    })
  }
}
