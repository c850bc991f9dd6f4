import { PAPERS_KEPT_DAYS } from '@longhaul/domain/parcels/asks.ts'
import { deleteFile } from '../../files/public.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { deletePaper, listOldPapersForJob } from './sql-asks.ts'

/** Deletes, every night, the papers of asks that were settled long enough ago. That they were sent stays. */
export const purgePapersJob = job({
  name: 'purge-papers',
  cron: '30 18 * * *',
  async run(world) {
    const before = new Date(world.clock.now().getTime() - PAPERS_KEPT_DAYS * 86_400_000)
    for (const { ask_id: askId, file_id: fileId } of await listOldPapersForJob(world.db, before)) {
      // The content first: what a crash leaves is found again the next night by its row.
      await world.files.remove(fileId)
      await inJob(world, [], async ({ tx }) => {
        await deletePaper(tx, askId, fileId)
        await deleteFile(tx, fileId)
      })
    }
  },
})
