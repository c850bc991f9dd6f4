import { CHARGED_MAX_MINOR } from '@longhaul/domain/duty/charged.ts'
import { Type } from 'typebox'
import { ById, Currency, Done, Id, Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

const told = {
  /** In minor units of the currency; 0: nothing was charged. */
  amount_minor: Type.Integer({ minimum: 0, maximum: CHARGED_MAX_MINOR }),
  currency: Currency,
}

/** What the shopper was charged for duty and tax when the package came. */
export const DutyCharged = Type.Object({
  /** The currencies to offer, the destination's own first. */
  currencies: Type.Array(Currency),
  told: nullable(
    Type.Object({
      ...told,
      /** A picture of the receipt. */
      picture: nullable(Type.Object({ id: Id, url: Type.String() })),
      told_at: Moment,
      changeable_until: Moment,
    }),
  ),
})

export const tellDutyCharged = route('PUT /parcels/{id}/duty_charged', {
  who: 'shopper',
  summary:
    'Tell what was charged for duty and tax when a package came: nothing, or an amount in any currency of which a rate is known, with a picture of the receipt that was uploaded as `attachment`. It may be changed for 30 days. It is compared with the estimate; no money follows from it.',
  params: ById,
  body: Type.Object({ ...told, file_id: nullable(Id) }),
  changes: ['parcels'],
  reply: Done,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
  perMinute: 20,
})
