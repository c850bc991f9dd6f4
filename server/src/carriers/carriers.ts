import type { World } from '../platform/world.ts'
import type { CarrierApi } from './carrier.ts'
import { yunexpress } from './yunexpress/carrier.ts'

/** Every carrier that can be booked through its API. */
export const CARRIER_APIS: readonly CarrierApi[] = [yunexpress]

/** The carrier with which a line can be booked, and the carrier's service for it. */
export function carrierOfLine(
  world: World,
  lineId: string,
): { carrier: CarrierApi; service: string } | undefined {
  for (const carrier of CARRIER_APIS) {
    const service = carrier.serviceOf(world, lineId)
    if (service) return { carrier, service }
  }
  return undefined
}

/** A carrier by its id. */
export const findCarrierApi = (id: string): CarrierApi | undefined =>
  CARRIER_APIS.find((carrier) => carrier.id === id)
