import { auditCommand } from '../platform/audit.ts'
import {
  type KeyUse,
  forgetUnreadable,
  listKeyUses,
  resealRows,
  unknownUses,
} from '../platform/sealing/sealed-rows.ts'
import { addSealingKey, readSealingKeys, sealingKeysFile } from '../platform/sealing/sealing-keys.ts'
import type { Command, Terminal } from './admin-terminal.ts'

/** The commands of `npm run admin` for the sealing keys, which encrypt secrets. */
export const SEAL_COMMANDS: Readonly<Record<string, Command>> = {
  seals: {
    usage: 'seals',
    help: 'Lists the keys that seal secrets in the database, by their names, with what each has sealed.',
    run: showSeals,
  },
  'new-sealing-key': {
    usage: 'new-sealing-key',
    help: 'Makes a new sealing key in DATA_DIR, used as soon as the server is started again.',
    run: newSealingKey,
  },
  reseal: {
    usage: 'reseal',
    help: 'Seals every secret with the newest key; then the older ones are not needed any more.',
    run: reseal,
  },
  'forget-sealed': {
    usage: 'forget-sealed [--yes]',
    help: 'Says what no key at hand opens, where a key is lost for good; --yes gives it up.',
    run: forgetSealed,
  },
}

/** Lists the keys, what each has sealed, and what was sealed with a missing key. */
async function showSeals({ say, seals }: Terminal): Promise<void> {
  const keys = await readSealingKeys(seals)
  const uses = await listKeyUses(seals.pool)
  for (const [at, { id }] of keys.entries())
    say([id, at === 0 ? 'newest' : 'older', ...used(uses, id)].join('\t'))
  for (const { keyId, column, count } of unknownUses(uses, keys))
    say([keyId, 'MISSING', `${column} ${count}`].join('\t'))
  if (keys.length === 0) say('There is no key yet: the first start of the server makes one.')
}

/** Adds a new key to the installation's key file, before the others. */
async function newSealingKey({ say, seals }: Terminal): Promise<void> {
  if (seals.sealingKeys.length > 0)
    throw new Error(
      'The keys are in SEALING_KEYS: put a new one before them there (openssl rand -base64 32).',
    )
  const [newest] = await addSealingKey(seals)
  say(
    `${newest!.id} is the newest key in ${sealingKeysFile(seals.dataDir)}. Now start the server again, then: npm run admin -- reseal`,
  )
}

/** Re-encrypts everything with the newest key. Refused until the server has been started with that key, since it could not decrypt the result. */
async function reseal(at: Terminal): Promise<void> {
  const { say, seals } = at
  const keys = await readSealingKeys(seals)
  const [newest, ...older] = keys
  if (!newest) throw new Error('There is no key yet: the first start of the server makes one.')
  const inUse = (await listKeyUses(seals.pool)).find(({ column }) => column === 'secrets.value')
  if (inUse?.keyId !== newest.id)
    throw new Error(`The server was not started with the key ${newest.id} yet. Start it again first.`)
  const count = await resealRows(seals.pool, keys)
  await note(at, 'reseal', { key: newest.id, count })
  say(`${count} ${count === 1 ? 'secret is' : 'secrets are'} re-sealed with ${newest.id}.`)
  for (const { id } of older) say(`${id} is not needed any more, but for copies of the database from before.`)
}

/** Deletes the secrets that no key can decrypt. Only for keys that are lost for good: it cannot be undone. */
async function forgetSealed(at: Terminal, [sure = '']: string[]): Promise<void> {
  const { say, seals } = at
  const keys = await readSealingKeys(seals)
  const lost = unknownUses(await listKeyUses(seals.pool), keys)
  if (lost.length === 0) return say('Everything can be opened. Nothing is given up.')
  for (const { column, count, keyId } of lost)
    say([column, `${count}`, `needs ${keyId}`, LOST[column]].join('\t'))
  if (sure !== '--yes')
    return say('Nothing was changed. To give this up for good: npm run admin -- forget-sealed --yes')
  await forgetUnreadable(seals.pool, keys)
  await note(at, 'forget_sealed', { lost })
  say('It is given up. The server can be started.')
}

/** The consequences of losing the secrets in each column. */
const LOST: Readonly<Record<KeyUse['column'], string>> = {
  'secrets.value': 'signed addresses of files end, a new secret is made',
  'two_factor.secret': 'these shoppers log in with the password alone, and set two-step login up again',
  'staff_two_factor.secret':
    'these members of staff log in with the password alone, and set two-step login up again',
  'remittances.mtcn_sealed': 'these transfer numbers cannot be read any more',
  'hooks.secret': 'these hooks are removed, and their owners make new ones',
  'mails.secret': 'these mails cannot be sent any more',
}

const used = (uses: readonly KeyUse[], keyId: string): string[] =>
  uses.filter((use) => use.keyId === keyId).map(({ column, count }) => `${column} ${count}`)

const note = (
  { db, clock }: Terminal,
  action: string,
  after: { key: string; count: number } | { lost: KeyUse[] },
) => auditCommand(db, { action, subjectKind: 'sealing_keys', subjectId: '', after }, clock.now())
