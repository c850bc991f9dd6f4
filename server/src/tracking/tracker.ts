import type { IncomingHttpHeaders } from 'node:http'
import type { World } from '../platform/world.ts'
import type { News } from '../parcels/public.ts'

/** A number that is to be watched. `carrier` is the id in our list, empty where it is unknown. */
export type Wanted = { number: string; carrier: string; parcelNumber: string }

/** What a tracker said to a number: it watches it, or it will not, and why. A number that it did not mention is asked for again. */
export type Answer = { number: string } & (
  | { taken: true; carrierCode: number | null }
  | { taken: false; refusal: string }
)

/** What a tracker knows of a number: all events so far, in any order. `ended`: it does not watch it any more. */
export type Report = { number: string; news: News[]; ended: boolean }

/** A service that watches packages and reports by signed webhooks, or when queried. */
export type Tracker = {
  id: '17track'
  isSetUp(world: World): boolean
  /** The most numbers of one call. */
  batch: number
  /** Registers numbers, outside any transaction. One that is registered already counts as accepted. Throws where the outcome is unknown: ask again. */
  register(world: World, wanted: readonly Wanted[]): Promise<Answer[]>
  /** Unregisters numbers, outside any transaction. One that is not registered is no fault. Throws where the outcome is unknown: ask again. */
  forget(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<void>
  /** What it knows of numbers that it watches: for webhooks that never came. */
  ask(world: World, numbers: readonly { number: string; carrierCode: number | null }[]): Promise<Report[]>
  /** Checks the raw bytes of a webhook. Refuses `invalid_input` for whatever it did not sign exactly so. */
  readWebhook(world: World, headers: IncomingHttpHeaders, body: Buffer): { eventId: string }
  /** What a webhook says that was checked when it came. Undefined where it does not concern us. */
  understand(body: string): Report | undefined
}
