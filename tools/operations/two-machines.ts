import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../source-files.ts'
import { imageBase } from './image.ts'
import { type Machine, Network, here } from './machine.ts'
import { type Scene, programCalled, waitForInspection, until } from './scene.ts'
import { Swift } from './swift.ts'
import { TYPED, visit } from './visit.ts'

/*
 * A user with two plain machines follows docs/operating/install.md: the code blocks of “Two machines” are
 * read from the page and run as printed, in their order, each on the machine that its first line names. With
 * ASK=1 a block that fails waits for Enter, is read from the page again, and is retried on the same machines,
 * for a person who is correcting the page.
 */

/** A code block: where it is run, which variant it is for, and its commands. */
type Block = { on: string; only: string; text: string }

/** A release on both machines, files on the first. */
export const twoMachines = (scene: Scene): Promise<string> => fromThePage(scene, false)
/** The image on both machines, files in a bucket elsewhere. */
export const twoMachinesByImage = (scene: Scene): Promise<string> => fromThePage(scene, true)

async function fromThePage(scene: Scene, isImage: boolean): Promise<string> {
  const readPage = () => chosen(readBlocks(), isImage)
  const blocks = readPage()
  const network = await Network.make(scene)
  const bucket = isImage ? await (await Swift.start(scene, network.gateway)).bucket('shop') : {}
  const [a, b] = [await network.machine('a'), await network.machine('b')]
  const path = await programsHere(scene, network, isImage)
  const values: readonly (readonly [printed: string, ours: string])[] = [
    ['10.0.0.11', a.address],
    ['10.0.0.12', b.address],
    ['smtps://user:password@mail.example.com', `smtp://${network.gateway}:9`],
    ['https://s3.example.com/shop', bucket['S3_URL'] ?? ''],
    ['S3_ACCESS_KEY=key', `S3_ACCESS_KEY=${bucket['S3_ACCESS_KEY']}`],
    ['S3_SECRET_KEY=secret', `S3_SECRET_KEY=${bucket['S3_SECRET_KEY']}`],
  ]
  const outputs: string[] = []
  const minutes: string[] = []
  const run = async (index: number): Promise<void> => {
    const block = readPage()[index]!
    const text = values.reduce((so, [printed, ours]) => so.replaceAll(printed, ours), block.text)
    const begun = performance.now()
    if (block.on === 'in the checkout')
      outputs.push(
        await here(
          'bash',
          [
            '-ec',
            `cd ${ROOT}; A=${a.address} B=${b.address}\n${text.replaceAll('/tmp/longhaul', `${scene.folder}/longhaul`)}`,
          ],
          { ...process.env, PATH: path },
        ),
      )
    else if (block.on === 'on a and on b') outputs.push(...(await Promise.all([a.run(text), b.run(text)])))
    else
      for (const machine of block.on === 'on a, then on b' ? [a, b] : [block.on === 'on a' ? a : b])
        outputs.push(await machine.run(text, text.includes('admin setup') ? TYPED : ''))
    const took = (performance.now() - begun) / 1_000
    minutes.push(`${block.on}${block.only} ${took.toFixed(0)} s`)
    console.log(`        ${took.toFixed(0).padStart(4)} s  ${block.on}${block.only}: ${firstCommand(text)}`)
  }
  const begun = performance.now()
  const go = async (from: number, to: number): Promise<void> => {
    for (let index = from; index < to; index++) await orAsk([a, b], network, () => run(index))
  }
  const untilLost = blocks.findIndex(({ only }) => only.includes('is lost'))
  const backups = blocks.findIndex(({ text }) => text.includes('longhaul-backup.timer'))
  await go(0, backups)
  const visitor = await orAsk([a, b], network, () => aVisitor(a, b, network.gateway))
  await go(backups, untilLost)
  const wholeMs = performance.now() - begun
  for (const wanted of [
    /the replica is streaming/,
    /the newest backup: \d{8}T/,
    /This was a drill/,
    /books balance/i,
  ])
    if (!outputs.some((text) => wanted.test(text)))
      throw new Error(`no output contains ${wanted}: ${outputs.slice(-4).join('\n')}`)

  await a.powerOff()
  const lost = performance.now()
  await go(untilLost, blocks.length)
  await until('b answers alone', async () => (await visit(b, '/api/v1/health/ready')).status === 200)
  const aloneMs = performance.now() - lost
  await expectKnown(b, visitor)
  const seconds = (ms: number) => `${Math.round(ms / 1_000)} s`
  return `${isImage ? 'the image' : 'a release'} on two machines of plain Debian 13 with systemd, by ${blocks.length} blocks of the page: the shop on both, a replica, a backup and a drill in ${seconds(wholeMs)} of waiting (${minutes.join(', ')}); one lost: the other alone after ${seconds(aloneMs)} of waiting, nothing of a shopper gone`
}

/** Runs a step; if it fails and a person is there to correct the page, waits for that and retries. */
async function orAsk<Done>(
  machines: readonly Machine[],
  { sshOptions }: Network,
  work: () => Promise<Done>,
): Promise<Done> {
  for (;;)
    try {
      return await work()
    } catch (error) {
      const ways = machines.map(({ address }) => `  ssh ${sshOptions.join(' ')} root@${address}\n`)
      if (!(await waitForInspection(`${String(error)}\n${ways.join('')}`))) throw error
    }
}

/** The code blocks of the page's section, in order. */
function readBlocks(): Block[] {
  const page = readFileSync(`${ROOT}/docs/operating/install.md`, 'utf8')
  const section = /\n## Two machines\n([^]*?)\n## /.exec(page)?.[1] ?? ''
  return [...section.matchAll(/^( *)```sh\n([^]*?)^ *```/gm)].map(([, indent = '', inside = '']) => {
    const [first = '', ...lines] = inside.split('\n').map((line) => line.slice(indent.length))
    const [, on, only = ''] =
      /^# (in the checkout|on a and on b|on a, then on b|on a|on b)(?:, with A and B as above)?(.*)$/.exec(
        first,
      ) ?? []
    if (on === undefined) throw new Error(`a block does not say on which machine it runs: ${first}`)
    return { on, only, text: lines.join('\n') }
  })
}

/** The blocks for a variant: a release or the image, files on the first machine or in a bucket. */
function chosen(blocks: readonly Block[], isImage: boolean): Block[] {
  const instead = new Map(
    blocks.flatMap((block) => {
      const number = /: instead of (\d)$/.exec(block.only)?.[1]
      return number ? [[Number(number), block] as const] : []
    }),
  )
  return blocks
    .filter(
      ({ only }) =>
        !only.includes('instead of') && !only.includes(isImage ? 'without a bucket' : 'with a bucket'),
    )
    .map((block, index) => (isImage ? (instead.get(index + 1) ?? block) : block))
}

const firstCommand = (text: string): string =>
  text.split('\n').find((line) => line !== '' && !line.startsWith('. /root/shop')) ?? ''

/**
 * Prepares the checkout: its ssh reaches the machines; images are built on our own base, because no image
 * registry is reachable from everywhere.
 */
async function programsHere(scene: Scene, network: Network, isImage: boolean): Promise<string> {
  const folder = scene.folderFor('programs')
  const put = (name: string, script: string) => {
    writeFileSync(`${folder}/${name}`, `#!/bin/sh\n${script}\n`)
    chmodSync(`${folder}/${name}`, 0o755)
  }
  put('scp', `exec ${programCalled('scp')} ${network.sshOptions.join(' ')} "$@"`)
  if (isImage) {
    const { store } = await imageBase(scene)
    const podman = `${programCalled('podman')} ${store.join(' ')}`
    const build = `BUILDAH_ISOLATION=chroot exec ${programCalled('buildah')} ${store.join(' ')} build --network host --build-arg BASE=localhost/base --format docker "$@"`
    put('podman', `if [ "$1" = build ]; then shift; ${build}; fi\nexec ${podman} "$@"`)
  }
  return `${folder}:${process.env['PATH'] ?? ''}`
}

type Visitor = { email: string; picture: string }
const PASSWORD = 'lantern42'

/**
 * Registers a visitor on one machine who is then known on the other immediately, by their own address, with a
 * picture that the first stored.
 */
async function aVisitor(a: Machine, b: Machine, address: string): Promise<Visitor> {
  await a.run(
    `runuser -u postgres -- psql longhaul --command 'insert into shop_opening (opened_at) values (now())'`,
  )
  const email = 'visitor@example.com'
  const account = { email, password: PASSWORD }
  const ask = async (machine: Machine, path: string, body?: object, token?: string) => {
    const answer = await visit(machine, `/api/v1${path}`, { body: body && JSON.stringify(body), token })
    if (answer.status !== 200)
      throw new Error(`${machine.name} answers ${answer.status} to ${path}: ${answer.text}`)
    return (JSON.parse(answer.text) as { data: unknown }).data
  }
  await until('the shop is open on both', async () => {
    const all = await Promise.all([a, b].map((machine) => visit(machine, '/')))
    return all.every(({ status }) => status === 200)
  })
  await ask(a, '/users', account)
  const { token } = (await ask(b, '/login', account)) as { token: string }
  const { items } = (await ask(b, '/sessions', undefined, token)) as { items: { address: string }[] }
  if (items[0]?.address !== address) throw new Error(`the visitor is taken for ${items[0]?.address}`)
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const form = Buffer.concat([
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    dot,
    Buffer.from('\r\n--x--\r\n'),
  ])
  const type = 'multipart/form-data; boundary=x'
  const stored = await visit(b, '/api/v1/uploads?kind=product', { body: form, type, token })
  const picture = (JSON.parse(stored.text) as { data: { url: string } }).data?.url
  for (const machine of [a, b])
    for (let asked = 0; asked < 3; asked++)
      if ((await visit(machine, picture)).status !== 200)
        throw new Error(`${machine.name} does not have the picture`)
  return { email, picture }
}

/** Checks that everything acknowledged before is there. */
async function expectKnown(machine: Machine, { email, picture }: Visitor): Promise<void> {
  const login = await visit(machine, '/api/v1/login', { body: JSON.stringify({ email, password: PASSWORD }) })
  if (login.status !== 200) throw new Error(`the visitor is unknown: ${login.text}`)
  const read = await visit(machine, picture)
  if (read.status !== 200) throw new Error(`the picture request returned ${read.status}`)
}
