import type { Feature } from '../platform/feature.ts'
import { endPushDeviceAction } from './end-push-device.ts'
import { listPushDevicesAction } from './list-push-devices.ts'
import { savePushDeviceAction } from './save-push-device.ts'
import { sendPushJob } from './send-push.job.ts'
import { servePushWorker } from './serve-push-worker.ts'

export const push: Feature = {
  actions: [listPushDevicesAction, savePushDeviceAction, endPushDeviceAction],
  jobs: [sendPushJob],
  routes: servePushWorker,
}
