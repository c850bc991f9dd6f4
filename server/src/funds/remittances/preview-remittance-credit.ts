import { previewRemittanceCredit as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { secondPersonFrom } from '../../policy/public.ts'
import { rateText } from '../quote.ts'
import { findRemittanceForStaff } from './sql.ts'
import { creditOf, isFar, isToldTwice } from './credit.ts'

export const previewRemittanceCreditAction = writeAction(route, previewRemittanceCredit)

async function previewRemittanceCredit(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body } = call
  const row = orNotFound(await findRemittanceForStaff(tx, params.id))
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  const needsSecond = await secondPersonFrom(call, 'remittance')
  const isOdd = isFar(row, body)
  return {
    credit_fen: creditFen,
    rate: rateText(rate),
    rate_quoted_on: rate.quotedOn,
    two_people: isOdd || (await isToldTwice(tx, row)) || needsSecond(creditFen),
    far_from_told: isOdd,
  }
}
