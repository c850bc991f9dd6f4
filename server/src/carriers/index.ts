import type { Feature } from '../platform/feature.ts'
import { bookShipmentAction } from './book-shipment.ts'
import { cancelShipmentAction } from './cancel-shipment.ts'
import { followShipmentJob } from './follow-shipment.job.ts'
import { getShipmentAction } from './get-shipment.ts'
import { reportAddressAction } from './report-address.ts'

export const carriers: Feature = {
  actions: [getShipmentAction, bookShipmentAction, cancelShipmentAction, reportAddressAction],
  jobs: [followShipmentJob],
}
