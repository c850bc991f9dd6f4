import { randomUUID } from 'node:crypto'
import { sendLead as route } from '@longhaul/contract/site/site.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { LEADS_PER_ADDRESS, LEADS_PER_EMAIL } from '@longhaul/domain/leads/stages.ts'
import { leadMailIn } from '@longhaul/text/mail/lead-mail.ts'
import { plainLetter, sendMail } from '../mail/public.ts'
import { countHit } from '../platform/database/count-hit.ts'
import { type Answer, writeAction, type WriteCall } from '../platform/http/action.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { letterheadIn, readSettings } from '../site/public.ts'
import { insertLead } from './sql.ts'

type LeadCall = WriteCall<typeof route>

export const sendLeadAction = writeAction(route, sendLead)

/**
 * Stores an enquiry from the fulfilment page, with the consent to keep it, and e-mails it to the agency. The
 * number per day is limited by network address and by e-mail address. An enquiry that fills in the honeypot
 * gets the usual answer and is dropped.
 */
async function sendLead(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, lang, now } = call
  const email = tidyEmail(body.email)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  if (body.website) return { id: randomUUID() }
  await limit(call, `lead ${call.request.ip}`, LEADS_PER_ADDRESS)
  await limit(call, `lead ${email.toLowerCase()}`, LEADS_PER_EMAIL)
  const lead = {
    name: oneLine(body.name),
    company: oneLine(body.company),
    email,
    phone: oneLine(body.phone),
    monthly_volume: body.monthly_volume,
    message: body.message.trim(),
    lang,
  }
  const { id } = await insertLead(tx, { ...lead, consent_at: now, created_at: now })
  await notifyAgency(call, id, lead)
  return { id }
}

const DAY_MS = 86_400_000

async function limit({ tx, now, world }: LeadCall, key: string, perDay: number): Promise<void> {
  const { hits, resetsAt } = await countHit(tx, key, now, DAY_MS)
  if (hits <= perDay * world.env.rateLimitFactor) return
  throw new Refusal('too_many_requests', {
    retry_after: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
  })
}

/** E-mails an enquiry to the contact address, in the site's language, because the agency's staff read it. */
async function notifyAgency(
  call: LeadCall,
  id: string,
  lead: {
    name: string
    company: string
    email: string
    phone: string
    monthly_volume: string
    message: string
  },
): Promise<void> {
  const settings = await readSettings(call.tx)
  // The enquiry is in the console in any case.
  if (settings.contactEmail === '') return
  const lang = settings.defaultLanguage
  const words = leadMailIn(lang)
  await sendMail(call, {
    to: settings.contactEmail,
    shopperId: null,
    lang,
    template: 'lead',
    head: letterheadIn(settings, lang),
    letter: plainLetter({
      subject: words.subject(lead.name, lead.company),
      sentences: [
        words.greeting,
        words.name(lead.name),
        lead.company && words.company(lead.company),
        words.email(lead.email),
        lead.phone && words.phone(lead.phone),
        words.volume(words.volumes[lead.monthly_volume] ?? lead.monthly_volume),
        lead.message,
        words.wrote(call.lang),
      ],
      button: { label: words.open, url: publicUrl(`/console/leads?id=${id}`) },
      footer: { about: '', links: [], lines: [words.footer] },
    }),
  })
}

/** Removes line ends: in a name they could inject headers into the e-mail. */
const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')
