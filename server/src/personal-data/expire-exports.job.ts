import { deleteFile } from '../files/public.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { listExpiredExportsForJob, setExportExpired } from './sql.ts'

/** Deletes exports whose seven days are over. */
export const expireExportsJob = job({
  name: 'expire-exports',
  cron: '15 * * * *',
  async run(world) {
    for (const { id, file_id: fileId } of await listExpiredExportsForJob(world.db, world.clock.now())) {
      // The content first: what a crash leaves is found again the next hour by its row.
      if (fileId) await world.files.remove(fileId)
      await inJob(world, [], async ({ tx }) => {
        await setExportExpired(tx, id)
        if (fileId) await deleteFile(tx, fileId)
      })
    }
  },
})
