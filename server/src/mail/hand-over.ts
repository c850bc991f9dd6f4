import { Transform, type TransformCallback } from 'node:stream'
import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Transporter } from 'nodemailer'
import type { Env } from '../platform/env.ts'

/** A mail to be sent. */
export type OutgoingMail = {
  id: string
  recipient: string
  lang: Lang
  subject: string
  text_body: string
  html_body: string
}

/**
 * Why a mail was not delivered: the message of the mail server or the network; if the server answered, its
 * code and the command that it answered.
 */
export type Fault = { message: string; code: number | undefined; command: string | undefined }

/**
 * Timeouts longer than any working server needs, so that a job does not wait for one that hangs.
 * `SMTP_URL?greetingTimeout=…` overrides them.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Hands a mail to the configured SMTP server: encrypted if the server offers it, never with an untrusted
 * certificate. Returns the fault instead of throwing. Every attempt has the same Message-ID, so that a mail
 * program shows a repeat once.
 */
export async function handOver(
  { smtpUrl, mailFrom, publicUrl }: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl'>,
  mail: OutgoingMail,
  /** The address to which a mail program sends its reader's wish to get no more of these. */
  unsubscribeUrl?: string,
): Promise<Fault | null> {
  try {
    const transport = await transportTo(smtpUrl ?? '')
    await transport.sendMail({
      from: mailFrom,
      // As an object, so that the text is used as a single address, whatever it contains.
      to: { name: '', address: mail.recipient },
      subject: oneLine(mail.subject),
      text: mail.text_body,
      html: mail.html_body,
      messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
      headers: {
        'Content-Language': LANGUAGES[mail.lang].html,
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
        ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return null
  } catch (error) {
    return faultOf(error)
  }
}

/** One click in the mail program (RFC 8058). The address is not folded: some servers sign it wrongly then. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/**
 * Successive mails use the same connections; an idle connection is closed after this time. Failed mails are
 * retried by the queue.
 */
const POOL = { pool: true, maxConnections: 4, idleTimeout: 1_000, maxRequeues: 0 } as const

const transports = new Map<string, Promise<Transporter>>()

function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url) ?? open(url)
  transports.set(url, known)
  return known
}

async function open(url: string): Promise<Transporter> {
  // Loaded with the first mail.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, ...PATIENCE, ...POOL })
  transport.use('stream', ({ message }, composed) => {
    message.transform(() => new WholeMessage())
    composed()
  })
  return transport
}

/**
 * Joins the dozen pieces of a composed mail, so that it is sent in one: sending each piece took more
 * processor time than composing them all.
 */
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

/** Removes line breaks, so that a name cannot add a header of its own. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

function faultOf(error: unknown): Fault {
  const details = typeof error === 'object' && error !== null ? error : {}
  return {
    message: error instanceof Error ? error.message : String(error),
    code: 'responseCode' in details ? Number(details.responseCode) : undefined,
    command: 'command' in details ? String(details.command) : undefined,
  }
}
