import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isAway, isFull } from '../database/db.ts'
import { readBucketSettings } from './env-bucket.ts'
import { BucketStore } from './bucket-store.ts'
import { memoryBucket } from './bucket.test-support.ts'
import { isNoFile } from './file-store.ts'
import { FolderStore } from './folder-store.ts'

let bucket: Awaited<ReturnType<typeof memoryBucket>>
let folder = ''
let store: BucketStore

beforeAll(async () => {
  bucket = await memoryBucket()
  folder = await mkdtemp(join(tmpdir(), 'longhaul-bucket-'))
})
afterAll(async () => {
  await bucket.end()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  bucket.empty()
  store = new BucketStore(bucket.settings, new FolderStore(folder))
})

const CONTENT = Buffer.from('a picture of a lantern')
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

test('stores a file, returns it whole and in parts, and removes it', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  await store.write(one, CONTENT)
  let seen = 0
  await store.writeFrom(two, Readable.from([CONTENT, CONTENT]), (part) => (seen += part.length))
  expect(seen).toBe(2 * CONTENT.length)
  expect([...bucket.objects.keys()]).toEqual([one, two].map((id) => `/bucket/${id.slice(0, 2)}/${id}`))
  expect(await store.read(two)).toEqual(Buffer.concat([CONTENT, CONTENT]))
  expect(await buffer(await store.readPart(one, 2, 8))).toEqual(CONTENT.subarray(2, 9))
  expect(await store.sizeOf(one)).toBe(CONTENT.length)
  await store.remove(one)
  await store.remove(one)
  expect(await store.sizeOf(one)).toBeUndefined()
  expect(isNoFile(await failure(store.read(one)))).toBe(true)
  expect(
    bucket.asked.every(({ signed }) =>
      /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/us-east-1\/s3\//.test(signed),
    ),
  ).toBe(true)
})

test('reads files from the folder until they are moved', async () => {
  const id = randomUUID()
  await new FolderStore(folder).write(id, CONTENT)
  expect(await store.read(id)).toEqual(CONTENT)
  expect(await buffer(await store.readPart(id, 2, 8))).toEqual(CONTENT.subarray(2, 9))
  expect(await store.sizeOf(id)).toBe(CONTENT.length)
  await store.remove(id)
  expect(await store.sizeOf(id)).toBeUndefined()
})

test('a transient failure is retried; a lasting one is reported to calls as unavailable or full', async () => {
  const id = randomUUID()
  bucket.trouble.push({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' })
  await store.write(id, CONTENT)
  expect(bucket.asked.length).toBe(3)
  bucket.trouble.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
  expect(isAway(await failure(store.read(id)))).toBe(true)
  bucket.trouble.push({ status: 507, code: 'InsufficientStorage' })
  expect(isFull(await failure(store.write(id, CONTENT)))).toBe(true)
  expect(bucket.objects.size).toBe(1)
})

test('a server does not start if its bucket rejects it, but starts if the bucket is temporarily unavailable', async () => {
  await store.prepare()
  expect(bucket.objects.size).toBe(0)
  bucket.trouble.push({ status: 403, code: 'SignatureDoesNotMatch' })
  await expect(store.prepare()).rejects.toThrow(/cannot be used: .* answered 403 SignatureDoesNotMatch/)
  bucket.trouble.push({ status: 404, code: 'NoSuchBucket' })
  await expect(store.prepare()).rejects.toThrow(/answered 404 NoSuchBucket/)
  bucket.trouble.push(...Array.from({ length: 3 }, () => ({ status: 503, code: 'SlowDown' })))
  await store.prepare()
})

test('settings must be complete or absent, with a valid address', () => {
  const read = (source: Record<string, string>) => {
    const faults: string[] = []
    return { bucket: readBucketSettings(source, faults), faults }
  }
  const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  expect(read({})).toEqual({ bucket: undefined, faults: [] })
  expect(read({ ...keys, S3_URL: 'https://s3.example.com/bucket/' }).bucket).toEqual({
    ...{ url: 'https://s3.example.com/bucket', region: 'us-east-1' },
    ...{ accessKey: 'key', secretKey: 'secret' },
  })
  expect(read(keys).faults).toEqual(['S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY must be set together'])
  expect(read({ ...keys, S3_URL: 's3://bucket' }).faults).toEqual([expect.stringMatching(/S3_URL must be/)])
})
