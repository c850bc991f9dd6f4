import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectRefusal, type Person, testWorld } from '../../test/world.ts'

const world = testWorld()
let ada: Person
let ben: Person

beforeAll(async () => {
  ada = await world.staff('ada', ['admin'])
  ben = await world.staff('ben', ['admin'])
})

type Draft = Reply<'GET /staff/articles/{id}'>
const WORDS = { article_name: 'Opening hours', summary: 'When we answer.', body: '## Hours\n\nFrom nine.' }
const EMPTY = { article_name: '', summary: '', body: '' }
const NEW = { kind: 'help', category: 'account', position: 90, ...inBoth(WORDS, EMPTY) } as const

const open = (id: number): Promise<Draft> => ada.call('GET /staff/articles/{id}', { params: { id } })
const save = (who: Person, draft: Draft, change: Partial<Draft> = {}) => {
  const after = { ...draft, ...change }
  const { version, kind, category, position } = after
  return who.call('PUT /staff/articles/{id}', {
    params: { id: draft.id },
    body: { version, kind, category, position, ...inEachLanguage((lang) => after[lang]) },
  })
}
const publish = (id: number, published: boolean) =>
  ada.call('POST /staff/articles/{id}/publish', { params: { id }, body: { published } })
const read = (id: number, lang: 'en' | 'zh' = 'en') =>
  world.caller(undefined, lang)('GET /article/{id}', { params: { id } })

test('a new shop’s articles are equally old in each language, so that none is called out of date', async () => {
  const { articles } = await ada.call('GET /staff/articles', { query: { state: 'behind' } })
  expect(articles.map(({ id }) => id)).toEqual([])
})

describe('writing an article', () => {
  test('a new one is visible only to editors until it is published, and can be unpublished', async () => {
    const made = await ada.call('POST /staff/articles', { body: NEW })
    expect(made).toMatchObject({ id: expect.any(Number), version: 1, published: false, saved_by: 'ada' })
    expect(made.id).toBeGreaterThanOrEqual(1000)
    await expectRefusal(read(made.id), 'not_found')
    await publish(made.id, true)
    expect(await read(made.id)).toMatchObject({
      article_name: 'Opening hours',
      names: { en: 'Opening hours', zh: null },
    })
    await publish(made.id, false)
    await expectRefusal(read(made.id), 'not_found')
  })

  test('a saved change is on the site immediately; the other language keeps its date', async () => {
    const before = await open(1)
    const zhBefore = await read(1, 'zh')
    world.clock.advance({ hours: 30 * 24 })
    // A staff session lasts a working day.
    ada = await world.staff('ada', ['admin'])
    ben = await world.staff('ben', ['admin'])
    const after = await save(ada, before, {
      en: { ...before.en, body: '## New\n\nStorage: {{freeStorageDays}} days.' },
    })
    expect(after).toMatchObject({ version: before.version + 1, saved_by: 'ada' })
    const shown = await read(1)
    expect(shown.html).toContain('<p>Storage: 30 days.</p>')
    expect(shown.updated_at).toBe(after.updated_at)
    expect((await read(1, 'zh')).updated_at).toBe(zhBefore.updated_at)
    const { articles } = await ada.call('GET /staff/articles', { query: { state: 'behind' } })
    expect(articles).toContainEqual(expect.objectContaining({ id: 1, behind: 'zh' }))
  })

  test('saving without changes makes no version', async () => {
    const draft = await open(2)
    expect((await save(ada, draft)).version).toBe(draft.version)
  })

  test('an article cannot add a script to the page', async () => {
    const draft = await open(3)
    await save(ada, draft, {
      en: {
        ...draft.en,
        body: '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>',
      },
    })
    const { html } = await read(3)
    expect(html).not.toMatch(/<script|<img|<a\b/)
    expect(html).toContain('&lt;script&gt;')
  })
})

describe('two concurrent editors', () => {
  test('the second one sees who saved and when; nothing of the first is lost, and both versions are stored', async () => {
    const draft = await open(4)
    const first = await save(ada, draft, { en: { ...draft.en, summary: 'By Ada.' } })
    const refused = await expectRefusal(
      save(ben, draft, { en: { ...draft.en, summary: 'By Ben.' } }),
      'out_of_date',
    )
    expect(refused.data).toMatchObject({
      reason: 'changed_meanwhile',
      version: first.version,
      saved_by: 'ada',
      saved_at: first.updated_at,
    })
    expect((await open(4)).en.summary).toBe('By Ada.')
    const second = await save(
      ben,
      { ...draft, version: first.version },
      { en: { ...draft.en, summary: 'By Ben.' } },
    )
    expect(second.en.summary).toBe('By Ben.')
    const { revisions } = await ada.call('GET /staff/articles/{id}/revisions', { params: { id: 4 } })
    expect(revisions.map((revision) => [revision.version, revision.staff_name, revision.changed])).toEqual([
      [3, 'ben', ['en']],
      [2, 'ada', ['en']],
      [1, null, []],
    ])
  })

  test('of two who save at the same moment one wins', async () => {
    const draft = await open(5)
    const answers = await Promise.allSettled([
      save(ada, draft, { zh: { ...draft.zh, summary: '甲' } }),
      save(ben, draft, { zh: { ...draft.zh, summary: '乙' } }),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await open(5)).version).toBe(draft.version + 1)
  })
})

describe('versions', () => {
  test('an older one can be read, and restored as a new one', async () => {
    const draft = await open(6)
    const changed = await save(ada, draft, { en: { ...draft.en, article_name: 'Another name' } })
    const old = await ada.call('GET /staff/articles/{id}/revisions/{version}', {
      params: { id: 6, version: draft.version },
    })
    expect(old.en.article_name).toBe(draft.en.article_name)
    const restored = await ben.call('POST /staff/articles/{id}/restore', {
      params: { id: 6 },
      body: { version: changed.version, from_version: draft.version },
    })
    expect(restored).toMatchObject({ version: changed.version + 1, en: draft.en, zh: draft.zh })
    const { revisions } = await ada.call('GET /staff/articles/{id}/revisions', { params: { id: 6 } })
    expect(revisions[0]).toMatchObject({ restored_from: draft.version, staff_name: 'ben' })
    await expectRefusal(
      ben.call('POST /staff/articles/{id}/restore', {
        params: { id: 6 },
        body: { version: restored.version, from_version: 99 },
      }),
      'not_found',
    )
  })

  test('the database keeps them unchanged', async () => {
    await save(ada, await open(7), { position: 77 })
    await expect(
      world.db.updateTable('article_revisions').set({ version: 50 }).where('article_id', '=', 7).execute(),
    ).rejects.toThrow(/append-only/)
  })

  test('every change is in the audit log with before and after', async () => {
    const draft = await open(8)
    await save(ada, draft, { position: 78 })
    const acts = await world.db
      .selectFrom('audit_log')
      .where('subject_kind', '=', 'article')
      .where('subject_id', '=', '8')
      .selectAll()
      .execute()
    expect(acts).toHaveLength(1)
    expect(acts[0]).toMatchObject({
      action: 'change_article',
      staff_id: ada.id,
      before: expect.objectContaining({ position: draft.position }),
      after: expect.objectContaining({ position: 78 }),
    })
  })
})

describe('what is refused', () => {
  test.each([
    [
      'an unknown figure, by its name',
      { en: { ...WORDS, body: 'For {{free_days}} days' } },
      'en.body',
      '{{free_days}}',
    ],
    ['an unknown figure in the summary', { en: { ...WORDS, summary: '{{x}}' } }, 'en.summary', '{{x}}'],
    ['a name without a text', { en: { ...WORDS, body: ' ' } }, 'en.body', 'fill'],
    ['a text without a name', { zh: { ...EMPTY, body: '内容' } }, 'zh.article_name', 'fill'],
    ['nothing in either language', { en: EMPTY }, 'en.article_name', 'at least one'],
    [
      'a name that is too long',
      { en: { ...WORDS, article_name: 'x'.repeat(121) } },
      'en.article_name',
      'long',
    ],
  ])('%s', async (_, change, field, words) => {
    const error = await expectRefusal(
      ada.call('POST /staff/articles', { body: { ...NEW, ...change } }),
      'invalid_input',
    )
    expect(error.fields[field]).toContain(words)
  })

  test('unpublishing an article that our pages link to', async () => {
    const error = await expectRefusal(publish(59, false), 'transition_not_allowed')
    expect(error.data).toMatchObject({ reason: 'article_needed' })
  })

  test('a text of 60,001 characters, while one of 60,000 is accepted', async () => {
    const body = (length: number) => ({ ...NEW, en: { ...WORDS, body: 'x'.repeat(length) } })
    await expectRefusal(ada.call('POST /staff/articles', { body: body(60_001) }), 'invalid_input')
    expect(await ada.call('POST /staff/articles', { body: body(60_000) })).toMatchObject({ version: 1 })
  })

  test('a member of staff without the role', async () => {
    const eva = await world.staff('eva', ['support', 'finance'])
    await expectRefusal(eva.call('GET /staff/articles', { query: {} }), 'forbidden')
  })
})

describe('order and preview', () => {
  test('a category is reordered; a list of other articles is refused', async () => {
    const shelf = async () =>
      (
        await ada.call('GET /staff/articles', { query: { kind: 'help', category: 'warehouse' } })
      ).articles.map((article) => article.id)
    const ids = await shelf()
    const order = (list: number[]) => ada.call('POST /staff/articles/order', { body: { ids: list } })
    await order(ids.toReversed())
    expect(await shelf()).toEqual(ids.toReversed())
    const listed = await world.caller()('GET /article', { query: { is_faq: true, category: 'warehouse' } })
    expect(listed.articles.map((article) => article.id)).toEqual(ids.toReversed())
    await expectRefusal(order(ids.slice(1)), 'out_of_date')
    await expectRefusal(order([...ids.slice(1), 59]), 'invalid_input')
    await expectRefusal(order([ids[0]!, ids[0]!]), 'invalid_input')
    await expectRefusal(order([999_999]), 'not_found')
  })

  test('the preview is rendered as on the site, and lists unknown figures and dead links', async () => {
    const body = '## Hi\n\n{{photoPrice}} {{nope}} [a](/faq/59) [b](/faq/9999) <b>x</b>'
    const preview = await ada.call('POST /staff/articles/preview', { body: { lang: 'zh', body } })
    expect(preview.html).toContain('<h2 id="part-1">Hi</h2>')
    expect(preview.html).toContain('¥2.00')
    expect(preview.html).toContain('&lt;b&gt;x&lt;/b&gt;')
    expect(preview).toMatchObject({ unknown_figures: ['nope'], dead_links: ['/faq/9999'] })
  })

  test('every figure is listed in the format of each language', async () => {
    const { figures } = await ada.call('GET /staff/figures')
    expect(figures).toContainEqual({ name: 'freeStorageDays', en: '30', zh: '30' })
    expect(figures).toContainEqual({ name: 'siteName', en: 'Longhaul', zh: '远淘' })
  })

  test('lists are filtered by state and by words', async () => {
    const list = async (query: object) =>
      (await ada.call('GET /staff/articles', { query })).articles.map((article) => article.id)
    const made = await ada.call('POST /staff/articles', {
      body: { ...NEW, en: { ...WORDS, body: 'Zeppelin freight' } },
    })
    expect(await list({ q: 'zeppelin' })).toEqual([made.id])
    expect(await list({ q: String(made.id) })).toEqual([made.id])
    expect(await list({ state: 'hidden', q: 'zeppelin' })).toEqual([made.id])
    expect(await list({ state: 'published', q: 'zeppelin' })).toEqual([])
    expect(await list({ state: 'untranslated', q: 'zeppelin' })).toEqual([made.id])
    expect(await list({ kind: 'footer' })).toContain(101)
    expect(await list({ q: '%' })).not.toContain(made.id)
  })
})

describe('an article is cached in memory', () => {
  const fetch = (etag?: string) =>
    world.inject({
      method: 'GET',
      url: '/api/v1/article/2',
      headers: { 'client-language': 'en', ...(etag ? { 'if-none-match': etag } : {}) },
    })

  test('an unchanged article is answered with 304; a saved change is visible immediately', async () => {
    const first = await fetch()
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-language': 'en' })
    const etag = String(first.headers['etag'])
    const again = await fetch(etag)
    expect(again).toMatchObject({ statusCode: 304, body: '' })
    const before = await open(2)
    await save(ada, before, { en: { ...before.en, summary: 'Another summary.' } })
    const after = await fetch(etag)
    expect(after.statusCode).toBe(200)
    expect(after.json()).toMatchObject({ data: { summary: 'Another summary.' } })
  })

  test('it is compressed for clients that accept compression', async () => {
    const as = async (accepted: string) => {
      const headers = { 'client-language': 'en', 'accept-encoding': accepted }
      const { headers: answered, rawPayload } = await world.inject({
        method: 'GET',
        url: '/api/v1/article/2',
        headers,
      })
      return { how: answered['content-encoding'], etag: answered['etag'], rawPayload }
    }
    const [plain, br, gzip] = [await as('identity'), await as('gzip, deflate, br'), await as('br;q=0, gzip')]
    expect([plain.how, br.how, gzip.how]).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload)
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(1)
  })

  test('a figure in it follows its setting', async () => {
    const before = await open(3)
    await save(ada, before, { en: { ...before.en, body: 'Photos: {{photoLimit}}.' } })
    expect((await read(3)).html).toContain('Photos: 20.')
    await ada.call('PUT /staff/settings', {
      body: { changes: [{ name: 'photoLimit', before: 20, value: 12 }], reason: 'fewer' },
    })
    expect((await read(3)).html).toContain('Photos: 12.')
  })
})
