import { randomInt } from 'node:crypto'
import { applyAsCreator as route } from '@longhaul/contract/rewards/creators.ts'
import { namesContact, newPublicCode } from '@longhaul/domain/goods-lists/public-list.ts'
import { whyNotApply } from '@longhaul/domain/rewards/creators.ts'
import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { badInput, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { readOwnCard } from './card.ts'
import { findOwnCreator, insertCreator, lockOwnCreator, updateCreator } from './sql.ts'

export const applyAsCreatorAction = writeAction(route, applyAsCreator)

/**
 * Applies to be a creator, or again after staff declined. The code is made with the first application and
 * never changes.
 */
async function applyAsCreator({ tx, me, body, now }: WriteCall<typeof route>): Answer<typeof route> {
  const words = wordsOf(body)
  const known = await lockOwnCreator(tx, me.id)
  refuseIf(whyNotApply(known?.state ?? null, (await readSettings(tx)).creatorSharePerMille))
  const application = { ...words, state: 'applied', applied_at: now, state_at: now, reason: '' } as const
  if (known) await updateCreator(tx, known.id, application)
  else {
    const code = newPublicCode((below) => randomInt(below))
    // Two calls at once: the other one has applied.
    if (!(await insertCreator(tx, { ...application, shopper_id: me.id, code }))) refuseIf('creator_already')
  }
  return await readOwnCard(tx, orNotFound(await findOwnCreator(tx, me.id)))
}

/**
 * The name for the page and the words for staff, tidied. Refuses an empty name, and one that advertises.
 */
function wordsOf(body: WriteCall<typeof route>['body']) {
  const shown_name = tidyShown(body.shown_name)
  if (shown_name === '') throw badInput({ shown_name: 'required' })
  if (namesContact(shown_name)) throw badInput({ shown_name: 'contact_in_public' }, 'contact_in_public')
  return { shown_name, about: body.about.trim() }
}
