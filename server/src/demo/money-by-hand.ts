import { DEMO_PASSWORD } from './people.ts'
import type { Agency } from './agency.ts'

const WESTERN_UNION = 'First name: Wei\nLast name: Chen\nCity: Guangzhou\nCountry: China'
const BANK =
  'Account holder: Longhaul Demo Ltd\nBank: Demo Bank, Guangzhou\nSWIFT: DEMOCNBGXXX\nAccount: 6222 0000 1234 5678'

/**
 * Two admins enter the accounts for remittances, which are in force a day later; before that none is
 * accepted.
 */
export async function openRemittances(agency: Agency): Promise<void> {
  const changes = [
    { name: 'remittanceWesternUnion', before: '', value: WESTERN_UNION },
    { name: 'remittanceBank', before: '', value: BANK },
  ]
  const reason = 'Accounts for remittances.'
  await agency.agree('admin', 'owner', 'PUT /staff/settings', { changes, reason })
}

/** Money that people handle: a rejected remittance, a pending one, and a pending withdrawal. */
export async function seedMoney(agency: Agency): Promise<void> {
  const jonas = await agency.shopper('jonas')
  const finance = await agency.staff('finance')
  const sender = { country: 'DE', currency: 'EUR', sent_on: agency.today(), note: '' }
  const first = await jonas('POST /remittances', {
    body: {
      ...sender,
      method: 'western_union',
      sender_first_name: 'Jonas',
      sender_last_name: 'Weber',
      sent_minor: 12_000,
      mtcn: '1234567890',
    },
  })
  await finance('POST /staff/remittances/{id}/reject', {
    params: { id: first.id },
    body: { reason: 'Western Union does not know this control number. Please compare it with your receipt.' },
  })
  await jonas('POST /remittances', {
    body: {
      ...sender,
      method: 'western_union',
      sender_first_name: 'Jonas',
      sender_last_name: 'Weber',
      sent_minor: 12_000,
      mtcn: '2345678901',
      note: 'The first digit was wrong, sorry.',
    },
  })
  await jonas('POST /withdrawals', { body: { amount_fen: 2_000, password: DEMO_PASSWORD } })
}
