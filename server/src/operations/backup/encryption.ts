import { Duplex } from 'node:stream'

/*
 * Backups are encrypted to a public key in the age format (age-encryption.org), so that the machine that makes them cannot read them, and the `age` command opens
 * them where our program is not at hand. The library is loaded where it is used.
 */

/** Encrypts or decrypts what passes; made anew for each file. */
export type Step = () => Duplex

/** A pair of keys: the line to keep apart, and the one to encrypt to. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** How to encrypt to this key. @throws where it is none. */
export async function encryptTo(recipient: string): Promise<Step> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Error('The key to encrypt to begins with age1; npm run backup -- --new-key makes one.')
  }
  return () => stepOf(async (plain) => await encrypter.encrypt(plain))
}

/** How to decrypt with the secret half of a key, as a file of `age-keygen` has it. @throws where the key of this recipient is not in it. */
async function decryptWith(keyFile: string, recipient: string): Promise<Step> {
  const { Decrypter, identityToRecipient } = await import('age-encryption')
  const lines = keyFile.split('\n').map((line) => line.trim())
  for (const identity of lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'))) {
    if ((await identityToRecipient(identity)) !== recipient) continue
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity)
    return () => stepOf(async (sealed) => await decrypter.decrypt(sealed))
  }
  throw new Error(`The key file has no key for ${recipient}.`)
}

/** How to open a backup: no step for one that is not encrypted. @throws where its key is not given. */
export async function stepFor(
  recipient: string | null,
  keyFile: string | undefined,
): Promise<Step | undefined> {
  if (recipient === null) return undefined
  if (keyFile === undefined)
    throw new Error(
      `This backup is encrypted to ${recipient}: name the file with its key by --key-file=FILE.`,
    )
  return await decryptWith(keyFile, recipient)
}

/** A library that turns one stream into another, as a step between two of Node's. */
const stepOf = (turn: (from: ReadableStream<Uint8Array>) => Promise<AsyncIterable<Uint8Array>>): Duplex =>
  Duplex.from(async function* (source: AsyncIterable<Uint8Array>) {
    const parts = source[Symbol.asyncIterator]()
    const from = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    })
    yield* await turn(from)
  })
