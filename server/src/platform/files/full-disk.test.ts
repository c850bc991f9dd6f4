import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { Condition } from '../database/condition.ts'
import { endIfWritable, watchDisk } from './disk-watch.ts'
import { job } from '../jobs/jobs.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'

const world = testWorld()
let ana: Person
let root: Person
let people = 0
beforeEach(async () => {
  ana = await world.shopper(`ana${++people}`)
  root = await world.staff(`root${people}`, ['admin'])
})
afterEach(() => {
  world.world.condition.report('disk_full', null)
})

/** The kernel's own error for a full device. */
const fullDevice = () => writeFile('/dev/full', 'x').then(
  () => undefined,
  (error: unknown) => error,
) // prettier-ignore

async function expectAlarm(): Promise<void> {
  expect(world.world.condition.parts).toEqual(['disk_full'])
  expect((await root.call('GET /staff/dashboard')).out_of_order).toEqual(['disk_full'])
  await expectRefusal(world.caller()('GET /health/ready'), 'storage_full')
  expect(await world.caller()('GET /health/live')).toEqual({})
}

describe('a full disk', () => {
  test('under the stored files: an upload is refused with an explanation, nothing is stored, and an alarm is raised', async () => {
    const { files } = world.world
    const write = files.write.bind(files)
    const before = await world.db.selectFrom('files').select('id').execute()
    files.write = async () => {
      throw await fullDevice()
    }
    try {
      const form = new FormData()
      form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'photo.png')
      const request = new Request('http://shop.test/', { method: 'POST', body: form })
      const answer = await world.inject({
        method: 'POST',
        url: '/api/v1/uploads?kind=review',
        headers: { authorization: ana.token, ...Object.fromEntries(request.headers) },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      expect(answer.json()).toMatchObject({
        code: 507,
        message: expect.stringContaining('run out of storage'),
        data: { error: 'storage_full' },
      })
    } finally {
      files.write = write
    }
    expect(await world.db.selectFrom('files').select('id').execute()).toEqual(before)
    await expectAlarm()
  })

  test('under the database: the call is refused with an explanation and rolled back, and an alarm is raised', async () => {
    await fillDatabase('addresses')
    const error = await expectRefusal(
      ana.call('POST /addresses', {
        body: {
          first_name: 'Ana', last_name: 'Lin', email: 'ana@example.com', country: 'SG', province: '', city: 'Singapore',
          address: '1 Raffles Place', postcode: '048616', phone: '+65 6123 4567', tax_id: '', is_default: false,
        }, // prettier-ignore
      }),
      'storage_full',
    )
    expect(error.message).toContain('run out of storage')
    await emptyDatabase('addresses')
    expect((await ana.call('GET /addresses')).addresses).toEqual([])
    await expectAlarm()
  })

  test('that a job runs into raises an alarm as well', async () => {
    const failing = job({ name: 'check-books', run: async () => Promise.reject(await fullDevice()) })
    await root.call('POST /staff/jobs/{name}/run_now', {
      params: { name: 'check-books' },
      body: { reason: 'x' },
    })
    await runDueJobs(world.world, [failing], world.pool)
    await expectAlarm()
  })
})

const written = () => ({ folder: tmpdir(), db: world.db })

test('low disk space is reported before it runs out, and so is its end', async () => {
  const reasons: (string | null)[] = []
  const condition = new Condition((_part, why) => reasons.push(why))
  const watch = await watchDisk(written(), condition, { lowBytes: Number.MAX_SAFE_INTEGER })
  await watch.stop()
  expect(condition.parts).toEqual(['disk_low'])
  await (await watchDisk(written(), condition, { lowBytes: 1 })).stop()
  expect(condition.parts).toEqual([])
  expect(reasons).toEqual([expect.stringMatching(/MB are left/), null])
  const none = { lowBytes: Number.MAX_SAFE_INTEGER, noneBytes: Number.MAX_SAFE_INTEGER }
  await (await watchDisk(written(), condition, none)).stop()
  expect(condition.parts).toEqual(['disk_full', 'disk_low'])
})

test('the fault ends with the first write that succeeds, to the folder and to the database', async () => {
  const { condition } = world.world
  condition.sawFull(await fullDevice())
  await expectRefusal(world.caller()('GET /health/ready'), 'storage_full')
  // No room for another segment of the database yet.
  await endIfWritable(written(), condition, Number.MAX_SAFE_INTEGER)
  expect(condition.parts).toEqual(['disk_full'])
  await expect(endIfWritable({ ...written(), folder: '/dev/full' }, condition)).rejects.toThrow()
  expect(condition.parts).toEqual(['disk_full'])
  await endIfWritable(written(), condition)
  expect(condition.parts).toEqual([])
  await world.caller()('GET /health/ready')
})

/** Makes the database raise its own “disk full” error whenever a row of this table is written. */
async function fillDatabase(table: string): Promise<void> {
  const name = `full_${randomUUID().slice(0, 8)}`
  await world.pool.query(`create function ${name}() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`)
  await world.pool.query(
    `create trigger full_disk before insert on ${table} for each row execute function ${name}()`,
  )
}
const emptyDatabase = (table: string) => world.pool.query(`drop trigger full_disk on ${table}`)

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
