import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '../source-files.ts'
import { Network, here } from './machine.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { TYPED, visit } from './visit.ts'

/*
 * A user with one plain machine follows “One VPS” of docs/operating/install.md: its code blocks are run as
 * printed, in their order. Only the authority of the certificate differs: Caddy's own, because no public one
 * reaches a machine that exists only here.
 */

/** The section's ten commands: where each is run, and its text. */
function readBlocks(): { isHere: boolean; text: string }[] {
  const page = readFileSync(`${ROOT}/docs/operating/install.md`, 'utf8')
  const section = /\n## One VPS\n([^]*?)\n## /.exec(page)?.[1] ?? ''
  return [...section.matchAll(/^( *)```sh\n([^]*?)^ *```/gm)].map(([, indent = '', inside = '']) => {
    const [first, ...lines] = inside.split('\n').map((line) => line.slice(indent.length))
    return { isHere: first === '# in the checkout', text: lines.join('\n') }
  })
}

/** One machine by the page: the shop with TLS, an admin, and a backup. */
export async function oneMachine(scene: Scene): Promise<string> {
  const blocks = readBlocks()
  if (blocks.length !== 10) throw new Error(`the page has ${blocks.length} commands`)
  const network = await Network.make(scene)
  const vps = await network.machine('vps')
  const folder = scene.folderFor('programs')
  writeFileSync(
    `${folder}/scp`,
    `#!/bin/sh\nexec ${programCalled('scp')} ${network.sshOptions.join(' ')} "$@"\n`,
  )
  chmodSync(`${folder}/scp`, 0o755)
  const seconds: string[] = []
  let last = ''
  for (const { isHere, text } of blocks) {
    const ours = text
      .replaceAll('smtps://user:password@mail.example.com', `smtp://${network.gateway}:9`)
      .replaceAll('/tmp/longhaul', `${scene.folder}/longhaul`)
      .replaceAll('root@shop.example.com', `root@${vps.address}`)
    const begun = performance.now()
    last = isHere
      ? await here('bash', ['-ec', `cd ${ROOT}; ${ours}`], {
          ...process.env,
          PATH: `${folder}:${process.env['PATH'] ?? ''}`,
        })
      : await vps.run(ours, text.includes('admin setup') ? TYPED : '')
    const took = ((performance.now() - begun) / 1_000).toFixed(0)
    seconds.push(took)
    console.log(`        ${took.padStart(4)} s  ${text.split('\n')[0]?.slice(0, 100)}`)
    if (text.includes('> /etc/caddy/Caddyfile'))
      await vps.run(
        String.raw`sed -i 's/^shop.example.com {/&\n\ttls internal/' /etc/caddy/Caddyfile; echo '127.0.0.1 shop.example.com' >> /etc/hosts`,
      )
    if (text.includes('systemctl restart caddy')) await vps.run(TRUST)
  }
  if (!last.startsWith('HTTP/2 200')) throw new Error(`the page at the end is not served: ${last}`)
  const { text } = await visit(vps, '/')
  if (!text.includes('noindex')) throw new Error('the shop is not closed')
  await vps.run(
    `runuser -u longhaul -- psql longhaul --command 'insert into shop_opening (opened_at) values (now())'`,
  )
  await until('the shop is open', async () => !(await visit(vps, '/')).text.includes('noindex'))
  return `a release on one machine of plain Debian 13 with systemd, by the page's ten commands (${seconds.join(', ')} s): TLS, an admin, a checked backup, and the shop opened`
}

/** Makes the machine trust Caddy's own authority, once there is one, so that curl does. */
const TRUST = `for attempt in $(seq 60); do
  root=$(find / -xdev -path '*/authorities/local/root.crt' 2>/dev/null | head -1)
  [ -n "$root" ] && break
  sleep 1
done
cp "$root" /usr/local/share/ca-certificates/caddy.crt && update-ca-certificates`
