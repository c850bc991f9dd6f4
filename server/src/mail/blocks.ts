/** An action of a mail: the address is absolute, and of our own host except a carrier's. */
export type MailLink = { label: string; url: string }

/** A row of goods. */
export type MailItem = {
  name: string
  detail: string
  /** A weight or a price. */
  figure: string
  pictureUrl: string | null
}

/**
 * What a mail is made of. Each block has one form in HTML and one as plain text, made from the same data, so
 * that the two say the same.
 */
export type Block =
  | { kind: 'photo'; url: string; alt: string; caption: string }
  | { kind: 'deadline'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'section'; text: string }
  | { kind: 'sentence'; text: string }
  | { kind: 'items'; items: readonly MailItem[]; more: string }
  | {
      kind: 'sums'
      rows: readonly { label: string; amount: string }[]
      total: { label: string; amount: string }
    }
  | { kind: 'buttons'; buttons: readonly MailLink[]; note: string }
  | { kind: 'note'; text: string; link?: MailLink }
  | { kind: 'facts'; rows: readonly { label: string; value: string }[] }

/** The end of a mail: what it is about, where to go, why it was sent. */
export type MailFooter = { about: string; links: readonly MailLink[]; lines: readonly string[] }

/** The content of an e-mail, without a recipient. */
export type Letter = {
  subject: string
  /** What a list of mails shows after the subject. */
  preview: string
  blocks: readonly Block[]
  footer: MailFooter
}

/** A letter of plain sentences with at most one button, as most mails about accounts are. */
export function plainLetter(letter: {
  subject: string
  sentences: readonly string[]
  button?: MailLink
  /** Shows the button's address as well, for programs in which buttons do nothing. */
  written?: string
  footer: MailFooter
}): Letter {
  const { subject, sentences, button, written, footer } = letter
  const texts = sentences.filter((text) => text.trim() !== '')
  return {
    subject,
    preview: texts[0] ?? '',
    blocks: [
      { kind: 'heading', text: subject },
      ...texts.map((text) => ({ kind: 'sentence', text }) as const),
      ...(button ? [{ kind: 'buttons', buttons: [button], note: '' } as const] : []),
      ...(button && written
        ? [{ kind: 'note', text: written, link: { ...button, label: button.url } } as const]
        : []),
    ],
    footer,
  }
}
