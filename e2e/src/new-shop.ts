import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Call } from '@longhaul/contract/client.ts'
import type { SetupStep } from '@longhaul/domain/setup/readiness.ts'
import { text as configurationText } from '@longhaul/text/console/configuration/configuration.en.ts'
import { text as financeText } from '@longhaul/text/console/finance/finance.en.ts'
import { text as setupText } from '@longhaul/text/console/setup/setup.en.ts'
import { text as shellText } from '@longhaul/text/console/shell/shell.en.ts'
import { text as shippingText } from '@longhaul/text/console/shipping/shipping.en.ts'
import { text as staffText } from '@longhaul/text/console/staff/staff.en.ts'
import type { Page } from 'playwright-core'
import { appCode } from './authenticator.ts'
import type { Seat } from './browser.ts'
import { upload } from './calls.ts'
import { eventually } from './eventually.ts'
import { drawPicture } from './picture.ts'

/* From an empty folder to an open shop, as its operator does it: at a terminal, and in the console. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
export const OPERATOR = { email: 'ada@kranich.example', password: 'a crane carries far' }

/** The input at the terminal, in the order of the questions. */
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
  // Working days: set later, on their page.
  '',
]

/**
 * Runs `npm run admin -- setup` while the server is running, with its input from a pipe; returns its output.
 */
export async function setUpAtTerminal(dataDir: string, url: string): Promise<string> {
  const child = spawn(process.execPath, [join(ROOT, 'server', 'dist', 'admin.js'), 'setup'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: url },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
  child.stdin.end(`${TYPED.join('\n')}\n`)
  const [code]: number[] = await once(child, 'close')
  if (code !== 0) throw new Error(`the set-up ended with ${code}:\n${output}`)
  return output
}

/**
 * Runs another command in a folder without a shop, without specifying the data: it uses that of the only
 * running server.
 */
export const adminWithoutData = (cwd: string, scratch: string) =>
  promisify(execFile)(process.execPath, [join(ROOT, 'server', 'dist', 'admin.js'), 'staff'], {
    cwd,
    env: { ...process.env, DATA_DIR: '', DATABASE_URL: '', TMPDIR: scratch },
  })

/**
 * The first admin logs in to the console and must set up two-step login there. Returns the session token for
 * their calls.
 */
export async function firstLogin({ page, context }: Seat, url: string): Promise<string> {
  await page.goto('/console')
  await page.getByLabel(shellText.login.email).fill(OPERATOR.email)
  await page.locator(PASSWORD).fill(OPERATOR.password)
  await page.getByRole('button', { name: shellText.login.submit }).click()
  await page.getByRole('heading', { name: staffText.two.neededTitle }).waitFor()
  await page.locator(PASSWORD).fill(OPERATOR.password)
  await page.getByRole('button', { name: staffText.two.next }).click()
  const secret = (await page.locator('.code').first().innerText()).replaceAll(' ', '')
  await page.getByLabel(staffText.two.code).fill(appCode(secret, Date.now()))
  await page.getByRole('button', { name: staffText.two.confirm }).click()
  await page.getByRole('button', { name: staffText.two.kept }).click()
  const cookies = await context.cookies(`${url}/console`)
  return cookies.find(({ name }) => name === 'staff_token')!.value
}

const PASSWORD = 'input[type=password]'

/**
 * The remaining steps in the console, through the set-up page and the pages that it links to. `mailed`
 * returns the newest mail.
 */
export async function setUpInConsole(page: Page, mailed: () => Promise<string>): Promise<void> {
  await page.getByRole('link', { name: setupText.home.go }).click()
  for (const step of ['legal_texts', 'services', 'duties', 'fees'] as const) {
    await stepOf(page, step).getByRole('button', { name: setupText.confirm[step] }).click()
    await stepOf(page, step).getByText(setupText.done, { exact: true }).waitFor()
  }

  const examples = stepOf(page, 'rates').getByRole('button', { name: setupText.takeExamples })
  await examples.click()
  await examples.waitFor({ state: 'detached' })
  await at(page, 'rates', async () => {
    const { confirm } = shippingText.cards
    await page.getByRole('button', { name: confirm, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
    await page.getByText(shippingText.cards.confirmed).waitFor()
  })
  await at(page, 'exchange_rates', async () => {
    await page.getByRole('link', { name: financeText.rates.offer }).click()
    // Only two currencies are offered at first: the rates of the others are too old.
    for (const currency of ['EUR', 'GBP', 'AUD', 'CAD', 'JPY', 'SGD', 'MYR', 'HKD'])
      await page.getByRole('checkbox', { name: new RegExp(`^${currency} `) }).uncheck()
    await page.getByRole('button', { name: configurationText.save, exact: true }).click()
    await page.getByText(configurationText.saved).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: financeText.rates.enterOf('USD') }).click()
    await page.getByLabel(financeText.rates.form.rate).fill('7.1')
    await page.getByRole('button', { name: financeText.rates.form.submit }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  await at(page, 'working_days', async () => {
    await page.getByRole('combobox', { name: setupText.days.place }).selectOption('CN')
    await page.getByRole('button', { name: setupText.days.take }).click()
    await page.getByRole('button', { name: setupText.days.save, exact: true }).click()
    await page.getByText(setupText.days.saved, { exact: true }).waitFor()
  })

  const mail = stepOf(page, 'mail')
  await mail.getByRole('button', { name: setupText.mail.send }).click()
  await mail
    .getByLabel(setupText.mail.code)
    .fill(await eventually(async () => linkIn(await mailed(), 'mail')))
  await mail.getByRole('button', { name: setupText.mail.confirm }).click()
  await mail.getByText(setupText.done, { exact: true }).waitFor()
}

const stepOf = (page: Page, step: SetupStep) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: setupText.steps[step].name, exact: true }) })

/** Does the work on the page that a step leads to, and checks on return that the step is done. */
async function at(page: Page, step: SetupStep, work: () => Promise<void>): Promise<void> {
  await stepOf(page, step).getByRole('link', { name: setupText.steps[step].link }).click()
  await work()
  await page.goBack()
  await stepOf(page, step).getByText(setupText.done, { exact: true }).waitFor()
}

/** The value of a parameter of the link in a mail, as transmitted. */
export function linkIn(mail: string, name: string): string {
  const text = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  const found = new RegExp(`[?&#]${name}=([\\w.-]+)`).exec(text)?.[1]
  if (!found) throw new Error(`no link with ${name} in:\n${text}`)
  return found
}

/**
 * The shopper sends yuan to the bank account entered in the set-up, and finance credits the amount that
 * arrived.
 */
export async function payByBank(shopper: Call, finance: Call, sentFen: number): Promise<void> {
  const { methods } = await shopper('GET /remittances', { query: {} })
  if (!methods.some(({ id, instructions }) => id === 'bank_transfer' && instructions.includes('6222 0000')))
    throw new Error(`no payment method shows the set-up's bank account: ${JSON.stringify(methods)}`)
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

/**
 * The warehouse's work on an arrival: scanned, weighed, photographed, shelved. Returns the stock item's id.
 */
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
