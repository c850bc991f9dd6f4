import type { World } from '../platform/world.ts'
import type { Carrier } from './carrier.ts'
import { yunexpress } from './yunexpress/carrier.ts'

const CARRIERS: readonly Carrier[] = [yunexpress]

/** The carrier that a line can be booked with, and its service there. */
export function carrierOfLine(
  world: World,
  lineId: string,
): { carrier: Carrier; service: string } | undefined {
  for (const carrier of CARRIERS) {
    const service = carrier.serviceOf(world, lineId)
    if (service) return { carrier, service }
  }
  return undefined
}

/** A carrier by its id. */
export const findCarrierApi = (id: string): Carrier | undefined =>
  CARRIERS.find((carrier) => carrier.id === id)
