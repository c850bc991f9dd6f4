import { describe, expect, test } from 'vitest'
import { settleRefund } from '../../src/funds/settle-refund.ts'
import { inJob } from '../../src/platform/jobs/unit-of-work.ts'
import * as given from '../given.ts'
import { type Person, PASSWORD } from '../world.ts'
import { booksWorld } from './books.ts'

const books = booksWorld()
const { world, booked, newShopper } = books

/** Everything that happens to three recharges of 100.00 yuan in a currency, step by step. */
async function recharges(currency: string) {
  const paidIn = async (who: Person) => {
    const recharge = await who.call('POST /recharges', {
      body: { method: 'sandbox', currency, credit_fen: 10_000 },
    })
    await given.theProviderSays(world, 'paid', { rechargeId: recharge.id })
    return recharge
  }
  const settle = (
    outcome: 'refunded' | 'refund_failed',
    who: Person,
    rechargeId: string,
    amountMinor: number,
  ) => given.aDispute(world, who, { rechargeId, currency, amountMinor, outcome })

  const [ana, bo, cy] = [await newShopper(), await newShopper(), await newShopper()]
  let whole!: Awaited<ReturnType<typeof paidIn>>
  const paid = await booked(async () => (whole = await paidIn(ana)))
  const chargedBack = await booked(() => settle('refunded', ana, whole.id, whole.pay_minor))
  const givenAgain = await booked(() => settle('refund_failed', ana, whole.id, whole.pay_minor))

  const part = await paidIn(bo)
  const net = part.pay_minor - part.fee_minor
  // Of the 100.00, 42.00 are spent: 40.00 and our fee.
  await given.aPaidOrderOf(bo, await given.anOrder(bo, { line: { unit_price_fen: 4_000 } }))
  const takenBackSpent = await booked(() => settle('refunded', bo, part.id, net))
  const collected = await booked(() =>
    books.crew.fin.call('POST /staff/adjustments', {
      body: { shopper_id: bo.id, amount_fen: 1_000, cause: 'goodwill', reason: 'Waited' },
    }),
  )
  const givenAgainOwing = await booked(() => settle('refund_failed', bo, part.id, net))

  const out = await paidIn(cy)
  const withdrawal = { params: { id: (await withdraw(cy, 10_000)).id }, body: {} }
  await books.crew.fin.call('POST /staff/withdrawals/{id}/pay', withdrawal)
  const withdrawn = await booked(() => world.runJob('refund-parts', { withdrawalId: withdrawal.params.id }))
  const returned = await booked(() => bounce(cy, out.id, withdrawal.params.id))
  return { paid, chargedBack, givenAgain, takenBackSpent, collected, givenAgainOwing, withdrawn, returned }
}

const withdraw = (who: Person, amount_fen: number) =>
  who.call('POST /withdrawals', { body: { amount_fen, password: PASSWORD } })

/** The provider reports that its refund of a withdrawal came back, for example from a closed card. */
async function bounce(who: Person, rechargeId: string, withdrawalId: string): Promise<void> {
  const refund = await world.db
    .selectFrom('recharge_refunds')
    .innerJoin('recharges', 'recharges.id', 'recharge_id')
    .where('recharge_refunds.withdrawal_id', '=', withdrawalId)
    .select(['recharge_refunds.provider_ref', 'amount_minor', 'currency'])
    .executeTakeFirstOrThrow()
  await inJob(world.world, ['funds', 'messages'], (work) =>
    settleRefund(
      work,
      { id: rechargeId, shopper_id: who.id },
      {
        outcome: 'refund_failed',
        currency: refund.currency,
        amountMinor: refund.amount_minor,
        refundRef: refund.provider_ref!,
        about: {},
      },
    ),
  )
}

describe('a recharge is credited, disputed and withdrawn', () => {
  const collected = [
    'adjustment: 1000 CNY adjustment corrections > available',
    'shortfall_collected: 1000 CNY available > shortfall',
  ]

  test('in yuan: the provider’s account is the only other one', async () => {
    expect(await recharges('CNY')).toEqual({
      paid: [
        'recharge: 516 CNY clearing sandbox > revenue payment_fee',
        'recharge: 10000 CNY clearing sandbox > available',
      ],
      chargedBack: [
        'recharge_taken_back: 10000 CNY available > clearing sandbox',
        'recharge_taken_back: 516 CNY revenue payment_fee > clearing sandbox',
      ],
      givenAgain: [
        'recharge_given_again: 516 CNY clearing sandbox > revenue payment_fee',
        'recharge_given_again: 10000 CNY clearing sandbox > available',
      ],
      takenBackSpent: [
        'recharge_taken_back: 5800 CNY available > clearing sandbox',
        'recharge_taken_back: 4200 CNY shortfall > clearing sandbox',
      ],
      collected,
      givenAgainOwing: [
        'recharge_given_again: 3200 CNY clearing sandbox > shortfall',
        'recharge_given_again: 6800 CNY clearing sandbox > available',
      ],
      withdrawn: ['withdrawal_refunded: 10000 CNY withdrawing > clearing sandbox'],
      returned: ['withdrawal_returned: 10000 CNY clearing sandbox > available'],
    })
  })

  // Yen have no smaller unit.
  test.each([
    ['USD', 1_522, 78],
    ['JPY', 2_396, 123],
  ])('in %s: yuan and the other currency meet in the exchange account', async (currency, net, fee) => {
    expect(await recharges(currency)).toEqual({
      paid: [
        `recharge: ${fee} ${currency} clearing sandbox > revenue payment_fee`,
        `recharge: ${net} ${currency} clearing sandbox > exchange`,
        'recharge: 10000 CNY exchange > available',
      ],
      chargedBack: [
        'recharge_taken_back: 10000 CNY available > exchange',
        `recharge_taken_back: ${net} ${currency} exchange > clearing sandbox`,
        `recharge_taken_back: ${fee} ${currency} revenue payment_fee > clearing sandbox`,
      ],
      givenAgain: [
        `recharge_given_again: ${fee} ${currency} clearing sandbox > revenue payment_fee`,
        `recharge_given_again: ${net} ${currency} clearing sandbox > exchange`,
        'recharge_given_again: 10000 CNY exchange > available',
      ],
      takenBackSpent: [
        'recharge_taken_back: 5800 CNY available > exchange',
        'recharge_taken_back: 4200 CNY shortfall > exchange',
        `recharge_taken_back: ${net} ${currency} exchange > clearing sandbox`,
      ],
      collected,
      givenAgainOwing: [
        `recharge_given_again: ${net} ${currency} clearing sandbox > exchange`,
        'recharge_given_again: 3200 CNY exchange > shortfall',
        'recharge_given_again: 6800 CNY exchange > available',
      ],
      withdrawn: [
        'withdrawal_refunded: 10000 CNY withdrawing > exchange',
        `withdrawal_refunded: ${net} ${currency} exchange > clearing sandbox`,
      ],
      returned: [
        `withdrawal_returned: ${net} ${currency} clearing sandbox > exchange`,
        'withdrawal_returned: 10000 CNY exchange > available',
      ],
    })
  })
})

test('every kind of event of disputed and returned recharges was booked', () => {
  expect(books.notBooked('recharges')).toEqual([])
})
