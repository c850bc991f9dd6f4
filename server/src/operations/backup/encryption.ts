import { Duplex } from 'node:stream'

/*
 * Backups are encrypted to a public key in the age format (age-encryption.org), so that the machine that
 * makes them cannot read them, and the `age` command can open them if our program is not available. The
 * library is loaded on demand.
 */

/** Creates a stream that encrypts or decrypts; a new one is needed for each file. */
export type Step = () => Duplex

/** Creates a key pair: the secret line, to be stored elsewhere, and the public one to encrypt to. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption')
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

/** An encrypting step for this key. @throws if the key is invalid. */
export async function encryptTo(recipient: string): Promise<Step> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new Error('The key to encrypt to must begin with age1; npm run backup -- --new-key creates one.')
  }
  return () => stepOf(async (plain) => await encrypter.encrypt(plain))
}

/**
 * A decrypting step that uses the secret key in a file made by `age-keygen`. @throws if the file has no key
 * for this recipient.
 */
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

/** The decrypting step for a backup; undefined if it is not encrypted. @throws if its key is not given. */
export async function stepFor(
  recipient: string | null,
  keyFile: string | undefined,
): Promise<Step | undefined> {
  if (recipient === null) return undefined
  if (keyFile === undefined)
    throw new Error(
      `This backup is encrypted to ${recipient}: give the file with its key as --key-file=FILE.`,
    )
  return await decryptWith(keyFile, recipient)
}

/** Wraps a function that transforms web streams, so that it can be used in a pipeline of Node streams. */
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
