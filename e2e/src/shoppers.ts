import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Call, CallError } from '@longhaul/contract/client.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { SHOPPER_PASSWORD, caller, login, staff } from './calls.ts'

export type Shopper = { email: string; call: Call }

/** A new shopper: registered, verified through the mailed link, logged in. */
export async function newShopper(url: string): Promise<Shopper> {
  const email = `e2e-${randomUUID()}@demo.example`
  await caller(url)('POST /users', { body: { email, password: SHOPPER_PASSWORD } })
  await caller(url)('POST /active_email', { body: { link: await mailedLink(url, email) } })
  return { email, call: await login(url, email) }
}

/** The link in a person's newest mail, as an admin reads it in the demo's mailbox. */
export async function mailedAddress(url: string, email: string): Promise<string> {
  const admin = await staff(url, 'admin')
  const { items } = await admin('GET /staff/mails', { query: { q: email } })
  const newest = items.find((mail) => mail.recipient === email)
  if (!newest) throw new Error(`no mail to ${email}`)
  const params = { id: newest.id }
  const { text_body, link } = await admin('GET /staff/mails/{id}', { params })
  if (link === 'on_demand') return (await admin('POST /staff/mails/{id}/show_link', { params, body: {} })).url
  const address = /https?:\/\/\S+/.exec(text_body)?.[0]
  if (!address) throw new Error(`no address in the mail to ${email}:\n${text_body}`)
  return address
}

async function mailedLink(url: string, email: string): Promise<string> {
  const link = new URL(await mailedAddress(url, email)).searchParams.get('link')
  if (!link) throw new Error('the mailed address holds no link')
  return link
}

/**
 * Adds money through the sandbox provider, approved on the provider's page; returns when it is on the
 * balance.
 */
export async function recharge(url: string, call: Call, creditFen: Fen): Promise<void> {
  const made = await call('POST /recharges', {
    body: { method: 'sandbox', currency: 'USD', credit_fen: creditFen },
  })
  await approveCheckout(url, made.provider_url)
  await rechargeSucceeded(call, made.id)
}

/** Presses "approve" on the provider's page. */
export async function approveCheckout(url: string, providerUrl: string | null): Promise<void> {
  if (!providerUrl) throw new Error('the provider has no page')
  const { pathname } = new URL(providerUrl)
  const response = await fetch(`${url}${pathname}/approve`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  }).catch(() => undefined)
  if (!response || response.status === 503) throw new CallError(0, '', { error: 'unreachable' })
  if (response.status !== 303) throw new Error(`the sandbox returned ${response.status}`)
}

/** Polls until the recharge is on the balance. */
export async function rechargeSucceeded(call: Call, id: string, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const { stage } = await call('GET /recharges/{id}', { params: { id } })
    if (stage === 'succeeded') return
    if (Date.now() > deadline) throw new Error(`the recharge is ${stage}`)
    await pause(50)
  }
}

/** Every movement of an account, from first to last, page by page. */
export async function statement(
  call: Call,
  account: 'available' | 'frozen',
): Promise<{ kind: string; change_fen: Fen; balance_after_fen: Fen }[]> {
  const entries = []
  let cursor: string | undefined
  do {
    const page = await call('GET /funds/entries', {
      query: { account, limit: 100, ...(cursor ? { cursor } : {}) },
    })
    entries.push(...page.items)
    cursor = page.next_cursor ?? undefined
  } while (cursor)
  return entries.toReversed()
}
