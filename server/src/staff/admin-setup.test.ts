import { beforeAll, expect, test } from 'vitest'
import { testWorld } from '../../test/world.ts'
import { runAdmin } from './admin-command.ts'

const world = testWorld({ shop: 'closed', env: () => ({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9' }) })

beforeAll(async () => {
  for (const table of [
    'shipping_rates',
    'rate_cards',
    'shipping_lines',
    'warehouses',
    'working_hours',
  ] as const)
    await world.db.deleteFrom(table).execute()
  await world.db.deleteFrom('settings').execute()
})

/** Runs the set-up with these answers in turn, and empty ones after them; returns its output. */
async function setUp(answers: readonly string[]): Promise<string> {
  const output: string[] = []
  const left = [...answers]
  const terminal = {
    db: world.db,
    clock: world.clock,
    env: world.world.env,
    say: (line: string) => void output.push(line),
    write: (text: string) => void output.push(text),
    ask: async (question: string) => {
      const answer = left.shift() ?? ''
      output.push(`${question}${answer}`)
      return answer
    },
    askPassword: async () => 'a fresh long password',
    seals: { pool: world.pool, sealingKeys: [], dataDir: world.world.env.dataDir },
  }
  await runAdmin(terminal, ['setup'])
  return output.join('\n')
}

test('empty answers change nothing, and show where each step is done', async () => {
  const output = await setUp([])
  expect(output).toContain('missing  A warehouse with its real address and telephone')
  expect(output).toContain('http://shop.test/console/setup')
  expect(output).not.toContain('(yes/no)')
  expect(await world.db.selectFrom('audit_log').select('id').execute()).toEqual([])
})

test('answers are stored by the console’s rules; invalid ones are asked for again', async () => {
  const output = await setUp([
    ...['ada@kranich.example', 'Ada'],
    ...['x'.repeat(41), 'Kranich', '鹤行'],
    ...['nowhere', 'hello@kranich.example', 'Mon–Fri', '周一至周五'],
    ...['gz', 'Guangzhou', '广州', '12 Real Road', '真实路 12 号', '鹤行', '+86 20 1234 5678', '510000'],
    ...['GZ1', 'Guangzhou', '广州', '12 Real Road', '真实路 12 号', '鹤行', '+86 20 1234 5678', ''],
    'Bank of China;6222 0000',
    ...['XX', 'de'],
  ])
  expect(output).toContain('websiteName: this cannot be used')
  expect(output).toContain('contactEmail: this cannot be used')
  expect(output).toContain('This cannot be used: id')
  expect(output).toContain('Must be one of CN, HK, TW')
  expect(output).toContain('done     A way to pay (bank)')
  expect(await world.caller()('GET /configurations')).toMatchObject({
    WEBSITE_NAME: 'Kranich',
    contact_email: 'hello@kranich.example',
  })
  expect((await world.caller()('GET /warehouses')).warehouses).toMatchObject([{ id: 'GZ1' }])
  const acts = await world.db.selectFrom('audit_log').select(['action', 'staff_id', 'request_id']).execute()
  expect(new Set(acts.map(({ request_id }) => request_id))).toEqual(new Set(['npm run admin']))
  expect(acts.map(({ action }) => action)).toContain('change_working_days')
  const off = await world.db.selectFrom('days_off').select('first_day').execute()
  expect(off.map(({ first_day }) => first_day)).toContain('2026-10-03')
})

test('the demo has no set-up', async () => {
  await world.db.insertInto('installation').values({ kind: 'demo' }).execute()
  await expect(setUp([])).rejects.toThrow('This is the demo')
})
