import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { type Door, ask, tryDoor } from './front-door.ts'
import { Load } from './load.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

/** The configuration file that we ship, with the ports of a scene. */
export function recipe(
  scene: Scene,
  file: string,
  ports: readonly (readonly [from: string, to: number])[],
): string {
  let text = readFileSync(`${ROOT}/operations/${file}`, 'utf8')
  for (const [from, to] of ports) text = text.replaceAll(from, from.replace(/\d+$/, String(to)))
  const path = `${scene.folderFor('proxy')}/${file.split('/').at(-1)!}`
  writeFileSync(path, text, { mode: 0o644 })
  return path
}

/**
 * Two processes behind HAProxy are replaced one after the other under load, three times: no request fails and
 * nothing acknowledged is lost. Meanwhile the key that seals secrets is rotated, as docs/operating/runbook.md
 * describes.
 */
export async function rollingRestart(scene: Scene): Promise<string> {
  const haproxy = programCalled('haproxy')
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const [front, one, two] = [await freePort(), await freePort(), await freePort()] as const
  const [old, next] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const settings = shopOn(scene, cluster.url('longhaul'), {
    SEALING_KEYS: old,
    DRAIN_SECONDS: '5',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const shops = new Map([
    [one, await startShop(scene, settings, one)],
    [two, await startShop(scene, settings, two)],
  ])
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const configuration = recipe(scene, 'haproxy/haproxy.cfg', [
    ['127.0.0.1:8080', front],
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', two],
  ])
  scene.start(haproxy, ['-db', '-f', configuration])
  const base = `http://127.0.0.1:${front}`
  await until('HAProxy has somebody to ask', () =>
    fetch(`${base}/api/v1/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const load = await Load.begin(base, 10)
  await load.more(500)
  // First both can decrypt with the new key, then both encrypt with it, then the old one is removed.
  for (const keys of [[old, next], [next, old], [next]]) {
    if (keys.length === 1) await reseal({ ...settings, SEALING_KEYS: `${next},${old}` })
    for (const [port, shop] of [...shops]) {
      const code = await shop.end()
      if (code !== 0) throw new Error(`a process ended with ${code}: ${shop.output}`)
      shops.set(port, await startShop(scene, { ...settings, SEALING_KEYS: keys.join(',') }, port))
      // HAProxy must know it before the next one leaves.
      await pause(2_500)
    }
    await load.more(200)
  }
  await load.more(500)
  const { lost } = await load.end()
  if (load.failures > 0 || lost.length > 0) throw new Error(`${load.summary} ${lost.join('; ')}`)
  return `six restarts and another sealing key under ${load.calls} calls of 10 shoppers: none failed, nothing lost, longest wait ${Math.round(load.longestGapMs)} ms`
}

/** Re-encrypts with the newest key what was encrypted with another, while the shop is running. */
async function reseal(env: Readonly<Record<string, string>>): Promise<void> {
  const admin = [`${ROOT}/server/dist/admin.js`, 'reseal']
  const { stdout } = await promisify(execFile)(process.execPath, admin, { env })
  if (!/\b[1-9]\d* /.test(stdout)) throw new Error(`nothing was re-encrypted: ${stdout}`)
}

/**
 * nginx and Caddy with our files in front of a shop whose second process is down, tested by a visitor. Other
 * programs only parse the files that no other check starts them with.
 */
export async function proxyRecipes(scene: Scene): Promise<string> {
  scene.run(programCalled('haproxy'), ['-c', '-q', '-f', `${ROOT}/operations/container/haproxy.cfg`])
  scene.run(programCalled('systemd-analyze', 'systemd'), [
    'verify',
    ...['longhaul@.service', 'longhaul-backup.service', 'longhaul-backup.timer'].map(
      (unit) => `${ROOT}/operations/systemd/${unit}`,
    ),
  ])
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const [one, two] = [await freePort(), await freePort()] as const
  await startShop(scene, shopOn(scene, cluster.url('longhaul'), { TRUSTED_PROXIES: '127.0.0.1' }), one)
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const shops = [
    ['127.0.0.1:3001', one],
    ['127.0.0.1:3002', two],
  ] as const
  const nginxMs = await tryDoor(await startNginx(scene, shops))
  const caddyMs = await tryDoor(await startCaddy(scene, shops))
  const ms = (value: number) => `${Math.round(value)} ms`
  return `HAProxy and systemd take their files; through nginx and Caddy a visitor is known by its own address, a change is heard after ${ms(nginxMs)} and ${ms(caddyMs)}, 20 MB are refused by the shop and 70 by the proxy, and of 50 calls beside a process that is away none failed; Caddy sends http to https with a certificate of its own`
}

type Ports = readonly (readonly [from: string, to: number])[]

async function startNginx(scene: Scene, shops: Ports): Promise<Door> {
  const nginx = programCalled('nginx')
  const port = await freePort()
  const files = scene.folderFor('nginx')
  const included = recipe(scene, 'nginx/longhaul.conf', [['listen 80', port], ...shops])
  const top = `pid ${files}/pid; error_log ${files}/error.log; events {} http { client_body_temp_path ${files}; proxy_temp_path ${files}; fastcgi_temp_path ${files}; uwsgi_temp_path ${files}; scgi_temp_path ${files}; access_log off; include ${included}; }`
  writeFileSync(`${files}/nginx.conf`, top)
  const started = scene.start(nginx, [
    ...['-g', 'daemon off;', '-e', `${files}/error.log`, '-c', `${files}/nginx.conf`],
  ])
  // If it were killed, its workers would be left behind.
  scene.later(() => started.end('SIGTERM'))
  const door = { port, host: 'shop.example.com' }
  await answering('nginx', door)
  return door
}

/** With its own ports and certificate, because no other authority is reachable from everywhere. */
async function startCaddy(scene: Scene, shops: Ports): Promise<Door> {
  const caddy = programCalled('caddy')
  const [plain, port] = [await freePort(), await freePort()] as const
  const files = scene.folderFor('caddy')
  const configuration = recipe(scene, 'caddy/Caddyfile', shops)
  const own = `{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${port}\n\tstorage file_system ${files}\n`
  writeFileSync(configuration, readFileSync(configuration, 'utf8').replace(/^\{\n/m, own))
  const run = ['run', '--config', configuration, '--adapter', 'caddyfile']
  scene.start(caddy, run, { HOME: files })
  const root = `${files}/pki/authorities/local/root.crt`
  await until('Caddy has an authority', () => existsSync(root))
  const door = { port, host: 'shop.example.com', ca: readFileSync(root) }
  await answering('Caddy', door)
  const moved = await ask({ port: plain, host: 'shop.example.com' }, { path: '/orders?page=2' })
  const to = moved.headers.location ?? ''
  if (moved.status !== 308 || !/^https:\/\/shop\.example\.com(?::\d+)?\/orders\?page=2$/.test(to))
    throw new Error(`http returned ${moved.status} ${to}`)
  return door
}

const answering = (name: string, door: Door) =>
  until(`${name} has somebody to ask`, () =>
    ask(door, { path: '/api/v1/health/ready' }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
