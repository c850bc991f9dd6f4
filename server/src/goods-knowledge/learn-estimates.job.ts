import { job } from '../platform/jobs/jobs.ts'
import { learnInThread } from './learn-in-thread.ts'

/**
 * Every night: learns a model from everything that was weighed, judges it on the latest pieces beside the
 * version in force, and puts it in force unless it is surely worse. What is known of sellers, and what
 * estimates were off by, is brought up to date in either case. Then counts the accuracy of the last two
 * months. All of it happens in a thread of its own.
 */
export const learnEstimatesJob = job({
  name: 'learn-estimates',
  cron: '10 20 * * *',
  async run(world, _payload, ending) {
    await learnInThread(world, ending)
  },
})
