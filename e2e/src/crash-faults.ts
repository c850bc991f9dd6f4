import { isDeepStrictEqual } from 'node:util'
import { booksErrors } from './calls.ts'
import type { Lane } from './crash-lane.ts'
import { statement } from './shoppers.ts'
import type { Answered } from './unbroken.ts'

/**
 * Describes what a power cut broke; empty if nothing. Every repeated call must return what the first one
 * returned, everything acknowledged as paid must be there exactly once, balances must equal the sums of their
 * statements and never have been below zero, and the books must balance.
 */
export async function faultsAfterCrash(
  url: string,
  answered: readonly Answered[],
  lanes: readonly Lane[],
): Promise<string[]> {
  const faults: string[] = []
  for (const { spec, reply, again } of answered)
    if (!isDeepStrictEqual(await again(), reply)) faults.push(`${spec} answers another thing when repeated`)
  for (const lane of lanes) faults.push(...(await faultsOf(lane)))
  return [...faults, ...(await booksErrors(url))]
}

/**
 * Checks that each payment of a lane is in its statement once: an acknowledged one must be there, an
 * unacknowledged one may be.
 */
async function faultsOf({ number, call, ...lane }: Lane): Promise<string[]> {
  const faults: string[] = []
  const say = (fault: string) => faults.push(`lane ${number}: ${fault}`)
  if (lane.orderId && lane.isPaid) {
    const { status } = await call('GET /orders/{id}', { params: { id: lane.orderId } })
    if (status === 'pending_payment') say('a paid order waits for its payment')
  }
  const funds = await call('GET /funds')
  for (const account of ['available', 'frozen'] as const) {
    const entries = await statement(call, account)
    const sum = entries.reduce((total, entry) => total + entry.change_fen, 0)
    const shown = account === 'available' ? funds.available_fen : funds.frozen_fen
    if (sum !== shown) say(`${account} is ${shown}, and its statement adds up to ${sum}`)
    if (entries.some((entry) => entry.balance_after_fen < 0)) say(`${account} was below zero`)
    if (account === 'frozen') continue
    const payments = { recharge: lane.isCharged, order_paid: lane.isPaid, parcel_paid: lane.isParcelPaid }
    for (const [kind, isAcknowledged] of Object.entries(payments)) {
      const count = entries.filter((entry) => entry.kind === kind).length
      if (count > 1 || (isAcknowledged && count === 0)) say(`${kind} is in the statement ${count} times`)
    }
  }
  if (lane.isDone && funds.frozen_fen !== 0) say('something is on hold after everything was delivered')
  return faults
}
