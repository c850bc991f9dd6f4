import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Call } from '@longhaul/contract/client.ts'
import { appCode } from './authenticator.ts'
import { caller, upload } from './calls.ts'
import { drawPicture } from './picture.ts'

/* From an empty folder to a shop that is open, as its operator does it: at a terminal, and in the console over the API. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const OPERATOR = { email: 'ada@kranich.example', password: 'a crane carries far' }

/** What is typed at the terminal, in the order in which it is asked for. */
const TYPED = [
  ...[OPERATOR.email, 'Ada', OPERATOR.password],
  ...['Kranich', '鹤行'],
  ...['hello@kranich.example', 'Mon–Fri 9–18, China time', '周一至周五 9–18'],
  ...[
    'GZ1',
    'Guangzhou',
    '广州',
    '12 Real Road, Guangzhou',
    '广州市真实路 12 号',
    '鹤行',
    '+86 20 1234 5678',
    '510000',
  ],
  'Bank of China; Kranich Ltd; 6222 0000',
  'CN',
]

/** `npm run admin -- setup` beside the running server, with answers from a pipe; what it says is answered. */
export async function setUpAtTerminal(dataDir: string, url: string): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'server', 'dist', 'admin.js'), 'setup'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: url },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (said += bytes.toString()))
  child.stdin.end(`${TYPED.join('\n')}\n`)
  const [code]: number[] = await once(child, 'close')
  if (code !== 0) throw new Error(`the set-up ended with ${code}:\n${said}`)
  return said
}

/** Another command, in a folder without a shop, where nothing says which data are meant: of the one server that runs. */
export const adminWithoutData = (cwd: string, scratch: string) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'server', 'dist', 'admin.js'), 'staff'], {
    cwd,
    env: { ...process.env, DATA_DIR: '', DATABASE_URL: '', TMPDIR: scratch },
  })

/** Logs the first admin in, with two-step login; answers the token. */
export async function firstLogin(url: string): Promise<string> {
  const { email, password } = OPERATOR
  const { staff_token } = await caller(url)('POST /staff/login', { body: { email, password } })
  const ada = caller(url, staff_token)
  const { secret } = await ada('POST /staff/two_factor', { body: { password } })
  await ada('POST /staff/two_factor/confirm', { body: { code: appCode(secret, Date.now()) } })
  return staff_token
}

/** What the console does of the set-up: prices, fees, legal texts, rates, a mail that arrives. `mailed` answers the newest mail. */
export async function setUpInConsole(ada: Call, mailed: () => Promise<string>): Promise<void> {
  const card = await ada('POST /staff/rate_cards/examples', { body: {} })
  await ada('POST /staff/rate_cards/{id}/confirm', { params: { id: card.id }, body: {} })
  for (const step of ['legal_texts', 'fees'] as const)
    await ada('POST /staff/setup/confirm', { body: { step } })
  const { settings } = await ada('GET /staff/settings')
  const before = settings.find(({ name }) => name === 'currencies')!.value
  await ada('PUT /staff/settings', {
    body: { changes: [{ name: 'currencies', value: ['USD', 'CNY'], before }], reason: 'a beginning' },
  })
  const quoted_on = new Date().toISOString().slice(0, 10)
  await ada('POST /staff/exchange_rates', { body: { currency: 'USD', rate: '7.1', quoted_on, note: 'bank' } })
  await ada('POST /staff/setup/test_mail', { body: {} })
  const code = linkIn(await mailed(), 'mail')
  await ada('POST /staff/setup/test_mail/confirm', { body: { code } })
}

/** The value of a parameter of the link in a mail, as it goes over the wire. */
export function linkIn(mail: string, name: string): string {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const found = new RegExp(`[?&#]${name}=([\\w.-]+)`).exec(text)?.[1]
  if (!found) throw new Error(`no link with ${name} in:\n${text}`)
  return found
}

/** The shopper sends yuan to the bank account that the set-up asked for, and finance credits what arrived. */
export async function payByBank(shopper: Call, finance: Call, sentFen: number): Promise<void> {
  const { methods } = await shopper('GET /remittances', { query: {} })
  if (!methods.some(({ id, instructions }) => id === 'bank_transfer' && instructions.includes('6222 0000')))
    throw new Error(`nobody is told the bank account of the set-up: ${JSON.stringify(methods)}`)
  const { id } = await shopper('POST /remittances', {
    body: {
      method: 'bank_transfer',
      sender_first_name: 'Mei',
      sender_last_name: 'Lin',
      country: 'SG',
      currency: 'CNY',
      sent_minor: sentFen,
      sent_on: new Date().toISOString().slice(0, 10),
      note: '',
    },
  })
  const arrived = { params: { id }, body: { currency: 'CNY', received_minor: sentFen } }
  const { credit_fen } = await finance('POST /staff/remittances/{id}/preview_credit', arrived)
  await finance('POST /staff/remittances/{id}/credit', {
    ...arrived,
    body: { ...arrived.body, expected_credit_fen: credit_fen },
  })
}

/** What the warehouse does with what arrives: scanned, weighed, photographed, shelved. Answers the stock item's id. */
export async function takeIn(ada: Call, tracking_number: string): Promise<string> {
  const { items } = await ada('POST /staff/arrivals', { body: { warehouse_id: 'GZ1', tracking_number } })
  const params = { id: items[0]!.id }
  const size = { length_mm: 250, width_mm: 180, height_mm: 90 }
  await ada('PUT /staff/stock_items/{id}/measures', {
    params,
    body: { weight_grams: 600, ...size, category: null, weight_confirmed: true },
  })
  const file_id = await upload(ada, 'inspection', drawPicture(7))
  await ada('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind: 'free' } })
  await ada('POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'A-01-1' } })
  return params.id
}
