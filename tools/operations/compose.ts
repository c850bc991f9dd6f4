import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { type Images, buildImages } from './image.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { call, newShopper } from './shop.ts'
import { Swift } from './swift.ts'

/*
 * Starts compose.yml with podman, which needs no daemon. The shop's image is the real one. Those of
 * PostgreSQL, HAProxy and the mail catcher are only in registries, so they are built from Debian's packages
 * under the same names, and accept the settings of compose.yml.
 */

const POSTGRES = `set -e
PATH=/usr/lib/postgresql/15/bin:$PATH
data=/var/lib/postgresql/data
as="setpriv --reuid postgres --regid postgres --clear-groups"
mkdir -p $data /run/postgresql && chown postgres $data /run/postgresql && chmod 700 $data
if [ ! -s $data/PG_VERSION ]; then
  echo "$POSTGRES_PASSWORD" > /tmp/password && chown postgres /tmp/password
  $as initdb -D $data -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 --auth-local=trust -E UTF8
  echo 'host all all all scram-sha-256' >> $data/pg_hba.conf
  $as pg_ctl -D $data -w -o '-c listen_addresses=' start
  createdb -U "$POSTGRES_USER" -h /run/postgresql "$POSTGRES_DB" 2>/dev/null || true
  $as pg_ctl -D $data -w stop
fi
exec $as postgres -D $data -c listen_addresses='*'`

const STAND_INS = [
  { name: 'docker.io/library/postgres:17', packages: ['postgresql-15'], entry: POSTGRES },
  {
    name: 'docker.io/library/haproxy:2.9',
    packages: ['haproxy'],
    entry: 'exec haproxy -W -db -f /usr/local/etc/haproxy/haproxy.cfg',
  },
  {
    name: 'docker.io/axllent/mailpit',
    packages: ['python3-aiosmtpd'],
    entry: 'exec python3 -m aiosmtpd -n -l 0.0.0.0:1025',
  },
]
const SECONDS = 40

/**
 * Starts the complete compose file: read-only roots, one proxy, both processes replaced while a visitor is
 * using the shop, a picture stored by one and read by the other.
 */
export async function composed(scene: Scene): Promise<string> {
  const podman = programCalled('podman')
  programCalled('runc')
  const program = programCalled('podman-compose')
  const images = await buildImages(scene)
  for (const one of STAND_INS) await standIn(scene, images, one)
  const env = configure(scene)
  const docker = (...args: string[]) => images.run(podman, args, env)
  const folder = `${scene.folder}/compose`
  cpSync(`${ROOT}/operations/container`, folder, { recursive: true })
  const port = await freePort()
  const file = readFileSync(`${folder}/compose.yml`, 'utf8')
  writeFileSync(
    `${folder}/compose.yml`,
    file
      .replace('127.0.0.1:8080:8080', `127.0.0.1:${port}:8080`)
      .replace('127.0.0.1:8025:8025', `127.0.0.1:${await freePort()}:8025`),
  )
  const password = randomBytes(8).toString('hex')
  writeFileSync(
    `${folder}/.env`,
    `DATABASE_PASSWORD=${password}\nSEALING_KEYS=${randomBytes(32).toString('base64')}\n`,
  )
  const compose = async () =>
    await images.run(program, ['--file', `${folder}/compose.yml`, '-p', project, 'up', '--detach'], env)
  const project = `longhaul${port}`
  /** Volumes stay. */
  const down = async () => {
    const all = (await docker('ps', '--all', '--quiet', '--filter', `name=${project}`))
      .split('\n')
      .filter(Boolean)
    if (all.length > 0) await docker('rm', '--force', '--depend', '--time', '1', ...all)
  }
  scene.later(async () => {
    await down()
    await docker('network', 'rm', '--force', `${project}_default`)
  })
  // podman-compose of Debian 12 ignores the address of a network.
  await docker('network', 'create', '--subnet', '10.77.0.0/24', `${project}_default`)
  await compose()
  const base = `http://127.0.0.1:${port}`
  await until('the shop answers through the proxy', () => isReady(base), 180_000).catch(
    async (error: unknown) => {
      scene.output += await docker('ps', '--all')
      for (const one of ['database', 'one', 'proxy'])
        scene.output += await docker('logs', '--tail', '10', `${project}_${one}_1`).catch(String)
      throw error
    },
  )
  const database = `postgres://longhaul:${password}@127.0.0.1/longhaul`
  await docker(
    'exec',
    `${project}_database_1`,
    'psql',
    database,
    '--command',
    'insert into shop_opening (opened_at) values (now())',
  )
  const inside = await docker(
    'exec',
    `${project}_one_1`,
    'sh',
    '-c',
    'id -u; touch /opt/longhaul/x 2>&1; touch /data/x && echo writes; grep CapEff /proc/1/status',
  )
  if (!/^10001\n.*Read-only file system\nwrites\nCapEff:\s+0+$/s.test(inside)) throw new Error(inside)
  for (const one of ['one', 'two', 'worker', 'database'])
    await until(
      `${one} is healthy`,
      () =>
        docker('healthcheck', 'run', `${project}_${one}_1`).then(
          () => true,
          () => false,
        ),
      180_000,
    )

  const { token } = await newShopper(base)
  const { items } = await call<{ items: { address: string }[] }>(base, 'GET', '/sessions', { token })
  if (items[0]?.address !== '10.77.0.1') throw new Error(`the visitor is taken for ${items[0]?.address}`)
  await readPicture(base, token)
  const restarts = (async () => {
    for (const one of ['one', 'two']) {
      await docker('restart', '--time', '25', `${project}_${one}_1`)
      await pause(6_000)
    }
  })()
  let asked = 0
  for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; asked++) {
    await call(base, 'GET', '/users/info', { token })
    await pause(250)
  }
  await restarts
  const inBucket = await filesInBucket(scene, { down, compose, folder, base, token })
  return `six containers of compose.yml by podman and runc; read-only roots, 10001, no capabilities; healthy; a visitor keeps its address; a picture is read by both processes; both replaced under ${asked} calls, none failed; ${inBucket}`
}

/** Builds an image from Debian's packages under the name of a registry's image. */
async function standIn(
  scene: Scene,
  { store, run }: Images,
  { name, packages, entry }: (typeof STAND_INS)[number],
): Promise<void> {
  const buildah = programCalled('buildah')
  const from = await run(buildah, [...store, 'from', 'localhost/base'])
  const install = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages.join(' ')} && ln -s /usr/lib/postgresql/15/bin/* /usr/local/bin/ 2>/dev/null || command -v ${packages[0] === 'haproxy' ? 'haproxy' : 'sh'}`
  await run(buildah, [...store, 'run', from, '--', 'sh', '-c', install])
  const path = `${scene.folder}/entry.sh`
  writeFileSync(path, entry)
  await run(buildah, [...store, 'copy', from, path, '/entry.sh'])
  await run(buildah, [...store, 'config', '--entrypoint', '["/bin/sh","/entry.sh"]', '--cmd', '', from])
  await run(buildah, [...store, 'commit', '--rm', from, name])
}

/**
 * Podman for a machine without systemd or more rights than a container has: runc, its own store, limits that
 * a process may set.
 */
function configure(scene: Scene): Record<string, string> {
  const [containers, storage] = [`${scene.folder}/containers.conf`, `${scene.folder}/storage.conf`]
  writeFileSync(
    containers,
    '[engine]\nruntime = "runc"\ncgroup_manager = "cgroupfs"\nevents_logger = "file"\n[containers]\nlog_driver = "k8s-file"\ndefault_ulimits = ["nofile=20000:20000", "nproc=10000:10000"]\n',
  )
  writeFileSync(
    storage,
    `[storage]\ndriver = "vfs"\ngraphroot = "${scene.folder}/store"\nrunroot = "${scene.folder}/run"\n`,
  )
  return { CONTAINERS_CONF: containers, CONTAINERS_STORAGE_CONF: storage }
}

type Composed = {
  down(): Promise<void>
  compose(): Promise<string>
  folder: string
  base: string
  token: string
}

/**
 * The same with a bucket named in .env: it holds what is stored from then on, and the volume is still read.
 */
async function filesInBucket(
  scene: Scene,
  { down, compose, folder, base, token }: Composed,
): Promise<string> {
  const swift = await Swift.start(scene, '10.77.0.1')
  const settings = Object.entries(await swift.bucket('photos')).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(`${folder}/.env`, settings.join(''))
  await down()
  await compose()
  await until('the shop answers with a bucket', () => isReady(base), 180_000)
  await readPicture(base, token)
  const stored = await swift.paths('photos')
  if (stored.length !== 1) throw new Error(`in the bucket are ${stored.length} files`)
  return 'with a bucket of Swift in .env a picture lies there and is read by both'
}

const isReady = (base: string): Promise<boolean> =>
  fetch(`${base}/api/v1/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reads a picture that one process stored four times, through both. */
async function readPicture(base: string, token: string): Promise<void> {
  const dot =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const form = new FormData()
  form.append('file', new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }), 'a.png')
  const stored = await fetch(`${base}/api/v1/uploads?kind=product`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  })
  const { data } = (await stored.json()) as { data: { url: string } }
  for (let read = 0; read < 4; read++) {
    const { status } = await fetch(new URL(data.url, base))
    if (status !== 200) throw new Error(`a picture request returned ${status}`)
  }
}
