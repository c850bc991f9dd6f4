import { noteShopper as route } from '@longhaul/contract/accounts/shoppers.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { tellNamed } from '../team/public.ts'
import { insertShopperNote, lockShopperForStaff } from './sql-shoppers.ts'

export const noteShopperAction = writeAction(route, noteShopper)

/** Adds a note about a shopper for colleagues. */
async function noteShopper(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  orNotFound(await lockShopperForStaff(tx, params.id))
  const text = body.body.trim()
  const { id } = await insertShopperNote(tx, {
    shopper_id: params.id,
    staff_id: me.id,
    body: text,
    created_at: now,
  })
  await tellNamed(call, { text, field: 'body', about: { kind: 'shopper', id: params.id } })
  // The text is stored with the shopper's account and deleted with it; the log only records that a note was
  // written.
  await audit(call, { action: 'note_shopper', subjectKind: 'shopper', subjectId: params.id })
  return { id, body: text, by: me.name, created_at: now.toISOString() }
}
