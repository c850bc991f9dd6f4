import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'
import { enqueue } from '../platform/jobs.ts'
import { COMMANDS, adminHelp, runAdmin } from './admin-command.ts'

const world = testWorld()
const FRESH = 'a fresh long password'

/** What the command says. */
async function admin(args: readonly string[], typed = FRESH): Promise<string> {
  const said: string[] = []
  const terminal = {
    db: world.db,
    clock: world.clock,
    say: (line: string) => void said.push(line),
    write: (text: string) => void said.push(text),
    askPassword: async () => typed,
  }
  await runAdmin(terminal, args)
  return said.join('\n')
}
const logIn = (email: string, password = FRESH) =>
  world.caller()('POST /staff/login', { body: { email, password } })

test('helps, and says what it cannot do', async () => {
  expect(await admin([])).toBe(adminHelp())
  for (const { usage, help } of Object.values(COMMANDS)) {
    expect(adminHelp()).toContain(usage)
    expect(help).toMatch(/\.$/)
  }
  await expect(admin(['dance'])).rejects.toThrow('There is no command dance')
  await expect(admin(['password'])).rejects.toThrow('Whose?')
  await expect(admin(['password', 'no@longhaul.test'])).rejects.toThrow('Nobody works here')
  await expect(admin(['rerun', '1; drop table staff'])).rejects.toThrow('Usage')
})

test('makes the first admin, once; the log says that it was done at the server', async () => {
  await expect(admin(['first@longhaul.test', 'Ada'], 'short')).rejects.toThrow('at least 15')
  await admin(['first@longhaul.test', 'Ada'])
  await expect(admin(['add', 'First@longhaul.test', 'Ada'])).rejects.toThrow('already')
  await expect(admin(['add', 'x@longhaul.test', 'X', 'king'])).rejects.toThrow('Roles are')
  const { staff_token } = await logIn('first@longhaul.test')
  const ada = world.caller(staff_token)
  expect((await ada('GET /staff/info')).roles).toEqual(['admin'])
  const { items } = await ada('GET /staff/audit', { query: { person: 'command' } })
  expect(items).toMatchObject([{ person: null, action: 'invite_staff', request_id: 'npm run admin' }])
  expect(await admin(['staff'])).toBe('first@longhaul.test\tAda\tadmin\tactive')
})

test('sets a password, makes a link, unblocks', async () => {
  const bo = await world.staff('bo', ['buyer'])
  await admin(['password', bo.email])
  await expectRefusal(bo.call('GET /staff/info'), 'login_required')
  await expectRefusal(logIn(bo.email, STAFF_PASSWORD), 'bad_credentials')
  await logIn(bo.email)

  const address = await admin(['link', bo.email])
  await world.caller()('POST /staff/link/password', {
    body: { link: address.split('#')[1]!, password: STAFF_PASSWORD },
  })
  await logIn(bo.email, STAFF_PASSWORD)

  await expect(admin(['unblock', bo.email])).rejects.toThrow('not blocked')
  await world.db
    .updateTable('staff')
    .set({ disabled_at: world.clock.now() })
    .where('id', '=', bo.id)
    .execute()
  await expectRefusal(logIn(bo.email, STAFF_PASSWORD), 'bad_credentials')
  await admin(['unblock', bo.email])
  await logIn(bo.email, STAFF_PASSWORD)
  await expect(admin(['two-step-off', bo.email])).rejects.toThrow('no two-step login')
})

test('lists failed jobs and has them tried again', async () => {
  expect(await admin(['jobs'])).toBe('No job failed.')
  await expect(admin(['rerun', '999999'])).rejects.toThrow('no job 999999')
  await enqueue(world.db, 'forget-tries', {})
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.jobs`.execute(world.db)
  const id = rows[0]!.id
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'disk full')`.execute(
    world.db,
  )
  expect(await admin(['jobs'])).toMatch(new RegExp(`^${id}\tforget-tries\t\\d+ tries\tdisk full$`))
  expect(await admin(['rerun', 'all'])).toBe('1 job is tried again as soon as the server runs.')
  await world.runJobs()
  expect(await admin(['jobs'])).toBe('No job failed.')
})

test('writes the log as a file', async () => {
  const file = await admin(['export-audit'])
  expect(file).toContain('When (UTC)')
  expect(file).toContain('reset_staff_password')
})
