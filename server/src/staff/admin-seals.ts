import { inTransaction } from '../platform/database/db.ts'
import { auditCommand } from '../platform/audit.ts'
import {
  type KeyUse,
  eraseUnreadable,
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
    help: 'Lists the sealing keys by name, with the secrets in the database that each has encrypted.',
    run: showSeals,
  },
  'new-sealing-key': {
    usage: 'new-sealing-key',
    help: 'Creates a new sealing key in DATA_DIR, which is used after the next start of the server.',
    run: newSealingKey,
  },
  reseal: {
    usage: 'reseal',
    help: 'Re-encrypts every secret with the newest key, so that the older keys are no longer needed.',
    run: reseal,
  },
  'forget-sealed': {
    usage: 'forget-sealed [--yes]',
    help: 'Lists the secrets that no available key can decrypt, because a key is lost; --yes deletes them permanently.',
    run: eraseSealed,
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
  if (keys.length === 0) say('There is no key yet: the first start of the server creates one.')
}

/** Adds a new key to the installation's key file, before the others. */
async function newSealingKey({ say, seals }: Terminal): Promise<void> {
  if (seals.sealingKeys.length > 0)
    throw new Error(
      'The keys are in SEALING_KEYS: add a new one there, before the others (openssl rand -base64 32).',
    )
  const [newest] = await addSealingKey(seals)
  say(
    `${newest!.id} is the newest key in ${sealingKeysFile(seals.dataDir)}. Restart the server, then run: npm run admin -- reseal`,
  )
}

/**
 * Re-encrypts everything with the newest key. Refused until the server has been started with that key, since
 * it could not decrypt the result.
 */
async function reseal(at: Terminal): Promise<void> {
  const { say, seals } = at
  const keys = await readSealingKeys(seals)
  const [newest, ...older] = keys
  if (!newest) throw new Error('There is no key yet: the first start of the server creates one.')
  const inUse = (await listKeyUses(seals.pool)).find(({ column }) => column === 'secrets.value')
  if (inUse?.keyId !== newest.id)
    throw new Error(`The server has not been started with the key ${newest.id} yet. Restart it first.`)
  const count = await resealRows(seals.pool, keys)
  await note(at, 'reseal', { key: newest.id, count })
  say(`${count} ${count === 1 ? 'secret was' : 'secrets were'} re-encrypted with ${newest.id}.`)
  for (const { id } of older) say(`${id} is no longer needed, except for older copies of the database.`)
}

/** Deletes the secrets that no key can decrypt. Only for keys that are lost for good: it cannot be undone. */
async function eraseSealed(at: Terminal, [sure = '']: string[]): Promise<void> {
  const { say, seals } = at
  const keys = await readSealingKeys(seals)
  const lost = unknownUses(await listKeyUses(seals.pool), keys)
  if (lost.length === 0) return say('Every secret can be decrypted: there is nothing to delete.')
  for (const { column, count, keyId } of lost)
    say([column, `${count}`, `needs ${keyId}`, LOST[column]].join('\t'))
  if (sure !== '--yes')
    return say(
      'Nothing was changed. To delete these secrets permanently: npm run admin -- forget-sealed --yes',
    )
  await eraseUnreadable(seals.pool, keys)
  await note(at, 'forget_sealed', { lost })
  say('These secrets were deleted. The server can be started.')
}

/** The consequences of losing the secrets in each column. */
const LOST: Readonly<Record<KeyUse['column'], string>> = {
  'secrets.value': 'existing signed URLs of files stop working, and a new secret is created',
  'two_factor.secret':
    'these shoppers log in with the password alone, and have to set up two-step login again',
  'staff_two_factor.secret':
    'these members of staff log in with the password alone, and have to set up two-step login again',
  'remittances.mtcn_sealed': 'these transfer numbers can no longer be read',
  'hooks.secret': 'these hooks are removed, and their owners have to create new ones',
  'hooks.old_secret': 'receivers that still have the secret before a rotation need the new one at once',
  'mails.secret': 'these e-mails can no longer be sent',
}

const used = (uses: readonly KeyUse[], keyId: string): string[] =>
  uses.filter((use) => use.keyId === keyId).map(({ column, count }) => `${column} ${count}`)

const note = (
  { db, clock }: Terminal,
  action: string,
  after: { key: string; count: number } | { lost: KeyUse[] },
) =>
  inTransaction(db, (tx) =>
    auditCommand(tx, { action, subjectKind: 'sealing_keys', subjectId: '', after }, clock.now()),
  )
