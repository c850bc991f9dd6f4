import type { IncomingHttpHeaders } from 'node:http'
import type { ApiKeys } from '../platform/api-keys.ts'
import type { World } from '../platform/world.ts'
import type { News } from '../parcels/public.ts'

/** A number that is to be watched. `carrier` is an id of domain/src/shipping/carriers.ts, empty where it is unknown. */
export type Wanted = { number: string; carrier: string; parcelNumber: string }

/** What a tracker said to a number: it watches it, or it will not, and why. A number that it did not mention is asked for again. */
export type Answer = { number: string } & (
  | { taken: true; carrierCode: number | null }
  | { taken: false; refusal: string }
)

/** What a tracker knows of a number: all updates so far, in any order. `ended`: it does not watch it any more. */
export type Report = { number: string; news: News[]; ended: boolean }

/** A service that watches packages and reports by signed webhooks, or when queried. */
export type Tracker = {
  id: '17track'
  keys: ApiKeys
  /** The most numbers of one call. */
  batch: number
  /** Has numbers watched, outside any transaction. A number that it watches already is taken too. Throws where the outcome is unknown: retry. */
  register(world: World, wanted: readonly Wanted[]): Promise<Answer[]>
  /** Has numbers watched no longer, outside any transaction. One that it does not watch is no fault. Throws where the outcome is unknown: retry. */
  forget(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<void>
  /** What it knows of numbers that it watches: for webhooks that never came. */
  ask(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<Report[]>
  /** Verifies the raw bytes of a webhook. Refuses `invalid_input` unless the tracker signed exactly these. */
  readWebhook(world: World, headers: IncomingHttpHeaders, body: Buffer): { eventId: string }
  /** What a webhook says that was checked when it came. Undefined where it does not concern us. */
  understand(body: string): Report | undefined
}
