import type { CarrierId } from '@longhaul/domain/shipping/carriers.ts'
import type { ApiKeys } from '../platform/api-keys.ts'
import type { World } from '../platform/world.ts'

/** What a carrier is to carry. Read from the database, so a retry sends exactly the same. */
export type ShipmentOrder = {
  /** The idempotency key: a carrier asked twice with it books once. */
  key: string
  /** The carrier's own name of the service. */
  service: string
  weightGrams: number
  sizeMm: readonly number[]
  recipient: {
    firstName: string
    lastName: string
    country: string
    province: string
    city: string
    street: string
    postcode: string
    phone: string
    email: string
    taxId: string
  }
  /** Our number in the Union's import one-stop shop; null where the tax is not paid by it. */
  ioss: string | null
  /** Values in cents of `currency`, never below what was declared. */
  currency: string
  goods: {
    description: string
    descriptionChinese: string
    /** Six digits, or empty where it is unknown. */
    hsCode: string
    quantity: number
    netGrams: number
    unitMinor: number
  }[]
}

/** A shipment as the carrier keeps it. The number may come later. */
export type Booked = { ref: string; trackingNumber: string | null }

/**
 * A carrier that is booked through its API. A line without one is shipped by hand: staff book it on the carrier's own page and type the number, which is
 * `POST /staff/parcels/{id}/ship` in both cases.
 */
export type CarrierApi = {
  /** Its name, its tracking page and the shape of its numbers stand under it in `domain/src/shipping/carriers.ts`. */
  id: CarrierId
  keys: ApiKeys
  /** The service that a shipping line is with this carrier; undefined where it is none, or no keys are set. */
  serviceOf(world: World, lineId: string): string | undefined
  /** Books a shipment, outside any transaction. Throws CarrierRefusal where the carrier refuses for good; after any other error the outcome is unknown, and the call is retried. */
  book(world: World, order: ShipmentOrder): Promise<Booked>
  /** The number of a booked shipment, where it was not there at once. */
  trackingNumber(world: World, key: string): Promise<string | null>
  /** The label as a PDF. */
  label(world: World, ref: string): Promise<Buffer>
  /** Cancels a booking; idempotent. Throws CarrierRefusal where the carrier has the package already. */
  cancel(world: World, ref: string): Promise<void>
}

/** A carrier refused, for good: a retry will not help. */
export class CarrierRefusal extends Error {}
