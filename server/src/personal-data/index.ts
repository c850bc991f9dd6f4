import type { Feature } from '../platform/feature.ts'
import { closeAccountAction } from './close-account.ts'
import { getClosingAction } from './get-closing.ts'
import { createExportAction } from './create-export.ts'
import { listExportsAction } from './list-exports.ts'
import { expireExportsJob } from './expire-exports.job.ts'
import { makeExportJob } from './make-export.job.ts'

export const ownData: Feature = {
  actions: [createExportAction, listExportsAction, getClosingAction, closeAccountAction],
  jobs: [makeExportJob, expireExportsJob],
}
