import { UNREAD_DAYS } from '@longhaul/domain/links/unread.ts'
import { inJob } from '../../platform/jobs/unit-of-work.ts'
import { job } from '../../platform/jobs/jobs.ts'
import { deleteUnreadForJob } from './sql.ts'

/** Deletes links that were not read once nobody has pasted them for a while. */
export const purgeUnreadLinksJob = job({
  name: 'purge-unread-links',
  cron: '50 18 * * *',
  async run(world) {
    await inJob(world, [], async ({ tx, now }) => {
      await deleteUnreadForJob(tx, new Date(now.getTime() - UNREAD_DAYS * 86_400_000))
    })
  },
})
