import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { promisify } from 'node:util'
import { ROOT } from '../source-files.ts'
import { type Scene, programCalled } from './scene.ts'

/** Images built by buildah, in the folder of a scene. */
export type Images = {
  /** The arguments with which buildah and podman find them. */
  store: readonly string[]
  run(program: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>
  /** How long building the shop's image took. */
  seconds: number
}

/**
 * The image `localhost/base` on which the shop's is built, made by mmdebstrap, because an image registry is
 * not reachable from everywhere; Node is this machine's.
 */
export async function imageBase(scene: Scene): Promise<Omit<Images, 'seconds'>> {
  const buildah = programCalled('buildah')
  const mmdebstrap = programCalled('mmdebstrap')
  const store = [
    '--root',
    `${scene.folder}/store`,
    '--runroot',
    `${scene.folder}/run`,
    '--storage-driver',
    'vfs',
  ]
  // As root, because it creates a system.
  const run: Images['run'] = async (program, args, env = {}) => {
    const { stdout } = await promisify(execFile)(program, args, {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot', ...env },
    })
    return stdout.trim()
  }
  const base = `${scene.folder}/base.tar`
  await run(mmdebstrap, ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', base])
  const from = await run(buildah, [...store, 'from', 'scratch'])
  await run(buildah, [...store, 'add', from, base, '/'])
  await run(buildah, [...store, 'copy', from, process.execPath, '/usr/local/bin/node'])
  const npm = realpathSync(programCalled('npm')).replace(/\/bin\/npm-cli\.js$/, '')
  await run(buildah, [...store, 'copy', from, npm, '/usr/local/lib/node_modules/npm'])
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm']
  await run(buildah, [...store, 'run', from, '--', ...link])
  // Where this machine reaches the registry through its own certificate authority.
  const authority = process.env['NODE_EXTRA_CA_CERTS']
  if (authority) {
    await run(buildah, [...store, 'copy', from, authority, '/etc/ssl/certs/this-machine.pem'])
    await run(buildah, [
      ...store,
      'config',
      '--env',
      'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/this-machine.pem',
      from,
    ])
  }
  await run(buildah, [...store, 'commit', from, 'localhost/base'])
  return { store, run }
}

/** Builds the image of a release with buildah: `localhost/longhaul`. */
export async function buildImages(scene: Scene): Promise<Images> {
  const { store, run } = await imageBase(scene)
  const buildah = programCalled('buildah')
  const release = `${scene.folder}/release/longhaul`
  mkdirSync(`${scene.folder}/release`)
  await run(process.execPath, ['--import', 'tsx', `${ROOT}/tools/release.ts`, release])
  const built = performance.now()
  const recipe = `${ROOT}/operations/container/Dockerfile`
  const named = ['--build-arg', 'BASE=localhost/base', '--tag', 'localhost/longhaul', '--format', 'docker']
  await run(buildah, [...store, 'build', '--network', 'host', ...named, '--file', recipe, release])
  const seconds = Math.round((performance.now() - built) / 1_000)
  return { store, run, seconds }
}

/**
 * The image runs as an unprivileged user, with a root file system that it cannot write to, and is healthy.
 */
export async function image(scene: Scene): Promise<string> {
  const buildah = programCalled('buildah')
  const { store, run, seconds } = await buildImages(scene)
  const container = await run(buildah, [...store, 'from', 'localhost/longhaul'])
  const inside = (script: string) => run(buildah, [...store, 'run', container, '--', 'sh', '-c', script])
  const who = await inside('id -u; touch /opt/longhaul/x 2>&1; touch /data/x && echo writes')
  if (!/^10001\n.*Permission denied\nwrites$/s.test(who)) throw new Error(who)
  const healthy = await inside(
    `DEMO=1 HOST=127.0.0.1 PORT=4199 node tools/start.mjs > /data/log 2>&1 & own=$!; for i in $(seq 240); do node -e 'fetch("http://127.0.0.1:4199/api/v1/health/ready").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' && break; sleep 1; done; grep -c 'Longhaul is ready' /data/log; kill $own; wait $own`,
  )
  if (!healthy.startsWith('1')) throw new Error(healthy)
  const size = sizeOf(await run(buildah, [...store, 'mount', container]))
  await run(buildah, [...store, 'umount', container])
  return `built in ${seconds} s, ${size} MB unpacked; runs as 10001, cannot write to itself, the demo in it became ready`
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0
  return Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])
}
