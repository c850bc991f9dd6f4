import { job } from '../platform/jobs/jobs.ts'
import { checkBooks } from './books.ts'

/**
 * Every night at 03:10 in Shanghai. It fails if there are faults, so that it stays in the list of failed jobs
 * until someone has looked.
 */
export const checkBooksJob = job({
  name: 'check-books',
  cron: '10 19 * * *',
  async run({ db, log }) {
    const faults = await checkBooks(db)
    if (faults.length === 0) return log.info('the books balance')
    log.fatal({ faults: faults.slice(0, 50), count: faults.length }, 'the books do not balance')
    throw new Error(`the books do not balance: ${faults[0]!.check}: ${faults[0]!.detail}`)
  },
})
