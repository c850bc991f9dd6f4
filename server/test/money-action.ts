import type { SendOptions } from '@longhaul/contract/client.ts'
import type { Spec } from '@longhaul/contract/routes.ts'
import type { Scene } from './money-states.ts'

/** One attempt at the action, with or without an Idempotency-Key. */
export type Try = (options?: SendOptions) => Promise<unknown>

/**
 * An action that moves money, or decides about it, and must take effect once. `prepare` creates a fresh
 * subject for the action and returns the attempt. `repeats` is the result of a second attempt without the key
 * of the first: `refused`; `harmless` if it changes nothing (a webhook, a job); or `another` if it is a
 * second action, because a shopper may well want two. Default: `refused`.
 */
export type MoneyAction = {
  name: string
  route?: Spec
  repeats?: 'refused' | 'harmless' | 'another'
  prepare(scene: Scene): Promise<Try>
}
