import { createHash, randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { deflateSync } from 'node:zlib'
import { once } from 'node:events'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { Cluster } from './cluster.ts'
import { ROOT } from '../source-files.ts'
import { type Scene, until } from './scene.ts'
import { call, newShopper, shopOn, startShop } from './shop.ts'
import { Swift } from './swift.ts'

type Uploaded = { url: string; sha256: string; bytes: number }

/**
 * The files of a shop with a folder are moved into Swift while it is running; the shop then continues with
 * the bucket alone; and back again.
 */
export async function filesInBucket(scene: Scene): Promise<string> {
  const swift = await Swift.start(scene)
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const settings = shopOn(scene, cluster.url('longhaul'))
  const inFolder = await startShop(scene, settings)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const { token } = await newShopper(inFolder.url)
  const files = [await upload(inFolder.url, token), await upload(inFolder.url, token)]
  const withBucket = { ...settings, ...(await swift.bucket('photos')) }

  const shop = await startShop(scene, withBucket)
  await expectWhole(shop.url, files)
  files.push(await upload(shop.url, token))
  const moved = await command(withBucket, 'to-bucket')
  if (!moved.includes('2 files were copied and verified') || !moved.includes('1 were already there'))
    throw new Error(moved)
  const again = await command(withBucket, 'to-bucket')
  if (!again.includes('0 files were copied') || !again.includes('3 were already there'))
    throw new Error(again)
  rmSync(`${scene.folder}/data/files`, { recursive: true })
  await expectWhole(shop.url, files)
  const checked = await command(withBucket, 'check')
  if (!checked.startsWith('3 files are intact')) throw new Error(checked)
  const range = await fetch(shop.url + files[0]!.url, { headers: { range: 'bytes=10-19' } })
  if (range.status !== 206 || (await range.arrayBuffer()).byteLength !== 10)
    throw new Error(`a range request returned ${range.status}`)

  const backups = await backUpIntoBucket(scene, { swift, cluster, settings: withBucket })

  await swift.cut()
  const away = await fetch(shop.url + files[0]!.url)
  const rest = await call<{ nickname: string }>(shop.url, 'GET', '/users/info', { token }).then(() => true)
  if (away.status !== 503 || !rest) throw new Error(`while the bucket is away: ${away.status}`)
  const refused = await upload(shop.url, token).catch((error: unknown) => String(error))
  if (typeof refused !== 'string' || !refused.includes('503'))
    throw new Error(`an upload without a bucket: ${JSON.stringify(refused)}`)
  await swift.resume()
  await expectWhole(shop.url, files)

  await shop.end()
  const back = await command(withBucket, 'to-folder')
  if (!back.includes('3 files were copied')) throw new Error(back)
  await expectWhole((await startShop(scene, settings)).url, files)
  if (readdirSync(`${scene.folder}/data/files`).length === 0) throw new Error('no file was moved back')
  return `uploads, ranges, there and back without a stop, 503 while Swift was cut off and well after; ${backups}`
}

/**
 * A backup into another bucket is killed half way, and Swift is cut off in the middle of another: neither
 * counts as a backup. The next one is complete, encrypted, and is restored elsewhere.
 */
async function backUpIntoBucket(
  scene: Scene,
  {
    swift,
    cluster,
    settings,
  }: { swift: Swift; cluster: Cluster; settings: Readonly<Record<string, string>> },
): Promise<string> {
  const {
    S3_URL: url = '',
    S3_ACCESS_KEY: access = '',
    S3_SECRET_KEY: secret = '',
  } = await swift.bucket('backups')
  const place = `${url}/shop`
  const env = {
    ...settings,
    BACKUP_S3_ACCESS_KEY: access,
    BACKUP_S3_SECRET_KEY: secret,
    TMPDIR: scene.folder,
  }
  const [, identity = '', recipient = ''] =
    /(AGE-SECRET-KEY-\S+)[^]*--key=(\S+)/.exec(await program('backup', env, '--new-key')) ?? []
  const half = execFile(process.execPath, [`${ROOT}/server/dist/backup.js`, place, `--key=${recipient}`], {
    env,
  })
  const ended = once(half, 'close')
  await until('some of it is there', async () => (await swift.paths('backups')).length > 40, 60_000)
  half.kill('SIGKILL')
  await ended
  const begun = (await swift.paths('backups')).length
  const none = await program('restore', env, place).catch((error: unknown) => String(error))
  if (!none.includes('There is no complete backup')) throw new Error(none)

  const cut = program('backup', env, place, `--key=${recipient}`).catch((error: unknown) => String(error))
  await until('more is there', async () => (await swift.paths('backups')).length > begun + 20, 60_000)
  await swift.cut()
  if (!(await cut).includes('does not answer')) throw new Error(await cut)
  await swift.resume()

  const made = performance.now()
  const output = await program('backup', env, place, `--key=${recipient}`, '--keep=7d')
  const backupMs = performance.now() - made
  if (!output.includes('3 files')) throw new Error(output)
  const checked = await program('backup', env, place, '--check')
  if (!/is complete: \d+ tables, 3 files/.test(checked)) throw new Error(checked)
  const names = new Set((await swift.paths('backups')).map((path) => path.split('/')[1]))
  if (names.size !== 2) throw new Error(`the interrupted backup is still there: ${[...names].join(', ')}`)

  await cluster.ask('create database restored')
  writeFileSync(`${scene.folder}/key`, identity)
  const elsewhere = { ...env, DATABASE_URL: cluster.url('restored'), DATA_DIR: `${scene.folder}/restored` }
  const begin = performance.now()
  const back = await program('restore', elsewhere, place, `--key-file=${scene.folder}/key`)
  if (!/is restored: \d+ tables, 3 files\. The books balance/.test(back)) throw new Error(back)
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1)
  return `an encrypted backup into a bucket, killed after ${begun} objects and cut off once more: neither was one; then whole in ${seconds(backupMs)} s, checked, and back elsewhere in ${seconds(performance.now() - begin)} s`
}

/** Runs `npm run move-files` as an operator does. */
const command = (env: Readonly<Record<string, string>>, what: string): Promise<string> =>
  program('move-files', env, what)

/** Runs one of the server's commands; throws with its output if it fails. */
async function program(
  name: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [`${ROOT}/server/dist/${name}.js`, ...args],
    { env },
  )
  return stdout
}

async function upload(base: string, token: string): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new Blob([picture()], { type: 'image/png' }), 'photo.png')
  const response = await fetch(`${base}/api/v1/uploads?kind=product`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  const { data, message } = (await response.json()) as { data: { url: string }; message: string }
  if (!response.ok) throw new Error(`${response.status} ${message}`)
  return { url: data.url, ...(await sumOf(base + data.url)) }
}

/** A PNG of 64 by 64 random pixels, so that no two are alike. */
function picture(): Uint8Array<ArrayBuffer> {
  const rows = Array.from({ length: 64 }, () => Buffer.concat([Buffer.from([0]), randomBytes(64 * 3)]))
  const head = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 2, 0, 0, 0])
  const part = (name: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(checksum(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const parts = [
    part('IHDR', head),
    part('IDAT', deflateSync(Buffer.concat(rows))),
    part('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat([signature, ...parts]))
}

/** PNG's checksum, CRC-32. Node's own was added in version 22. */
function checksum(content: Buffer): number {
  let sum = 0xffffffff
  for (const byte of content) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

async function sumOf(url: string): Promise<{ sha256: string; bytes: number }> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  const content = Buffer.from(await response.arrayBuffer())
  return { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length }
}

async function expectWhole(base: string, files: readonly Uploaded[]): Promise<void> {
  for (const { url, sha256, bytes } of files) {
    const now = await sumOf(base + url)
    if (now.sha256 !== sha256 || now.bytes !== bytes) throw new Error(`${url} has different content now`)
  }
}
