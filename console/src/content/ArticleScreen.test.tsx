import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type Replier, Refused, renderConsole } from '../shared/testing.tsx'
import ArticleScreen from './ArticleScreen.tsx'
import type { Draft } from './article-values.ts'

const draft: Draft = {
  id: 14,
  kind: 'help',
  category: 'warehouse',
  position: 3,
  published: true,
  needed: false,
  version: 4,
  saved_by: 'Lin',
  updated_at: '2026-11-02T01:00:00.000Z',
  ...inBoth(
    { article_name: 'Storage', summary: 'How days count.', body: 'Old text' },
    { article_name: '仓储', summary: '天数', body: '正文' },
  ),
}

const open = (
  replies: Record<string, Replier> = {},
  article: Draft = draft,
  path = '/content/edit?id=14',
) => {
  sessionStorage.clear()
  return renderConsole(<ArticleScreen />, {
    path,
    replies: {
      'GET /staff/articles/{id}': () => article,
      'GET /staff/figures': () => ({ figures: [{ name: 'freeStorageDays', en: '30', zh: '30' }] }),
      'POST /staff/articles/preview': ({ body }) => ({
        html: `<p>made of ${(body as { body: string }).body}</p>`,
        unknown_figures:
          /\{\{(\w+)\}\}/.exec((body as { body: string }).body)?.[1] === 'nope' ? ['nope'] : [],
        dead_links: [],
      }),
      ...replies,
    },
  })
}

const english = async () => within(await screen.findByRole('region', { name: 'English' }))
const text = async () => (await english()).getByLabelText('Text')

describe('the editor of an article', () => {
  test('previews both languages', async () => {
    open()
    expect(await (await english()).findByText('made of Old text')).toBeTruthy()
    const chinese = within(screen.getByRole('region', { name: 'Chinese' }))
    expect(await chinese.findByText('made of 正文')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Save/ }).getAttribute('aria-disabled')).toBe('true')
  })

  test('saves the version that was opened', async () => {
    const { user, sent } = open({
      'PUT /staff/articles/{id}': ({ body }) => ({ ...draft, ...(body as object), version: 5 }),
    })
    await user.type(await text(), '!')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(sent.find((entry) => entry.spec.startsWith('PUT'))).toBeTruthy())
    expect(sent.find((entry) => entry.spec.startsWith('PUT'))?.body).toMatchObject({
      version: 4,
      position: 3,
      en: { body: 'Old text!' },
    })
    expect(await screen.findByText(/Version 5/)).toBeTruthy()
  })

  test('a new article stays in the same editor after it is saved, and is published from there', async () => {
    const added = { ...draft, id: 15, published: false, version: 1 }
    const { user, sent } = open(
      {
        'POST /staff/articles': ({ body }) => ({ ...added, ...(body as object) }),
        'GET /staff/articles/{id}': () => new Promise(() => undefined),
        'POST /staff/articles/{id}/publish': () => ({ ...added, published: true }),
      },
      draft,
      '/content/edit',
    )
    for (const region of ['English', 'Chinese']) {
      const fields = within(await screen.findByRole('region', { name: region }))
      await user.type(fields.getByLabelText('Name'), 'Storage')
      await user.type(fields.getByLabelText('Text'), 'How days count.')
    }
    const area = await text()
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    await user.click(await screen.findByRole('button', { name: /^Publish/ }))
    expect(await screen.findByRole('button', { name: /^Unpublish/ })).toBeTruthy()
    expect(await text()).toBe(area)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('15')
    expect(sent.map(({ spec }) => spec).filter((spec) => !spec.endsWith('/preview'))).toEqual([
      'POST /staff/articles',
      'POST /staff/articles/{id}/publish',
    ])
  })

  test('inserts a figure at the cursor and warns about an unknown one', async () => {
    const { user } = open()
    const area = (await text()) as HTMLTextAreaElement
    await user.click(area)
    area.setSelectionRange(3, 3)
    await waitFor(async () => expect((await english()).getAllByRole('option').length).toBeGreaterThan(1))
    fireEvent.change((await english()).getByLabelText('Insert a figure'), {
      target: { value: 'freeStorageDays' },
    })
    expect(area.value).toBe('Old{{freeStorageDays}} text')
    fireEvent.change(area, { target: { value: 'x {{nope}}' } })
    expect(await screen.findByText('There’s no figure named nope.')).toBeTruthy()
  })

  test('the second of two editors is warned, loses nothing, and may overwrite deliberately', async () => {
    let first = true
    const { user, sent } = open({
      'PUT /staff/articles/{id}': ({ body }) => {
        if (!first) return { ...draft, ...(body as object), version: 6 }
        first = false
        return new Refused(409, 'A colleague saved this', {
          error: 'out_of_date',
          reason: 'changed_meanwhile',
          version: 5,
          saved_by: 'Ben',
          saved_at: '2026-11-02T02:00:00.000Z',
        })
      },
    })
    const area = (await text()) as HTMLTextAreaElement
    await user.type(area, ' mine')
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect(await screen.findByText('Ben saved this article after you opened it')).toBeTruthy()
    expect(area.value).toBe('Old text mine')
    await user.click(screen.getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(sent.filter((entry) => entry.spec.startsWith('PUT'))).toHaveLength(2))
    expect(sent.filter((entry) => entry.spec.startsWith('PUT'))[1]?.body).toMatchObject({
      version: 5,
      en: { body: 'Old text mine' },
    })
  })

  test('rejects a half-written language at its field, without a request', async () => {
    const { user, sent } = open()
    await user.clear(await text())
    await user.click(screen.getByRole('button', { name: /^Save/ }))
    expect((await screen.findAllByText(/Enter the text in this language/)).length).toBeGreaterThan(0)
    expect(sent.filter((entry) => entry.spec.startsWith('PUT'))).toEqual([])
  })

  test('an article that pages link to cannot be unpublished', async () => {
    open({}, { ...draft, needed: true })
    const off = await screen.findByRole('button', { name: /^Unpublish/ })
    expect(off.getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(/Other pages link to this article/)).toBeTruthy()
  })

  test('keeps the draft when leaving without saving', async () => {
    const { user, unmount } = open()
    await user.type(await text(), ' kept')
    unmount()
    expect(sessionStorage.getItem('draft:article-14')).toContain('Old text kept')
    sessionStorage.clear()
  })
})
