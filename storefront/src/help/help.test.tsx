import '@longhaul/ui/testing.ts'
import { inBoth } from '@longhaul/domain/languages.test-support.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { configurationReply } from '../shared/configuration.test-support.ts'
import { renderScreen } from '../shared/render-screen.test-support.tsx'
import { HelpResults } from './HelpResults.tsx'
import { NextArticles } from './NextArticles.tsx'

const card = {
  id: 14,
  article_name: 'Free storage',
  is_faq: true,
  type: 1,
  category: 'warehouse',
  summary: 'How days are counted.',
  updated_at: '2026-11-20T00:00:00.000Z',
}
const results = (articles: Reply<'GET /article'>['articles']) =>
  renderScreen(<HelpResults words="storage" />, {
    at: '/faq?q=storage',
    replies: { 'GET /configurations': configurationReply, 'GET /article': { articles } },
  })

test('a result highlights the words that were found', async () => {
  results([
    {
      ...card,
      excerpt: [
        { text: 'The ', found: false },
        { text: 'storage', found: true },
        { text: ' <b>is</b> free', found: false },
      ],
    },
  ])
  const found = await screen.findByText('storage')
  expect(found.tagName).toBe('MARK')
  expect(found.parentElement?.textContent).toBe('The storage <b>is</b> free')
  expect(screen.getByRole('link', { name: 'Free storage' }).getAttribute('href')).toBe('/faq/14/Free-storage')
})

test('a search without results leads to customer service', async () => {
  results([])
  expect(await screen.findByText('Nothing found for “storage”')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy()
})

test('an article links to the previous and the next one', () => {
  const article: Reply<'GET /article/{id}'> = {
    ...card,
    lang: 'en',
    html: '',
    headings: [],
    related: [],
    previous: null,
    next: { id: 15, article_name: 'Not in my warehouse' },
    names: inBoth<string | null>('Free storage', null),
  }
  renderScreen(<NextArticles article={article} address={(id, name) => `/faq/${id}/${name}`} />)
  const steps = within(screen.getByRole('navigation', { name: 'More on this topic' }))
  expect(steps.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual(['next'])
})
