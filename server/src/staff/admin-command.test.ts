import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallError } from '@longhaul/contract/client.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { STAFF_PASSWORD, expectRefusal, testWorld } from '../../test/world.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { openSeals } from '../platform/sealing/sealed-rows.ts'
import { COMMANDS, adminHelp, runAdmin } from './admin-command.ts'

const world = testWorld()
const FRESH = 'a fresh long password'

/** Runs the command; returns its output. */
async function admin(args: readonly string[], typed = FRESH): Promise<string> {
  const output: string[] = []
  const terminal = {
    db: world.db,
    clock: world.clock,
    say: (line: string) => void output.push(line),
    write: (text: string) => void output.push(text),
    ask: async () => '',
    askPassword: async () => typed,
    env: world.world.env,
    seals: { pool: world.pool, sealingKeys: [], dataDir: world.world.env.dataDir },
  }
  await runAdmin(terminal, args)
  return output.join('\n')
}
const logIn = (email: string, password = FRESH) =>
  world.caller()('POST /staff/login', { body: { email, password } })

test('prints help, and reports unknown commands', async () => {
  expect(await admin([])).toBe(adminHelp())
  for (const { usage, help } of Object.values(COMMANDS)) {
    expect(adminHelp()).toContain(usage)
    expect(help).toMatch(/\.$/)
  }
  await expect(admin(['dance'])).rejects.toThrow('Unknown command: dance')
  await expect(admin(['password'])).rejects.toThrow('The email address is missing')
  await expect(admin(['password', 'no@longhaul.test'])).rejects.toThrow(
    'There is no member of staff with the address',
  )
  await expect(admin(['rerun', '1; drop table staff'])).rejects.toThrow('Usage')
})

test('creates the first admin, once; the log records that it was done at the server', async () => {
  await expect(admin(['first@longhaul.test', 'Ada'], 'short')).rejects.toThrow('at least 15')
  await admin(['first@longhaul.test', 'Ada'])
  await expect(admin(['add', 'First@longhaul.test', 'Ada'])).rejects.toThrow('already')
  await expect(admin(['add', 'x@longhaul.test', 'X', 'king'])).rejects.toThrow('The roles are')
  // As in the console.
  for (const [guessed, words] of [
    ['x'.repeat(20), 'repeated character'],
    ['somebody@longhaul.test', 'e-mail address'],
    ['long password '.repeat(20), 'at most 200'],
  ] as const)
    await expect(admin(['add', 'somebody@longhaul.test', 'X'], guessed)).rejects.toThrow(words)
  const { staff_token } = await logIn('first@longhaul.test')
  const ada = world.caller(staff_token)
  expect((await ada('GET /staff/info')).roles).toEqual(['admin'])
  const { items } = await ada('GET /staff/audit', { query: { person: 'command' } })
  expect(items).toMatchObject([{ person: null, action: 'invite_staff', request_id: 'npm run admin' }])
  expect(await admin(['staff'])).toBe('first@longhaul.test\tAda\tadmin\tactive')
})

test('sets a password, creates a link, unblocks', async () => {
  const bo = await world.staff('bo', ['buyer'])
  await admin(['password', bo.email])
  await expectRefusal(bo.call('GET /staff/info'), 'login_required')
  await expectRefusal(logIn(bo.email, STAFF_PASSWORD), 'bad_credentials')
  await logIn(bo.email)

  const address = await admin(['link', bo.email])
  await world.caller()('POST /staff/link/password', {
    body: { link: address.split('=')[1]!, password: STAFF_PASSWORD },
  })
  await logIn(bo.email, STAFF_PASSWORD)

  // Of somebody who is not blocked it forgets the failed attempts, after which they would have to wait.
  world.world.env.rateLimitFactor = 1
  const bad = async () =>
    (
      await logIn(bo.email, 'wrong').then(
        () => expect.fail(),
        (error: CallError) => error,
      )
    ).reason
  for (let tried = 0; tried < 3; tried++) await bad()
  expect(await bad()).toBe('proof_required')
  expect(await admin(['unblock', bo.email])).toContain('was not blocked')
  expect(
    await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'unblock_staff')
      .where('subject_id', '=', bo.id)
      .select('request_id')
      .execute(),
  ).toEqual([{ request_id: 'npm run admin' }])
  expect(await bad()).not.toBe('proof_required')
  world.world.env.rateLimitFactor = 1000
  await world.db
    .updateTable('staff')
    .set({ disabled_at: world.clock.now() })
    .where('id', '=', bo.id)
    .execute()
  await expectRefusal(logIn(bo.email, STAFF_PASSWORD), 'bad_credentials')
  await expect(admin(['link', bo.email])).rejects.toThrow('unblock')
  await admin(['unblock', bo.email])
  await logIn(bo.email, STAFF_PASSWORD)
  await expect(admin(['two-step-off', bo.email])).rejects.toThrow('no two-step login')
})

test('lists failed jobs and retries them', async () => {
  expect(await admin(['jobs'])).toBe('There are no failed jobs.')
  await expect(admin(['rerun', '999999'])).rejects.toThrow('no waiting job 999999')
  await enqueue(world.db, 'purge-tries', {})
  const { rows } = await sql<{ id: string }>`select id::text from graphile_worker.jobs`.execute(world.db)
  const id = rows[0]!.id
  await sql`select graphile_worker.permanently_fail_jobs(array[${id}]::bigint[], 'disk full')`.execute(
    world.db,
  )
  expect(await admin(['jobs'])).toMatch(new RegExp(`^${id}\tpurge-tries\t\\d+ attempts\tdisk full$`))
  expect(await admin(['rerun', 'all'])).toBe('1 job will be retried as soon as the server is running.')
  await world.runJobs()
  expect(await admin(['jobs'])).toBe('There are no failed jobs.')
})

test('writes the log as a file', async () => {
  const file = await admin(['export-audit'])
  expect(file).toContain('When (Shanghai time UTC+8)')
  expect(file).toContain('reset_staff_password')
})

test('recalculates the fees of a package at its quoted rate, at first without storing them', async () => {
  const ana = await world.shopper('ana')
  const packer = await world.staff('packer', ['warehouse'])
  const parcel = await given.aParcel(ana, [await given.stock(world, ana, packer)])
  const read = () =>
    world.db
      .selectFrom('parcels')
      .where('id', '=', parcel.id)
      .select(['number', 'estimated_fen', 'estimated_fees'])
      .executeTakeFirstOrThrow()
  const { number, estimated_fen: right, estimated_fees } = await read()
  expect(await admin(['fees', number])).toContain('Nothing changes.')

  // The fault to correct: the first weight was charged a yuan too much.
  const rows = estimated_fees as { kind: string; feeFen: number }[]
  const wrong = rows.map((row) => (row.kind === 'first' ? { ...row, feeFen: row.feeFen + 100 } : row))
  await world.db
    .updateTable('parcels')
    .set({ estimated_fees: JSON.stringify(wrong), estimated_fen: right + 100 })
    .where('id', '=', parcel.id)
    .execute()
  const total = `total\t${((right + 100) / 100).toFixed(2)}\t${(right / 100).toFixed(2)}`
  const shown = await admin(['fees', number.toLowerCase()])
  expect(shown).toContain(total)
  expect(shown).toContain('--apply to save')
  expect((await read()).estimated_fen).toBe(right + 100)
  expect(await admin(['fees', number, '--apply'])).toContain('has the new fees')
  expect((await read()).estimated_fen).toBe(right)
  const acts = await world.db
    .selectFrom('audit_log')
    .where('action', '=', 'recompute_fees')
    .selectAll()
    .execute()
  expect(acts).toMatchObject([
    {
      staff_id: null,
      subject_id: parcel.id,
      before: { estimated_fen: right + 100 },
      after: { estimated_fen: right },
    },
  ])
})

test('does not change the fees of a paid package, and says so', async () => {
  const bea = await world.shopper('bea')
  const packer = await world.staff('packer-too', ['warehouse'])
  const parcel = await given.aPaidParcel(world, bea, [await given.stock(world, bea, packer)])
  await world.db.updateTable('parcels').set({ estimated_grams: 1 }).where('id', '=', parcel.id).execute()
  const { number } = await world.db
    .selectFrom('parcels')
    .where('id', '=', parcel.id)
    .select('number')
    .executeTakeFirstOrThrow()
  expect(await admin(['fees', number, '--apply'])).toContain('It is already paid, so its fees stay')
  await expect(admin(['fees', 'P0'])).rejects.toThrow('There is no package P0')
  await expect(admin(['fees'])).rejects.toThrow('Usage')
  await expect(admin(['fees', number, '--force'])).rejects.toThrow('Usage')
})

test('changes the sealing key: created, refused until the server knows it, then used for everything', async () => {
  const staff = await world.staff('sealed', ['support'])
  await staff.call('POST /staff/two_factor', { body: { password: STAFF_PASSWORD } })
  const old = world.world.sealingKeys[0]!.id
  expect(await admin(['seals'])).toContain(`${old}\tnewest\tsecrets.value 1`)
  expect(await admin(['forget-sealed', '--yes'])).toContain('there is nothing to delete')
  const [, made] = /^(\w{8}) is the newest key/.exec(await admin(['new-sealing-key']))!
  await expect(admin(['reseal'])).rejects.toThrow(`not been started with the key ${made} yet`)
  // As a server does at its start.
  await openSeals(world.pool, world.world.env)
  expect(await admin(['reseal'])).toMatch(
    new RegExp(`re-encrypted with ${made}[^]*${old} is no longer needed`),
  )
  expect(await admin(['seals'])).toMatch(
    new RegExp(`^${made}\tnewest\t[^\n]*staff_two_factor.secret 1[^\n]*\n${old}\tolder$`),
  )
})

test('a lost sealing key: the losses are listed first, and accepted only with --yes', async () => {
  const file = join(world.world.env.dataDir, 'sealing-keys')
  await rename(file, `${file}.kept`)
  expect(await admin(['seals'])).toContain('MISSING\tstaff_two_factor.secret 1')
  const output = await admin(['forget-sealed'])
  expect(output).toContain('log in with the password alone')
  expect(output).toContain('Nothing was changed')
  expect(await admin(['seals'])).toContain('MISSING\tstaff_two_factor.secret 1')
  expect(await admin(['forget-sealed', '--yes'])).toContain('These secrets were deleted')
  expect(await admin(['seals'])).toContain('There is no key yet')
  expect(await world.db.selectFrom('staff_two_factor').selectAll().execute()).toEqual([])
  await rename(`${file}.kept`, file)
})
