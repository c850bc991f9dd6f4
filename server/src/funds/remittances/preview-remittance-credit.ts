import { previewRemittanceCredit as route } from '@longhaul/contract/funds/remittances.staff.ts'
import { needsTwo } from '@longhaul/domain/funds/two-people.ts'
import { type Answer, type Call, action } from '../../platform/http/action.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { rateText } from '../quote.ts'
import { findRemittanceForStaff } from './sql.ts'
import { creditOf, isFar } from './credit.ts'

export const previewRemittanceCreditAction = action(route, previewRemittanceCredit)

async function previewRemittanceCredit({ tx, params, body }: Call<typeof route>): Answer<typeof route> {
  const row = orNotFound(await findRemittanceForStaff(tx, params.id))
  const { creditFen, rate } = await creditOf(tx, body.currency, body.received_minor)
  const { twoPeopleFromFen } = await readSettings(tx)
  const isOdd = isFar(row, body)
  return {
    credit_fen: creditFen,
    rate: rateText(rate),
    rate_quoted_on: rate.quotedOn,
    two_people: needsTwo(creditFen, twoPeopleFromFen, isOdd),
    far_from_told: isOdd,
  }
}
