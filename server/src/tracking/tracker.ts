import type { IncomingHttpHeaders } from 'node:http'
import type { ApiKeys } from '../platform/api-keys.ts'
import type { World } from '../platform/world.ts'
import type { TrackingUpdate } from '../parcels/public.ts'

/** A number to be watched. `carrier` is an id of domain/src/shipping/carriers.ts, empty if unknown. */
export type Wanted = { number: string; carrier: string; parcelNumber: string }

/**
 * A tracker's answer for a number: accepted, or refused with the reason. A number that it does not mention is
 * registered again later.
 */
export type Answer = { number: string } & (
  | { taken: true; carrierCode: number | null }
  | { taken: false; refusal: string }
)

/**
 * What a tracker knows about a number: all updates so far, in any order. `ended` means that it no longer
 * watches the number.
 */
export type Report = { number: string; updates: TrackingUpdate[]; ended: boolean }

/** A service that watches parcels and reports by signed webhooks, or when queried. */
export type Tracker = {
  id: '17track'
  keys: ApiKeys
  /** The most numbers in one call. */
  batch: number
  /**
   * Registers numbers, outside any transaction. A number already registered counts as accepted. Throws if the
   * outcome is unknown: retry.
   */
  register(world: World, wanted: readonly Wanted[]): Promise<Answer[]>
  /**
   * Deregisters numbers, outside any transaction. An unregistered number is not an error. Throws if the
   * outcome is unknown: retry.
   */
  deregister(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<void>
  /** Queries the reports about watched numbers, in case webhooks were lost. */
  ask(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<Report[]>
  /** Verifies the raw bytes of a webhook. Refuses `invalid_input` unless the tracker signed exactly these. */
  readWebhook(world: World, headers: IncomingHttpHeaders, body: Buffer): { eventId: string }
  /** Reads a webhook that was verified on receipt. Undefined if it does not concern us. */
  understand(body: string): Report | undefined
}
