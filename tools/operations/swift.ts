import { mkdirSync, writeFileSync } from 'node:fs'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../../server/test/server-process.ts'
import { type Scene, type Started, programCalled, until } from './scene.ts'

/** A key pair like those of Swift's own test accounts. */
const KEYS = { accessKey: 'shop:files', secretKey: 'a-secret-of-the-bucket' }

/**
 * OpenStack Swift on loopback or another address, with its S3 interface: four programs, one folder, one copy
 * of each object. Its configuration is read from the scene, not from /etc.
 */
export class Swift {
  readonly url: string
  readonly #stores: readonly string[]
  readonly #programs: (() => Started)[]
  #running: Started[] = []

  private constructor(url: string, stores: readonly string[], programs: (() => Started)[]) {
    this.url = url
    this.#stores = stores
    this.#programs = programs
  }

  static async start(scene: Scene, host = '127.0.0.1'): Promise<Swift> {
    const builder = programCalled(
      'swift-ring-builder',
      'swift-proxy swift-account swift-container swift-object',
    )
    const folder = scene.folderFor('swift')
    scene.run('mkdir', ['-p', `${folder}/devices/d1`])
    const write = (name: string, text: string) => writeFileSync(`${folder}/${name}`, text, { mode: 0o644 })
    write(
      'swift.conf',
      '[swift-hash]\nswift_hash_path_suffix = longhaul\n[storage-policy:0]\nname = only\ndefault = yes\n',
    )
    write('run.py', RUN)
    const ports: Record<string, number> = {}
    for (const kind of ['account', 'container', 'object']) {
      const port = (ports[kind] = await freePort())
      const ring = `${folder}/${kind}.builder`
      scene.run(builder, [ring, 'create', '4', '1', '0'])
      scene.run(builder, [ring, 'add', `r1z1-127.0.0.1:${port}/d1`, '1'])
      scene.run(builder, [ring, 'rebalance'])
      write(`${kind}.conf`, storageConf(folder, kind, port))
    }
    const port = (ports['proxy'] = await freePort())
    write('proxy.conf', proxyConf(folder, host, port))
    const programs = ['account', 'container', 'object', 'proxy'].map(
      (kind) => () =>
        scene.start('python3', [
          `${folder}/run.py`,
          `${folder}/swift.conf`,
          `${folder}/${kind}.conf`,
          `${kind}-server`,
        ]),
    )
    mkdirSync(`${folder}/tmp`)
    const stores = ['account', 'container', 'object'].map((kind) => `http://127.0.0.1:${ports[kind]}`)
    const swift = new Swift(`http://${host}:${port}`, stores, programs)
    await swift.resume()
    return swift
  }

  /** Starts it, or restarts it with its existing data. */
  async resume(): Promise<void> {
    this.#running = this.#programs.map((start) => start())
    // Its proxy reports itself healthy before anything behind it listens.
    for (const url of [...this.#stores, `${this.url}/healthcheck`])
      await until('Swift answers', () =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      )
  }

  /** Kills it, as a power cut would. */
  async cut(): Promise<void> {
    await Promise.all(this.#running.map((program) => program.end('SIGKILL')))
  }

  /** The paths of all objects in a bucket. */
  async paths(bucket: string): Promise<string[]> {
    const response = await this.#client().fetch(`${this.url}/${bucket}?list-type=2`)
    return [...(await response.text()).matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key)
  }

  #client(): AwsClient {
    const { accessKey, secretKey } = KEYS
    return new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      ...{ service: 's3', region: 'us-east-1', retries: 0 },
    })
  }

  /** Creates a bucket; returns the settings of a shop that stores its files there. */
  async bucket(name: string): Promise<Record<string, string>> {
    const { accessKey, secretKey } = KEYS
    const { status } = await this.#client().fetch(`${this.url}/${name}`, { method: 'PUT' })
    if (status !== 200) throw new Error(`Swift returned ${status} when creating a bucket`)
    return { S3_URL: `${this.url}/${name}`, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey }
  }
}

/** Swift looks for its main file in /etc, unless the path is set before anything else is loaded. */
const RUN = `import sys
import swift.common.utils as utils
utils.SWIFT_CONF_FILE = sys.argv[1]
from swift.common.wsgi import run_wsgi
sys.exit(run_wsgi(sys.argv[2], sys.argv[3], verbose=False))
`

const storageConf = (folder: string, kind: string, port: number): string => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = nobody
swift_dir = ${folder}
devices = ${folder}/devices
mount_check = false
log_address = /dev/null
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
${kind === 'object' ? '' : 'db_preallocation = off\n'}`

const proxyConf = (folder: string, host: string, port: number): string => `[DEFAULT]
bind_ip = ${host}
bind_port = ${port}
workers = 0
user = nobody
swift_dir = ${folder}
log_address = /dev/null
[pipeline:main]
pipeline = catch_errors healthcheck cache s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:slo]
use = egg:swift#slo
[filter:healthcheck]
use = egg:swift#healthcheck
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_shop_files = a-secret-of-the-bucket .admin
`
