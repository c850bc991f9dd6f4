import { sendLead } from '@longhaul/contract/site.ts'
import { isEmail } from '@longhaul/domain/accounts/limits.ts'
import { action } from '../platform/action.ts'
import { badInput } from '../platform/refusal.ts'
import { insertLead } from './sql.ts'

/** Stores what the fulfilment page's form asks; staff work through it in the console. */
export const sendLeadAction = action(sendLead, async ({ tx, body, lang, now, changed }) => {
  if (!isEmail(body.email)) throw badInput({ email: 'email' })
  const { name, company, email, phone, monthly_volume, message } = body
  const lead = await insertLead(tx, {
    name,
    company,
    email,
    phone,
    monthly_volume,
    message,
    lang,
    created_at: now,
  })
  await changed('staff', 'messages')
  return lead
})
