import type { ActName } from '@longhaul/domain/policy/acts.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'alert-admins': Alert
  }
}

/** What admins are told of: an act that was performed, or a proposal that was made or decided. */
export type Alert = {
  act: ActName
  what: 'done' | 'proposed' | 'approved' | 'rejected' | 'lapsed' | 'failed'
  by: string
  about: string
}

/** Tells every admin by mail, once the transaction has committed. */
export const alertAdmins = (work: Pick<UnitOfWork, 'enqueue'>, alert: Alert): Promise<void> =>
  work.enqueue('alert-admins', alert)
