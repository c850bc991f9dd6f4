import { ASKED_AGAIN_MINUTES } from '@longhaul/domain/shipping/asked-again.ts'
import { type UnitOfWork, inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { askCarrier } from './ask-carrier.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'follow-shipment': { shipmentId: string; round: number }
  }
}

/**
 * Schedules the next follow-up of a shipment, replacing one already scheduled, unless the attempts are used
 * up.
 */
export async function followLater(work: UnitOfWork, shipmentId: string, round: number): Promise<void> {
  const minutes = ASKED_AGAIN_MINUTES[round]
  if (minutes === undefined) return
  const runAt = new Date(work.now.getTime() + minutes * 60_000)
  await work.enqueue(
    'follow-shipment',
    { shipmentId, round },
    { runAt, key: `follow-shipment:${shipmentId}` },
  )
}

/** Retries calls that a carrier did not answer, and fetches labels and numbers that come later. */
export const followShipmentJob = job({
  name: 'follow-shipment',
  async run(world, { shipmentId, round }) {
    const isOpen = await askCarrier(world, shipmentId).catch((error: unknown) => {
      world.log.warn({ err: error, shipmentId }, 'a carrier did not answer')
      return true
    })
    if (isOpen) await inJob(world, [], (work) => followLater(work, shipmentId, round + 1))
  },
})
