import type { Feature } from '../platform/feature.ts'
import { closeAccountAction, getClosingAction } from './close-account.ts'
import { createExportAction, listExportsAction } from './create-export.ts'
import { expireExportsJob } from './expire-exports.job.ts'
import { makeExportJob } from './make-export.job.ts'

export const ownData: Feature = {
  actions: [createExportAction, listExportsAction, getClosingAction, closeAccountAction],
  jobs: [makeExportJob, expireExportsJob],
}
