import type { World } from '../platform/world.ts'

/** What a carrier is to carry, read from our rows: asked again, it is asked the very same. */
export type ShipmentOrder = {
  /** Ours: a carrier asked twice with it books once. */
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
    /** Six digits, or empty where nobody knows it. */
    hsCode: string
    quantity: number
    netGrams: number
    unitMinor: number
  }[]
}

/** A shipment as the carrier keeps it. The number may come later. */
export type Booked = { ref: string; trackingNumber: string | null }

/**
 * A carrier with an interface. A line without one is shipped by hand: staff book it on the carrier's own page and type the number, which is
 * `POST /staff/parcels/{id}/ship` in both cases.
 */
export type CarrierApi = {
  id: string
  /** The service that a shipping line is with this carrier; undefined where it is none, or nobody is set up. */
  serviceOf(world: World, lineId: string): string | undefined
  /** Books a shipment, outside any transaction. Throws CarrierRefusal where it never will; whatever else it throws: nobody knows, ask again. */
  book(world: World, order: ShipmentOrder): Promise<Booked>
  /** The number of a booked shipment, where it was not there at once. */
  trackingNumber(world: World, key: string): Promise<string | null>
  /** The label as a PDF. */
  label(world: World, ref: string): Promise<Buffer>
  /** Takes a booking back; one that is taken back already is fine. Throws CarrierRefusal where the carrier has the package. */
  cancel(world: World, ref: string): Promise<void>
}

/** A carrier's own no, for good. */
export class CarrierRefusal extends Error {}
