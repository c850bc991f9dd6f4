import { FIGURES } from '@longhaul/domain/duty/overrides.ts'
import { CHARGE_KINDS } from '@longhaul/domain/duty/rule.ts'
import { Type } from 'typebox'
import { Done, filled, inLanguages, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const Place = Type.String({ pattern: '^[A-Z]{2}(-[A-Z0-9]{1,8})?$' })
const ChargeId = Type.String({ pattern: '^[A-Za-z0-9._-]{1,80}$' })
/** A rate in millionths; an amount or a limit in minor units. */
const Value = Type.Integer({ minimum: 0, maximum: 10_000_000_000 })

/** A figure that the shop replaced by its own. */
const Override = Type.Object({
  figure: oneOf(FIGURES),
  value: Value,
  reason: Type.String(),
  since: Type.String(),
  by: Type.String(),
})

export const getDutyPlace = route('GET /staff/duty_rules/{place}', {
  who: { staff: ['finance', 'support', 'warehouse'] },
  summary:
    'Get the charges of a place today as they were released, the figures of each that can be replaced, and those that the shop replaced by its own',
  params: Type.Object({ place: Place }),
  shows: ['site'],
  reply: Type.Object({
    place: Type.String(),
    name: Type.String(),
    charges: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: oneOf(CHARGE_KINDS),
        name: Type.String(),
        how: Type.String(),
        figures: Type.Array(
          Type.Object({ figure: oneOf(FIGURES), value: Value, currency: nullable(Type.String()) }),
        ),
        override: nullable(Override),
      }),
    ),
    /** Own figures of charges that the rules no longer have. */
    idle: Type.Array(Type.Object({ id: Type.String(), ...Override.properties })),
  }),
  refusals: ['not_found'],
})

export const overrideCharge = route('PUT /staff/duty_rules/{place}/{charge}', {
  who: { staff: ['finance'] },
  summary:
    "Replace one figure of a charge by the shop's own, with a reason that shoppers read. It counts until it is taken back, also under newer rules that still have the charge.",
  params: Type.Object({ place: Place, charge: ChargeId }),
  body: Type.Object({ figure: oneOf(FIGURES), value: Value, ...inLanguages('reason', filled(300)) }),
  changes: ['site'],
  reply: Done,
  refusals: ['invalid_input', 'not_found'],
})

export const restoreCharge = route('DELETE /staff/duty_rules/{place}/{charge}', {
  who: { staff: ['finance'] },
  summary: "Take the shop's own figure of a charge back: that of the rules counts again",
  params: Type.Object({ place: Place, charge: ChargeId }),
  changes: ['site'],
  reply: Done,
  refusals: ['not_found'],
})
