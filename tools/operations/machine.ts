import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { Missing, type Scene, programCalled, until } from './scene.ts'

/*
 * Plain machines simulated on this one: each is a separate Debian made by mmdebstrap, with systemd as its
 * first process, in its own namespaces for processes, mounts, network, names and control groups. Requires
 * root. They are like a real machine in everything but kernel and disk.
 */

const runs = promisify(execFile)
/** Runs a program of this machine; returns its output. */
export const here = async (program: string, args: readonly string[], env = process.env): Promise<string> =>
  (await runs(program, args, { env, maxBuffer: 64 * 1024 * 1024 })).stdout

const SUITE = 'trixie'
/** The packages of a freshly installed Debian in addition to its base, including ssh for access. */
const INSTALLED = ['systemd-sysv', 'dbus', 'openssh-server', 'ca-certificates']
/** The programs that create the machines, with their Debian packages. */
const PROGRAMS = [
  ['ip', 'iproute2'],
  ['iptables', 'iptables'],
  ['unshare', 'util-linux'],
  ['nsenter', 'util-linux'],
  ['pivot_root', 'util-linux'],
  ['ssh', 'openssh-client'],
] as const
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty', 'fuse']

/** A network of machines that see each other and, through this one, the internet. */
export class Network {
  readonly #scene: Scene
  readonly #bridge: string
  readonly #net: string
  readonly gateway: string
  readonly #base: string
  #made = 0

  private constructor(scene: Scene, number: number) {
    this.#scene = scene
    this.#net = `10.79.${number}`
    this.#bridge = `longhaul${number}`
    this.gateway = `${this.#net}.1`
    this.#base = `${scene.folder}/debian`
  }

  /** Creates the network, and one Debian that the machines are copies of. */
  static async make(scene: Scene): Promise<Network> {
    if (process.getuid?.() !== 0) throw new Missing('only root can make machines')
    for (const [program, of] of PROGRAMS) programCalled(program, of)
    const mmdebstrap = programCalled('mmdebstrap')
    const network = new Network(scene, 1 + (process.pid % 250))
    const include = `--include=${INSTALLED.join(',')}`
    await here(mmdebstrap, [
      '--variant=important',
      include,
      ...aptOptions(await here('apt-config', ['dump'])),
      SUITE,
      network.#base,
    ])
    const [bridge, all] = [network.#bridge, `${network.#net}.0/24`]
    const nat = ['POSTROUTING', '-s', all, '!', '-d', all, '-j', 'MASQUERADE']
    await here('ip', ['link', 'add', bridge, 'type', 'bridge'])
    scene.later(() => here('ip', ['link', 'delete', bridge]))
    await here('ip', ['address', 'add', `${network.gateway}/24`, 'dev', bridge])
    await here('ip', ['link', 'set', bridge, 'up'])
    await here('iptables', ['-t', 'nat', '-A', ...nat])
    scene.later(() => here('iptables', ['-t', 'nat', '-D', ...nat]))
    const forwards = '/proc/sys/net/ipv4/ip_forward'
    const before = readFileSync(forwards, 'utf8')
    writeFileSync(forwards, '1')
    scene.later(() => writeFileSync(forwards, before))
    const key = `${scene.folder}/key`
    await here('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
    return network
  }

  /** The options with which this machine's ssh and scp connect to them. */
  get sshOptions(): string[] {
    const quiet = [
      '-o',
      'StrictHostKeyChecking=no',
      '-o',
      'UserKnownHostsFile=/dev/null',
      '-o',
      'LogLevel=ERROR',
    ]
    return ['-i', `${this.#scene.folder}/key`, ...quiet]
  }

  /** Creates a machine, running and reachable by ssh. Root on one machine can log in to the others. */
  async machine(name: string): Promise<Machine> {
    const root = `${this.#scene.folder}/${name}`
    await here('cp', ['-a', this.#base, root])
    const address = `${this.#net}.${11 + this.#made++}`
    furnish(root, name, this.#scene.folder)
    const [space, link] = [`${this.#bridge}-${name}`, `${this.#bridge.slice(-6)}-${name}`]
    await here('ip', ['netns', 'add', space])
    this.#scene.later(() => here('ip', ['netns', 'delete', space]))
    await here('ip', ['link', 'add', link, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space])
    await here('ip', ['link', 'set', link, 'master', this.#bridge, 'up'])
    for (const args of [
      ['address', 'add', `${address}/24`, 'dev', 'eth0'],
      ['link', 'set', 'lo', 'up'],
      ['link', 'set', 'eth0', 'up'],
      ['route', 'add', 'default', 'via', this.gateway],
    ])
      await here('ip', ['-n', space, ...args])
    const machine = new Machine(name, address, this.sshOptions, boot(this.#scene, { root, name, space }))
    this.#scene.later(() => machine.powerOff())
    await until(
      `${name} is up`,
      () =>
        machine.run('true').then(
          () => true,
          () => false,
        ),
      60_000,
    )
    return machine
  }
}

export class Machine {
  readonly name: string
  readonly address: string
  readonly #ssh: readonly string[]
  readonly #init: ChildProcess

  constructor(name: string, address: string, ssh: readonly string[], init: ChildProcess) {
    this.name = name
    this.address = address
    this.#ssh = ssh
    this.#init = init
  }

  /**
   * Runs a script as root through ssh, line by line until one fails, with the given input. Returns its
   * output.
   */
  async run(script: string, typed = ''): Promise<string> {
    const to = [...this.#ssh, `root@${this.address}`]
    await this.#send([...to, 'cat > /tmp/step'], script)
    return await this.#send([...to, 'bash -e -o pipefail /tmp/step 2>&1'], typed)
  }

  async #send(args: readonly string[], input: string): Promise<string> {
    return await new Promise((resolve, failed) => {
      const child = spawn('ssh', args, { stdio: ['pipe', 'pipe', 'pipe'] })
      let output = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (bytes: Buffer) => (output += bytes.toString()))
      child.stdin.on('error', () => undefined)
      child.stdin.end(input)
      child.once('error', failed)
      child.once('close', (code) =>
        code === 0 ? resolve(output) : failed(new Error(`${this.name}: ${code}\n${output.slice(-4_000)}`)),
      )
    })
  }

  /** Cuts its power. */
  async powerOff(): Promise<void> {
    if (this.#init.exitCode !== null || this.#init.signalCode !== null) return
    const gone = new Promise((done) => this.#init.once('close', done))
    this.#init.kill('SIGKILL')
    await gone
  }
}

/** If this machine uses its own route to Debian's mirrors and npm's registry, its machines use it too. */
function aptOptions(dump: string): string[] {
  const proxies = dump.split('\n').filter((line) => /^Acquire::https?::Proxy\b/i.test(line))
  return proxies.map((line) => `--aptopt=${line.replace(/;$/, '')}`)
}

/** Sets its name, its route to the internet, and who may log in. */
function furnish(root: string, name: string, folder: string): void {
  const write = (path: string, text: string, mode = 0o644) => writeFileSync(root + path, text, { mode })
  write('/etc/hostname', `${name}\n`)
  write('/etc/hosts', `127.0.0.1 localhost ${name}\n`)
  write('/etc/resolv.conf', readFileSync('/etc/resolv.conf', 'utf8'))
  mkdirSync(`${root}/root/.ssh`, { recursive: true, mode: 0o700 })
  write('/root/.ssh/authorized_keys', readFileSync(`${folder}/key.pub`, 'utf8'), 0o600)
  write('/root/.ssh/id_ed25519', readFileSync(`${folder}/key`, 'utf8'), 0o600)
  write('/root/.ssh/config', 'Host 10.*\n  StrictHostKeyChecking accept-new\n  LogLevel ERROR\n', 0o600)
  const authority = process.env['NODE_EXTRA_CA_CERTS']
  const env = process.env['npm_config_registry']
    ? [`npm_config_registry=${process.env['npm_config_registry']}`]
    : []
  if (authority && existsSync(authority)) {
    write('/etc/ssl/this-machine.pem', readFileSync(authority, 'utf8'))
    env.push('NODE_EXTRA_CA_CERTS=/etc/ssl/this-machine.pem', 'npm_config_cafile=/etc/ssl/this-machine.pem')
  }
  // Podman's defaults that cannot be set here: the machine's /proc/sys is read-only, and it may have no
  // controllers.
  mkdirSync(`${root}/etc/containers/containers.conf.d`, { recursive: true })
  write('/etc/containers/containers.conf.d/here.conf', '[containers]\npids_limit = 0\ndefault_sysctls = []\n')
  write('/etc/environment', env.map((line) => `${line}\n`).join(''))
}

/**
 * Starts systemd on a file system, as the first process of a machine. It ends with this process, and all the
 * machine's other processes with it.
 */
function boot(
  scene: Scene,
  { root, name, space }: { root: string; name: string; space: string },
): ChildProcess {
  // On a machine that still uses version 1 of control groups, version 2 is mounted next to it.
  const groups = existsSync('/sys/fs/cgroup/unified') ? '/sys/fs/cgroup/unified' : '/sys/fs/cgroup'
  const script = `set -e
mkdir -p ${groups}/${space}
echo $$ > ${groups}/${space}/cgroup.procs
exec nsenter --net=/run/netns/${space} unshare --mount --uts --ipc --pid --cgroup --fork --kill-child sh -e -c '
mount --make-rprivate /
mount --bind ${root} ${root}
cd ${root}
mount -t proc proc proc
mount --bind proc/sys proc/sys && mount -o remount,bind,ro proc/sys
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
mkdir dev/pts dev/shm
for one in ${DEVICES.join(' ')}; do [ -e /dev/$one ] && touch dev/$one && mount --bind /dev/$one dev/$one; done
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
hostname ${name}
pivot_root . mnt
umount -l mnt
exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init
'`
  const init = spawn('bash', ['-c', script], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [init.stdout, init.stderr])
    stream.on('data', (bytes: Buffer) => (scene.output += `${name}: ${bytes.toString()}`))
  // The last processes are still being removed when the first one is gone.
  const isGone = async () => {
    await here('find', [`${groups}/${space}`, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';']).catch(
      () => '',
    )
    return !existsSync(`${groups}/${space}`)
  }
  scene.later(() => until('its control groups are gone', isGone, 10_000))
  return init
}
