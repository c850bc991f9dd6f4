import { Transform, type TransformCallback } from 'node:stream'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Transporter } from 'nodemailer'
import type { Env } from '../platform/env.ts'

/** A mail as it goes out. */
export type OutgoingMail = {
  id: string
  recipient: string
  lang: Lang
  subject: string
  text_body: string
  html_body: string
}

/** What went wrong: in the mail server's words or the network's; its code and what it answered, if it came to speak. */
export type Fault = { message: string; code: number | undefined; command: string | undefined }

/** Longer than any server that works: a job must not wait for one that does not. `SMTP_URL?greetingTimeout=…` says otherwise. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Hands a mail to the configured SMTP server: encrypted where the server offers it, never with an untrusted certificate. Returns what went
 * wrong instead of throwing. Every attempt carries the same Message-ID, so that a mail program shows a repeat once.
 */
export async function handOver(
  { smtpUrl, mailFrom, publicUrl }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  mail: OutgoingMail,
): Promise<Fault | null> {
  try {
    const transport = await transportTo(smtpUrl ?? '')
    await transport.sendMail({
      from: mailFrom,
      // As an object: whatever an address holds is one address and nothing more.
      to: { name: '', address: mail.recipient },
      subject: oneLine(mail.subject),
      text: mail.text_body,
      html: mail.html_body,
      messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
      headers: {
        'Content-Language': LANGUAGES[mail.lang].html,
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** Mails that follow one another go over the same connections; one without a mail for this long is closed. A failed mail is for the queue to repeat. */
const POOL = { pool: true, maxConnections: 4, idleTimeout: 1_000, maxRequeues: 0 } as const

const transports = new Map<string, Promise<Transporter>>()

function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url) ?? open(url)
  transports.set(url, known)
  return known
}

async function open(url: string): Promise<Transporter> {
  // With the first mail (decision 0053).
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...PATIENCE, ...POOL })
  transport.use('stream', ({ message }, composed) => {
    message.transform(() => new WholeMessage())
    composed()
  })
  return transport
}

/** A mail comes in a dozen pieces and was sent in as many, each of which cost the processor more than to compose all of them: it leaves in one. */
class WholeMessage extends Transform {
  readonly #pieces: Buffer[] = []

  override _transform(piece: Buffer, _encoding: BufferEncoding, taken: TransformCallback): void {
    this.#pieces.push(piece)
    taken()
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.concat(this.#pieces))
  }
}

/** A name with a line break in it must not become a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function faultOf(error: unknown): Fault {
  const told = typeof error === 'object' && error !== null ? error : {}
  return {
    message: error instanceof Error ? error.message : String(error),
    code: 'responseCode' in told ? Number(told.responseCode) : undefined,
    command: 'command' in told ? String(told.command) : undefined,
  }
}
