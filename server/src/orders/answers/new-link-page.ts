import type { AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { answersIn } from '@longhaul/text/mail/answers.ts'
import { type Letterhead, type MailLink, pageAsHtml } from '../../mail/public.ts'
import { ANSWER_PAGE } from '../../messages/public.ts'
import { publicUrl } from '../../platform/http/public-url.ts'

/** The field of the form that asks for a new link. */
export const RENEW = 'renew'

/** What a link names: its token, and an answer. */
type Asked = { key: string; choice: AnswerChoice }

/** The form that asks for a new link in place of this one. */
export const renewForm = (lang: Lang, asked: Asked) => ({
  action: ANSWER_PAGE,
  hidden: { key: asked.key, choice: asked.choice, [RENEW]: '1' },
  label: answersIn(lang).renew,
})

/** What is said after a new link was asked for, whether or not one was sent. */
export function renewedPage(lang: Lang, head: Letterhead): string {
  const words = answersIn(lang)
  return pageAsHtml(
    [
      { kind: 'heading', text: words.renewed },
      { kind: 'sentence', text: words.renewedText },
    ],
    lang,
    head,
    { title: words.renewed, links: [loginLink(lang)] },
  )
}

const loginLink = (lang: Lang): MailLink => ({
  label: answersIn(lang).login,
  url: publicUrl('/user/login'),
})

/**
 * The page of a link that shows nothing about any order. It offers a new link for whatever has the form of a
 * key, so that it does not say which keys there were.
 */
export function deadAnswerPage(lang: Lang, head: Letterhead, asked: Asked | undefined): string {
  const words = answersIn(lang)
  return pageAsHtml(
    [
      { kind: 'deadline', text: words.dead },
      { kind: 'heading', text: words.deadTitle(asked !== undefined) },
      { kind: 'sentence', text: words.deadText },
    ],
    lang,
    head,
    {
      title: words.dead,
      ...(asked ? { form: renewForm(lang, asked) } : {}),
      links: [loginLink(lang)],
    },
  )
}
