import type { HookEvent } from '@longhaul/domain/hooks/events.ts'
import { type TProperties, Type } from 'typebox'
import { Moment } from '../fields.ts'

/**
 * Rises with every event of an account: of two events about one thing, the one with the higher number is the
 * later one. It is also the place in the log.
 */
export const Sequence = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/**
 * Declares an event beside the calls that cause it: its name and what its `data` says, which is just enough
 * to request the rest. Names and fields are only ever added.
 */
export const event = <const Name extends HookEvent, const Data extends TProperties>(name: Name, data: Data) =>
  Type.Object({
    type: Type.Literal(name),
    timestamp: Moment,
    data: Type.Object({ ...data, sequence: Sequence }, { additionalProperties: false }),
  })
