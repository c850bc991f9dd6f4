import { DECISION_KINDS } from '@longhaul/domain/messages/notice-groups.ts'
import { KINDS_OF_TOPIC } from '@longhaul/domain/messages/mail-topics.ts'
import { carrierPage } from '@longhaul/domain/shipping/carriers.ts'
import { LANGS, type Lang, inEachLanguage } from '@longhaul/domain/languages.ts'
import { NOTICE_KINDS, type NoticeArgs, type NoticeKind } from '@longhaul/text/mail/notices.ts'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { type Letter, letterAsHtml, letterAsText } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { noticeLetter } from './notice-letter.ts'
import { type About, NOTHING, withGoods } from './read-goods.ts'
import type { Subject } from './subject.ts'
import type { GoodsRow, ParcelOfNotice } from './sql-goods.ts'

const ID = '00000000-0000-4000-8000-000000000000'
const HEAD = { siteName: 'Longhaul', logoUrl: null, colour: '#1d4468', sealColour: '#bf3a22' }
const SUBJECTS = ['order', 'parcel', 'stock_item', 'inbound', 'funds', 'account', 'conversation'] as const

const LONG = 'Nordic <b>& "hand-thrown" stoneware mug '.repeat(8).slice(0, 300)

/** What no notice of a kind that says it is without. */
const LEAST: NoticeArgs = { number: 'R000000001', tracking_number: 'EA1', count: 1 }

/** Kinds whose note is a number or an address instead of a sentence. */
const NOTE_IS_NAME = /^(hook|parcel_split|parcel_merged|staff_value_act)/

/** Odd data: nothing, the least, the most, signs that mean something elsewhere. */
const ODD: readonly (readonly [name: string, args: NoticeArgs, goods: number])[] = [
  ['nothing', {}, 0],
  ['empty texts', { title: '', title_latin: '', reason: '', note: '', line: '', photos: [] }, 0],
  [
    'sums of nothing',
    { amount_fen: 0, owed_fen: 0, back_fen: 0, count: 0, more: 0, number: 'O000000001' },
    1,
  ],
  [
    'ordinary data',
    {
      title: '粗陶马克杯 两只装',
      title_latin: 'Stoneware mugs, set of two',
      number: 'P000203247',
      amount_fen: 12_900,
      back_fen: 7_140,
      reason: 'damaged',
      note: 'The seller asks 20 yuan more.',
      date: '2026-11-28T22:49:00.000Z',
      tracking_number: 'EA123456785CN',
      line: 'EMS',
      arrival: { from: '2026-12-03T12:00:00.000Z', until: '2026-12-06T12:00:00.000Z' },
      count: 3,
      photos: [{ kind: 'free', shows: 'flaw', flaw: 'crack', note: '20 mm' }],
    },
    3,
  ],
  ['forty goods', { number: 'O000102413', amount_fen: 99_999_999_999, date: '2026-11-28T22:49:00.000Z' }, 40],
  [
    'long texts',
    {
      title: LONG,
      title_latin: LONG,
      note: LONG,
      reason: LONG,
      line: LONG,
      number: 'P000203247',
      email: LONG,
    },
    3,
  ],
  ['emoji', { title: '👩‍👩‍👧‍👦🎧 耳机', note: '👍🏽', reason: '🎁。', device: '📱' }, 1],
  [
    'line ends and marks',
    { title: 'Mug\r\nBcc: x@y.example', note: 'Really?\n', reason: '缺货。', line: '\u202eSME' },
    1,
  ],
]

const goodsOf = (count: number, args: NoticeArgs): GoodsRow[] =>
  Array.from({ length: Math.min(count, 20) }, (_, index) => ({
    title: args.title ?? `商品 ${index}`,
    title_latin: args.title_latin ?? `Thing ${index}`,
    options_text: index === 0 ? LONG : '',
    options_latin: '',
    quantity: index + 1,
    total_fen: 4_300,
    weight_grams: index === 1 ? null : 860,
    image_file_id: index === 2 ? null : 'image',
    photo:
      index === 0 ? { file_id: 'photo', kind: 'free', shows: 'flaw', flaw: 'crack', note: '<20 mm>' } : null,
    order_id: ID,
    order_number: 'O000102413',
    count,
  }))

function write(
  lang: Lang,
  kind: NoticeKind,
  subject: Subject,
  args: NoticeArgs,
  count: number,
  tracked: Tracked = { carrier: 'dhl', tracking_number: 'JD00 1<&' },
): Letter {
  const about: About =
    count === 0
      ? NOTHING
      : {
          goods: goodsOf(count, args),
          parcel:
            subject.kind === 'parcel'
              ? {
                  number: 'P000203247',
                  city: 'Berlin',
                  country_name: inEachLanguage(() => 'Germany'),
                  line_name: inEachLanguage(() => 'EMS'),
                  estimated_fen: 11_000,
                  actual_fen: 26_300,
                  ...tracked,
                }
              : undefined,
        }
  return noticeLetter({
    lang,
    zone: 'Europe/Berlin',
    now: new Date('2026-11-20T00:00:00Z'),
    email: 'mei@mail.example',
    siteName: 'Longhaul',
    kind,
    args: withGoods({ ...LEAST, ...args, ...(NOTE_IS_NAME.test(kind) ? { note: 'P000203248' } : {}) }, about),
    subject,
    about,
    pictureUrl: (id) => publicUrl(`/api/v1/files/${id}?until=1&sign=x`),
  })
}

type Tracked = Pick<ParcelOfNotice, 'carrier' | 'tracking_number'>

/** What a mail program makes of the HTML. */
function read(html: string) {
  const tags: { name: string; attributes: Record<string, string> }[] = []
  let text = ''
  let open: string[] = []
  const unbalanced: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        tags.push({ name, attributes })
        if (!VOID.has(name)) open.push(name)
      },
      onclosetag(name) {
        if (VOID.has(name)) return
        if (open.at(-1) !== name) unbalanced.push(name)
        open = open.slice(0, -1)
      },
      ontext(part) {
        if (!open.includes('style') && !open.includes('title')) text += part
      },
    },
    { recognizeSelfClosing: false },
  )
  parser.end(html)
  const all = (name: string) => tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes)
  return { all, text: text.replaceAll(/\s+/g, ' '), unbalanced: [...unbalanced, ...open] }
}
const VOID = new Set(['meta', 'img', 'br', '!doctype'])

const width = (words: string) =>
  [...words].reduce((sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? 2 : 1), 0)

/** The page of the carrier, the one link to another host. */
const DHL = carrierPage('dhl', 'JD00 1<&')
const isTracked = (kind: NoticeKind, about: Subject['kind']) =>
  kind === 'parcel_shipped' && about === 'parcel'

describe.each(LANGS)('every kind of mail in %s', (lang) => {
  test.each(ODD)('holds with %s', (_name, args, count) => {
    for (const kind of NOTICE_KINDS)
      for (const subject of SUBJECTS) {
        const letter = write(lang, kind, { kind: subject, id: ID }, args, count)
        const html = letterAsHtml(letter, lang, HEAD)
        const text = letterAsText(letter, lang)
        const page = read(html)
        const about = `${kind} about ${subject}`
        expect(page.unbalanced, about).toEqual([])
        expect(page.all('h1'), about).toHaveLength(1)
        expect(html.length, about).toBeLessThan(90_000)
        for (const img of page.all('img'))
          expect(
            [img['alt'] !== undefined, /^\d+$/.test(img['width']!), /^\d+$/.test(img['height']!)],
            about,
          ).toEqual([true, true, true])
        for (const { href } of page.all('a')) {
          expect(href!.startsWith(publicUrl('/')) || (isTracked(kind, subject) && href === DHL), about).toBe(
            true,
          )
          expect(text, about).toContain(href)
        }
        expect(width(letter.subject), `${about}: ${letter.subject}`).toBeLessThanOrEqual(60)
        expect(letter.subject, about).toMatch(/^[^\p{Cc}]+$/u)
        for (const sum of page.text.match(/¥[\d,.]*\d/g) ?? []) expect(text, about).toContain(sum)
        for (const words of [text.replaceAll('…', ''), letter.subject])
          expect(words, about).not.toMatch(/undefined|NaN|null|\[object|\.\.|。。|。\.|\.。|？。|\?\./)
      }
  })
})

const ABOUT_GOODS: NoticeArgs = {
  title: '粗陶马克杯',
  title_latin: 'Stoneware mugs',
  amount_fen: 12_900,
  number: 'O000102413',
  date: '2026-11-28T22:49:00.000Z',
  count: 3,
}

describe('the subject', () => {
  test('starts with the goods wherever a mail is about goods', () => {
    const subject = (kind: NoticeKind, args: NoticeArgs, about: Subject['kind']) =>
      write('en', kind, { kind: about, id: ID }, args, 3).subject
    expect(subject('question_asked', { ...ABOUT_GOODS, amount_fen: 840 }, 'order')).toBe(
      'Mugs: ¥8.40 more. Buy it or cancel?',
    )
    const { title: _, title_latin: __, ...bare } = ABOUT_GOODS
    expect(subject('parcel_shipped', { ...bare, number: 'P000203247' }, 'parcel')).toBe(
      'Thing 0, Thing 1 and Thing 2: shipped to you',
    )
  })

  test('of a package whose goods are not known starts with its number', () => {
    const { subject } = write('en', 'parcel_shipped', { kind: 'parcel', id: ID }, { number: 'P000203247' }, 0)
    expect(subject).toBe('Package P000203247: shipped to you')
    const zh = write('zh', 'order_paid', { kind: 'order', id: ID }, { number: 'O000102413' }, 0)
    expect(zh.subject).toBe('订单 O000102413：已付款，谢谢')
  })
})

test('what asks for something has a button first and says what happens without an answer', () => {
  for (const kind of DECISION_KINDS) {
    const known = NOTICE_KINDS.find((found) => found === kind)!
    const { blocks } = write('en', known, { kind: 'order', id: ID }, ABOUT_GOODS, 1)
    const kinds = blocks.map((block) => block.kind)
    expect(kinds).toContain('buttons')
    if (kinds.includes('deadline')) {
      expect(kinds.indexOf('note')).toBeGreaterThan(kinds.indexOf('buttons'))
      expect(kinds.indexOf('deadline')).toBeLessThan(kinds.indexOf('heading'))
    }
  }
})

describe('the mail about a package that was shipped', () => {
  const shipped = (lang: Lang, tracked: Tracked, args: NoticeArgs = {}) =>
    write(lang, 'parcel_shipped', { kind: 'parcel', id: ID }, args, 1, tracked)
  const links = ({ blocks }: Letter) =>
    blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []))

  test('leads to our page, then to the carrier’s, else to one that covers many carriers', () => {
    const ours = publicUrl(`/mine/package/packageDetail?id=${ID}`)
    expect(links(shipped('en', { carrier: 'dpd', tracking_number: '0998 1' }))).toEqual([
      { label: 'Track the package', url: ours },
      { label: 'Track it with DPD', url: carrierPage('dpd', '0998 1') },
    ])
    expect(links(shipped('zh', { carrier: 'other', tracking_number: 'EA1&x' }))).toEqual([
      { label: '查看物流', url: ours },
      { label: '在 17TRACK 查询', url: 'https://t.17track.net/en#nums=EA1%26x' },
    ])
    expect(links(shipped('en', { carrier: 'dpd', tracking_number: null }))).toHaveLength(1)
  })

  test('says when to expect it by the calendar of its reader, and nothing if that is not known', () => {
    const tracked = { carrier: 'dpd', tracking_number: '1' }
    const arrival = { from: '2026-11-22T23:30:00.000Z', until: '2026-11-26T12:00:00.000Z' }
    const sentence = (lang: Lang, args: NoticeArgs) =>
      shipped(lang, tracked, args).blocks.find((block) => block.kind === 'sentence')?.text
    expect(sentence('en', { arrival })).toBe(
      'At your door between Mon 23 Nov and Thu 26 Nov. There’s nothing you need to do.',
    )
    expect(sentence('zh', { arrival })).toMatch(/^预计 11月23日周一至 11月26日周四送达。暂时无需操作。$/)
    expect(sentence('en', {})).toBe('There’s nothing you need to do.')
  })
})

test.each(['supplement_due', 'parcel_to_pay'] as const)(
  'the mail %s names the sum on its button, which leads to paying it',
  (kind) => {
    const args = { amount_fen: 4_410, supplement_id: ID, number: 'P000203247' }
    const buttons = (lang: Lang) =>
      write(lang, kind, { kind: 'parcel', id: ID }, args, 1).blocks.find((block) => block.kind === 'buttons')
        ?.buttons
    const url = publicUrl(`/payment?supplements=${ID}`)
    expect(buttons('en')).toEqual([{ label: 'Pay ¥44.10', url }])
    expect(buttons('zh')).toEqual([{ label: '支付 ¥44.10', url }])
  },
)

test('a deadline says what remains from the sending of the mail: days, then hours, then nothing', () => {
  const deadline = (lang: Lang, date: string) =>
    write(lang, 'order_placed', { kind: 'order', id: ID }, { date }, 1).blocks.find(
      ({ kind }) => kind === 'deadline',
    )
  expect(deadline('en', '2026-11-21T23:59:00Z')).toMatchObject({
    text: expect.stringMatching(/ · 2 days left$/),
  })
  expect(deadline('en', '2026-11-21T23:00:00Z')).toMatchObject({
    text: expect.stringMatching(/ · 47 hours left$/),
  })
  expect(deadline('zh', '2026-11-20T01:00:00Z')).toMatchObject({
    text: expect.stringMatching(/ · 还有 1 小时$/),
  })
  expect(deadline('en', '2026-11-20T00:29:00Z')).toMatchObject({ text: expect.not.stringContaining('left') })
})

test('how a sum comes about is said only where a packed package is to be paid', () => {
  const rows = (kind: NoticeKind) =>
    write('en', kind, { kind: 'parcel', id: ID }, ABOUT_GOODS, 1).blocks.flatMap((block) =>
      block.kind === 'sums' ? block.rows.map(({ amount }) => amount) : [],
    )
  expect(rows('parcel_to_pay')).toEqual(['¥263.00', '−¥134.00'])
  expect(NOTICE_KINDS.filter((kind) => kind !== 'parcel_to_pay' && rows(kind).length > 0)).toEqual([])
})

test('the foot says which mails always come, by what they are about', () => {
  const lines = (kind: NoticeKind, about: Subject['kind']) =>
    write('en', kind, { kind: about, id: 'reward' }, ABOUT_GOODS, 0).footer.lines
  const [always] = lines('parcel_to_collect', 'parcel')
  expect(always).toBe('Emails that need an answer or a payment always come.')
  expect(lines('plan_balance_low', 'account')).toContain(always)
  expect(lines('plan_renewed', 'account')).toHaveLength(1)
  expect(lines('password_changed', 'account')[0]).toMatch(/^Security emails always come/)
})

test('a plan that the balance does not cover leads to the top-up', () => {
  const letter = write('en', 'plan_balance_low', { kind: 'account', id: 'reward' }, ABOUT_GOODS, 0)
  const [button] = letter.blocks.flatMap((block) => (block.kind === 'buttons' ? block.buttons : []))
  expect(button).toEqual({ label: 'Top up', url: publicUrl('/payment/recharge') })
})

test('texts that people wrote keep the tags they typed as text', () => {
  const letter = write(
    'en',
    'withdrawal_rejected',
    { kind: 'funds', id: ID },
    { reason: '<script>x</script>' },
    0,
  )
  const html = letterAsHtml(letter, 'en', HEAD)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
})

test('most kinds show their goods or their sum, except those about the security of the account', () => {
  const kinds = NOTICE_KINDS.filter((kind) => !KINDS_OF_TOPIC.security.includes(kind))
  const shown = kinds.filter((kind) => {
    const blocks = SUBJECTS.map((about) => write('en', kind, { kind: about, id: ID }, ABOUT_GOODS, 2).blocks)
    return (
      blocks.some((list) => list.some((block) => block.kind === 'sums')) ||
      /^(item|question|order|parcel|stock|storage|photos|inbound|refund|claim|seller|disposal|receipt|unclaimed)/.test(
        kind,
      )
    )
  })
  expect(shown.length / kinds.length).toBeGreaterThan(0.75)
})
