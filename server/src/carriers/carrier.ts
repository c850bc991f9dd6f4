import type { CarrierId } from '@longhaul/domain/shipping/carriers.ts'
import type { ApiKeys } from '../platform/api-keys.ts'
import type { World } from '../platform/world.ts'

/** An order to a carrier. Read from the database, so that a retry sends exactly the same. */
export type ShipmentOrder = {
  /** The idempotency key: two requests with the same key make one booking. */
  key: string
  /** The carrier's own name of the service. */
  service: string
  weightGrams: number
  sizeMm: readonly number[]
  /**
   * As its shopper confirmed it: in Latin letters, or in the script of its country if staff know that the
   * carrier reads it.
   */
  recipient: {
    firstName: string
    lastName: string
    country: string
    province: string
    city: string
    street: string
    postcode: string
    /**
     * As stored: perhaps with an extension, which `splitPhone` takes off for a field that holds a number
     * only.
     */
    phone: string
    email: string
    taxId: string
  }
  /** Our number in the EU's import one-stop shop (IOSS); null if the tax is not paid through it. */
  ioss: string | null
  /** The currency of `unitMinor`, which is in its cents and never below the declared value. */
  currency: string
  goods: {
    description: string
    descriptionChinese: string
    /** Six to twelve digits, or empty if unknown. */
    hsCode: string
    /** The seller's number of the product; empty if it was bought nowhere. */
    sellerItem: string
    /** All identifiers of the product and its maker, in words. */
    remark: string
    quantity: number
    netGrams: number
    unitMinor: number
  }[]
}

/** A shipment as booked with the carrier. The tracking number may come later. */
export type Booked = { ref: string; trackingNumber: string | null }

/**
 * A carrier that is booked through its API. Parcels on other lines are booked manually: staff use the
 * carrier's own site and enter the number. In both cases the parcel is shipped with `POST
 * /staff/parcels/{id}/ship`.
 */
export type CarrierApi = {
  /** The key of its name, tracking page and number format in `domain/src/shipping/carriers.ts`. */
  id: CarrierId
  keys: ApiKeys
  /** The carrier's service for a shipping line; undefined if it has none, or no keys are set. */
  serviceOf(world: World, lineId: string): string | undefined
  /**
   * Books a shipment, outside any transaction. Throws CarrierRefusal if the carrier refuses permanently;
   * after any other error the outcome is unknown, and the call is retried.
   */
  book(world: World, order: ShipmentOrder): Promise<Booked>
  /** The number of a booked shipment, if it was not known at booking; null if it is still unknown. */
  trackingNumber(world: World, key: string): Promise<string | null>
  /** The label as a PDF. */
  label(world: World, ref: string): Promise<Buffer>
  /** Cancels a booking; idempotent. Throws CarrierRefusal if the carrier already has the parcel. */
  cancel(world: World, ref: string): Promise<void>
}

/** A permanent refusal by a carrier: retrying will not help. */
export class CarrierRefusal extends Error {}
