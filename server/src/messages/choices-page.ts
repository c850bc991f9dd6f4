import type { DigestHour } from '@longhaul/domain/messages/digest.ts'
import { MAIL_CHOICES, type MailChoices } from '@longhaul/domain/messages/mail-topics.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { choicesPageIn, mailTopicsIn } from '@longhaul/text/mail/choices-page.ts'
import { clockName } from '@longhaul/text/time/zoned.ts'
import { type Block, CHOICES_PAGE, type Letterhead, pageAsHtml } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { topicsWith } from './mail-choices.ts'

/** The page that shows and changes the choices of the reader of a mail. */
export function choicesPage({
  lang,
  head,
  zone,
  email,
  choices,
  hour,
  key,
  isSaved,
}: {
  lang: Lang
  head: Letterhead
  zone: string
  email: string
  choices: MailChoices
  /** When the daily mail comes. */
  hour: DigestHour
  /** The key of the link, for the form. */
  key: string
  isSaved: boolean
}): string {
  const [words, topics] = [choicesPageIn(lang), mailTopicsIn(lang)]
  const blocks: Block[] = [
    ...(isSaved ? [{ kind: 'deadline', text: words.saved } as const] : []),
    { kind: 'heading', text: topics.title },
    { kind: 'sentence', text: words.to(masked(email)) },
    { kind: 'note', text: words.always },
    { kind: 'sentence', text: topics.daily(hour, clockName(lang, zone)) },
  ]
  const options = MAIL_CHOICES.map((value) => ({ value, label: topics.choices[value] }))
  return pageAsHtml(blocks, lang, head, {
    title: topics.title,
    form: {
      action: CHOICES_PAGE,
      hidden: { key },
      choices: topicsWith(choices).map(({ topic, choice }) => ({
        name: topic,
        label: topics.topics[topic],
        hint: topics.hints[topic],
        options,
        value: choice,
      })),
      label: words.save,
    },
    links: [],
  })
}

/** The page of a link that shows nothing about anybody. */
export function deadChoicesPage(lang: Lang, head: Letterhead): string {
  const words = choicesPageIn(lang)
  return pageAsHtml(
    [
      { kind: 'deadline', text: words.dead },
      { kind: 'heading', text: words.deadTitle },
      { kind: 'sentence', text: words.deadText },
    ],
    lang,
    head,
    { title: words.dead, links: [{ label: words.login, url: publicUrl('/mine/setting#mails') }] },
  )
}

/** An address that its owner knows, and nobody else to whom the mail was forwarded learns. */
const masked = (email: string): string => email.replace(/^(.)[^@]*(@.).*(\.[^.]+)$/u, '$1•••$2•••$3')
