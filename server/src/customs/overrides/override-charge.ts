import { overrideCharge as route } from '@longhaul/contract/parcels/duty-overrides.staff.ts'
import { figuresOf } from '@longhaul/domain/duty/overrides.ts'
import { textsOf } from '@longhaul/domain/languages.ts'
import { audit } from '../../platform/audit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound } from '../../platform/http/refusal.ts'
import { releasedRules } from '../releases/applied-rules.ts'
import { saveOverride } from './sql-overrides.ts'

export const overrideChargeAction = writeAction(route, overrideCharge)

/** A rate of more than this is a slip. */
const RATE_MAX_PPM = 10_000_000

/** Replaces one figure of a charge by the shop's own, until it is taken back. */
async function overrideCharge(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, body, me, now } = call
  const { figure, value } = body
  const place = orNotFound((await releasedRules(tx)).places.get(params.place))
  const charges = place.regimes.flatMap((regime) => regime.charges).filter(({ id }) => id === params.charge)
  orNotFound(charges[0])
  if (charges.every((known) => !figuresOf(known)[figure])) throw badInput({ figure: 'choice' })
  if (figure === 'rate' && value > RATE_MAX_PPM) throw badInput({ value: 'too_large' })
  const after = {
    rate_ppm: figure === 'rate' ? value : null,
    amount_minor: figure === 'amount' ? value : null,
    limit_minor: figure === 'limit' ? value : null,
    reason: textsOf('reason', body),
  }
  const { place: code, charge } = params
  await saveOverride(tx, { ...after, place: code, charge, staff_id: me.id, since: now })
  await audit(call, {
    action: 'override_duty_charge',
    subjectKind: 'import_rule',
    subjectId: `${params.place} ${params.charge}`.slice(0, 100),
    after,
  })
  return {}
}
