import { NextStep } from '@longhaul/contract/desk/next-step.ts'
import { nullable, pageQuery } from '@longhaul/contract/fields.ts'
import { type Static, Type } from 'typebox'
import { Money, type Shop, moneyOrNull } from '../tool.ts'

/* What several tools show in the same way. */

/** The place in a list from which to go on. */
export const Cursor = { cursor: pageQuery.cursor }

/** The one next step. */
export const Next = Type.Object({
  kind: NextStep.properties.kind,
  about: NextStep.properties.about,
  waits: Type.Boolean({ description: 'Whether nothing proceeds without the shopper' }),
  by: NextStep.properties.by,
  otherwise: NextStep.properties.otherwise,
  pay: nullable(Money),
})

export const nextOf = (shop: Shop, step: Static<typeof NextStep> | null): Static<typeof Next> | null =>
  step && {
    kind: step.kind,
    about: step.about,
    waits: step.waits,
    by: step.by,
    otherwise: step.otherwise,
    pay: moneyOrNull(shop, step.pay_fen),
  }
