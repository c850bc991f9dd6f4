import type { SendOptions } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Scene } from './money-states.ts'

/** One try at it: sent as it is, or with an Idempotency-Key. */
export type Try = (options?: SendOptions) => Promise<unknown>

/**
 * Something that moves money, or decides about it, and must happen once. `prepare` makes a fresh one of what it is done to.
 * `repeats` says what a second try without the first one's key is: refused; harmless, because it changes nothing (a webhook, a job); or another
 * one, because a shopper may well want two.
 */
export type MoneyAction = {
  name: string
  route?: Spec
  repeats?: 'refused' | 'harmless' | 'another'
  prepare(scene: Scene): Promise<Try>
}
