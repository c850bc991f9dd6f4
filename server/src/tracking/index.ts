import type { Feature } from '../platform/feature.ts'
import { findLateParcelsJob } from './find-late-parcels.job.ts'
import { processTrackingUpdateJob } from './process-tracking-update.job.ts'
import { serveTrackingWebhooks } from './receive-webhook.ts'
import { watchParcelJob } from './watch-parcel.job.ts'
import { watchParcelsJob } from './watch-parcels.job.ts'

export const tracking: Feature = {
  jobs: [watchParcelJob, watchParcelsJob, processTrackingUpdateJob, findLateParcelsJob],
  routes: serveTrackingWebhooks,
}
