import { replayHook as route } from '@longhaul/contract/hooks/hooks.ts'
import { REPLAY_MAX, whyNotReplay, whyNotSend } from '@longhaul/domain/hooks/limits.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { SEND_NOW } from './enqueue-hook-deliveries.job.ts'
import { endRest, lockOwnHook } from './sql.ts'
import { sendAgain } from './sql-deliveries.ts'
import { listEventsBetween } from './sql-events.ts'

export const replayHookAction = writeAction(route, replayHook)

/**
 * Sends the events of a range of time again, in their order, with the ids and bodies they have in the log.
 * Those of another shopper, or that the hook does not subscribe to, are never among them.
 */
async function replayHook(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now, enqueue } = call
  const range = { from: new Date(body.from), to: new Date(body.to) }
  const problem = whyNotReplay(range)
  if (problem) throw badInput({ to: problem })
  const hook = orNotFound(await lockOwnHook(tx, me.id, params.id))
  refuseIf(whyNotSend({ disabled: hook.disabled_at !== null }))
  const found = await listEventsBetween(tx, me.id, { ...range, events: hook.events, size: REPLAY_MAX + 1 })
  const events = found.slice(0, REPLAY_MAX)
  await sendAgain(tx, hook.id, events, now)
  await endRest(tx, hook.id)
  await enqueue('send-hooks', {}, { key: SEND_NOW })
  return { events: events.length, next_from: found[REPLAY_MAX]?.recorded_at.toISOString() ?? null }
}
