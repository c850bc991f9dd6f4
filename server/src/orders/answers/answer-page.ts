import { shortGoodsName } from '@longhaul/domain/goods/short-name.ts'
import type { AnswerChoice, AnswerState } from '@longhaul/domain/orders/answer-link.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import { goodsListIn } from '@longhaul/text/goods/goods-list-in.ts'
import { answersIn } from '@longhaul/text/mail/answers.ts'
import { mailIn } from '@longhaul/text/mail/mail.ts'
import { zonedMoment } from '@longhaul/text/time/zoned.ts'
import { type Block, type Letterhead, type MailLink, pageAsHtml } from '../../mail/public.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { ANSWER_PAGE, answerLabel, sumsIn } from '../../messages/public.ts'
import { backFenOf } from './link-state.ts'
import { renewForm } from './new-link-page.ts'
import type { AnswerLinkRow } from './sql-answer-links.ts'

/** What an answer page shows. */
export type AnswerPage = {
  lang: Lang
  zone: string
  head: Letterhead
  state: Exclude<AnswerState, 'dead'>
  choice: AnswerChoice
  /** The answer that may still be given instead of the saved one. */
  change: AnswerChoice | null
  /** The page asks whether to change the answer. */
  isChanging: boolean
  /** The token, for the addresses on the page. */
  key: string
  link: AnswerLinkRow
  availableFen: number
  pictureUrl: string | null
  nonce: string
  /** The page had been open for too long when its button was pressed. */
  isStale: boolean
  /** The sum is no longer the one of the mail, so this link cannot accept. */
  isChanged: boolean
}

/** The field of the form that gives the other answer instead of the saved one. */
export const CHANGE = 'change'

/** The page of an answer link in one of its states. */
export function answerPage(page: AnswerPage): string {
  const { lang, head, state, choice, key, nonce } = page
  const why = whyNewLink(page)
  const blocks: Block[] = [
    ...photoOf(page),
    ...stateBlocks(page),
    ...(why === undefined ? [] : [{ kind: 'note', text: why } as const]),
    ...orderOf(page),
  ]
  return pageAsHtml(blocks, lang, head, {
    title: titleOf(page),
    ...(why !== undefined
      ? { form: renewForm(lang, { key, choice }) }
      : state === 'ask'
        ? { form: { action: ANSWER_PAGE, hidden: { key, choice, nonce }, label: labelOf(page, choice) } }
        : asksChange(page)
          ? {
              form: {
                action: ANSWER_PAGE,
                hidden: { key, choice, nonce, [CHANGE]: '1' },
                label: labelOf(page, choice),
              },
            }
          : {}),
    links: linksOf(page),
  })
}

/** Whether the page asks to give the other answer instead of the saved one. */
const asksChange = ({ isChanging, change, choice }: AnswerPage): boolean => isChanging && change === choice

/** Why the page offers a new link: another question is open, or the sum has changed; otherwise undefined. */
function whyNewLink({ lang, state, link, isChanged }: AnswerPage): string | undefined {
  const words = answersIn(lang)
  if (state === 'ask') return isChanged ? words.changed : undefined
  return link.is_asked_again ? words.askedAgain : undefined
}

const labelOf = ({ lang, link }: AnswerPage, choice: AnswerChoice): string =>
  answerLabel(lang, link.kind, choice, { payFen: link.pay_fen, backFen: backFenOf(link) })

function titleOf(page: AnswerPage): string {
  const { lang, state, choice, link } = page
  const words = answersIn(lang)
  switch (state) {
    case 'ask':
    case 'low':
      return words.question(labelOf(page, choice))
    case 'saved':
      return asksChange(page)
        ? words.question(labelOf(page, choice))
        : words.savedAs[savedChoice(link)][link.kind]
    case 'elsewhere':
      return words.elsewhereAs[link.answer === 'declined' ? 'declined' : 'accepted']
    case 'late':
      return words.lateAs[link.kind]
    case 'withdrawn':
      return words.withdrawn
  }
}

/** The answer as it stands: it may have been changed on the order's page since. */
const savedChoice = ({ answer }: AnswerLinkRow): AnswerChoice =>
  answer === 'declined' ? 'decline' : 'accept'

function stateBlocks(page: AnswerPage): Block[] {
  const { lang, zone, state, choice, link, availableFen, isStale } = page
  const words = answersIn(lang)
  const moment = (at: Date | null) => zonedMoment(lang, zone, (at ?? link.answer_by).toISOString())
  const heading = { kind: 'heading', text: titleOf(page) } as const
  const says = (text: string) => ({ kind: 'sentence', text }) as const
  const mark = (text: string) => ({ kind: 'deadline', text }) as const
  switch (state) {
    case 'ask':
      return [
        mark(words.until(moment(link.answer_by))),
        heading,
        says(words.asks(link.kind, choice, sumsIn(lang, { payFen: link.pay_fen, backFen: link.back_fen }))),
        ...(isStale ? [{ kind: 'note', text: words.again } as const] : []),
      ]
    case 'low': {
      const { money } = formatter(lang)
      const row = (label: string, fen: number) => ({ label, amount: money(fen) })
      return [
        mark(words.until(moment(link.answer_by))),
        heading,
        says(words.low),
        {
          kind: 'sums',
          rows: [row(words.rows.pay, link.pay_fen), row(words.rows.available, availableFen)],
          total: row(words.rows.missing, link.pay_fen - availableFen),
        },
      ]
    }
    case 'saved': {
      const sums = sumsIn(lang, { payFen: link.pay_fen, backFen: backFenOf(link) })
      return asksChange(page)
        ? [
            mark(words.until(moment(link.answer_by))),
            heading,
            says(words.asks(link.kind, choice, sums)),
            { kind: 'note', text: words.onceOnly } as const,
            ...(isStale ? [{ kind: 'note', text: words.again } as const] : []),
          ]
        : [mark(words.saved), heading, says(words.afterwards)]
    }
    case 'elsewhere':
      return [mark(words.elsewhere(moment(link.answered_at))), heading, says(words.afterwards)]
    case 'late':
      return [mark(words.late(moment(link.answer_by))), heading, says(words.lateText)]
    case 'withdrawn':
      return [heading, says(words.withdrawnText)]
  }
}

/** Below the button: the other answer, so that a wrong tap costs nothing, or where to go on. */
function linksOf(page: AnswerPage): MailLink[] {
  const { lang, state, choice, key, link } = page
  const words = answersIn(lang)
  const other: AnswerChoice = choice === 'accept' ? 'decline' : 'accept'
  const otherAnswer = {
    label: labelOf(page, other),
    url: publicUrl(`${ANSWER_PAGE}?choice=${other}&key=${key}`),
  }
  const order = { label: words.open, url: publicUrl(`/mine/order/orderDetail?id=${link.order_id}`) }
  switch (state) {
    case 'ask':
      return [otherAnswer]
    case 'low':
      return [{ label: words.topUp, url: publicUrl('/mine/fund') }, otherAnswer]
    case 'saved':
      if (asksChange(page))
        return [
          {
            label: words.keepAnswer,
            url: publicUrl(`${ANSWER_PAGE}?choice=${savedChoice(link)}&key=${key}`),
          },
        ]
      return page.change === null
        ? [order]
        : [
            order,
            {
              label: words.changeMine(zonedMoment(lang, page.zone, link.answer_by.toISOString())),
              url: publicUrl(`${ANSWER_PAGE}?choice=${page.change}&${CHANGE}=1&key=${key}`),
            },
          ]
    case 'elsewhere':
    case 'withdrawn':
      return [order]
    case 'late':
      return [{ label: words.ask, url: publicUrl('/message?tab=conversations') }, order]
  }
}

function photoOf({ lang, link, pictureUrl }: AnswerPage): Block[] {
  return pictureUrl === null ? [] : [{ kind: 'photo', url: pictureUrl, alt: nameOf(lang, link), caption: '' }]
}

const orderOf = ({ lang, link }: AnswerPage): Block[] => [
  {
    kind: 'facts',
    rows: [{ label: nameOf(lang, link), value: mailIn(lang).order(link.order_number) }],
  },
]

const nameOf = (lang: Lang, { title, title_latin }: AnswerLinkRow): string =>
  goodsListIn(lang).goodsList([shortGoodsName(lang, { title, titleLatin: title_latin })])
