import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Reply } from '@longhaul/contract/routes.ts'
import { ID, renderConsole, type Replier } from '../shared/testing.tsx'
import MailsScreen from './MailsScreen.tsx'

type Mail = Reply<'GET /staff/mails/{id}'>

const mail = (over: Partial<Mail> = {}): Mail => ({
  id: ID(5),
  recipient: 'full@example.com',
  lang: 'en',
  template: 'parcel_shipped',
  subject: 'Package P1 is on its way',
  created_at: '2026-11-02T00:00:00.000Z',
  sent_at: null,
  last_error: '552 mailbox full',
  attempts: 1,
  next_try_at: null,
  given_up_at: '2026-11-02T00:01:00.000Z',
  text_body: 'See https://shop.example/x.',
  html_body: '<p>See</p>',
  html_url: '/api/v1/mails/5/html?until=1&sign=x',
  cause: '0b9c1f2e-77aa',
  link: 'none',
  ...over,
})

const open = (path: string, opened: Mail = mail(), replies: Record<string, Replier> = {}) =>
  renderConsole(<MailsScreen />, {
    path,
    roles: ['support'],
    replies: {
      'GET /staff/mails': () => ({ items: [opened], next_cursor: null, undelivered_count: 1 }),
      'GET /staff/mails/{id}': () => opened,
      'GET /staff/mail_previews': () => ({
        items: (['en', 'zh'] as const).map((lang) => ({
          template: 'welcome',
          lang,
          subject: lang === 'en' ? 'Welcome' : '欢迎',
          text_body: 'text',
          html_url: `/api/v1/mail_previews/welcome/${lang}/html`,
        })),
      }),
      ...replies,
    },
  })

describe('the mailbox', () => {
  test('says why a mail did not arrive, the number of attempts, and retries', async () => {
    const { user, sent } = open('/mails?view=undelivered', mail(), {
      'POST /staff/mails/{id}/try_again': () => ({}),
    })
    expect(await screen.findByText('552 mailbox full')).toBeTruthy()
    expect(screen.getByText('Not delivered, and not retried automatically')).toBeTruthy()
    expect(screen.getByText('Attempts').nextSibling?.textContent).toBe('1')
    expect(screen.getByText('Request').nextSibling?.textContent).toBe('0b9c1f2e-77aa')
    await user.click(screen.getByRole('button', { name: 'Try again now' }))
    await waitFor(() => expect(sent.map(({ spec }) => spec)).toEqual(['POST /staff/mails/{id}/try_again']))
  })

  test('names the next attempt while there is one', async () => {
    open('/mails', mail({ given_up_at: null, next_try_at: '2026-11-02T00:06:00.000Z' }))
    expect(await screen.findByText('Not delivered yet')).toBeTruthy()
    expect(screen.getByText('Next attempt')).toBeTruthy()
  })

  test('shows a mail in a frame without permissions, and as text with its links', async () => {
    const { user } = open('/mails', mail({ sent_at: '2026-11-02T00:01:00.000Z', last_error: null }))
    const frame = await screen.findByTitle('Email: Package P1 is on its way')
    expect(frame.getAttribute('src')).toBe('/api/v1/mails/5/html?until=1&sign=x')
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin)/)
    await user.click(screen.getByRole('radio', { name: 'As plain text' }))
    expect(screen.getByRole('link', { name: 'https://shop.example/x' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull()
  })

  test('a mail chosen right after typing stays open, with its link', async () => {
    const other = mail({ id: ID(6), subject: 'Other', recipient: 'other@example.com' })
    const chosen = mail({ link: 'on_demand' })
    const asked: (string | null)[] = []
    const { user } = renderConsole(<MailsScreen />, {
      path: '/mails',
      replies: {
        'GET /staff/mails': ({ params }) => {
          asked.push(params.get('q'))
          return { items: [other, chosen], next_cursor: null, undelivered_count: 0 }
        },
        'GET /staff/mails/{id}': ({ path }) => (path.endsWith(ID(5)) ? chosen : other),
        'POST /staff/mails/{id}/show_link': () => ({ url: 'https://shop.example/verify?key=1' }),
      },
    })
    await screen.findByTitle('Email: Other')
    await user.type(screen.getByRole('textbox', { name: 'Recipient or subject' }), 'example.com')
    await user.click(screen.getByRole('button', { name: /full@example/ }))
    await user.click(await screen.findByRole('button', { name: 'Show the link' }))
    await waitFor(() => expect(asked).toContain('example.com'))
    expect(await screen.findByRole('link', { name: 'https://shop.example/verify?key=1' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /full@example/ }).getAttribute('aria-current')).toBe('true')
  })

  test('says why a link is masked; in the demo an admin can have it shown', async () => {
    const real = open('/mails', mail({ link: 'masked' }))
    expect(await screen.findByText(/logs the recipient in/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show the link' })).toBeNull()
    real.unmount()

    const support = open('/mails', mail({ link: 'on_demand' }))
    const shut = await screen.findByRole('button', { name: 'Show the link' })
    await waitFor(() => expect(shut.getAttribute('aria-disabled')).toBe('true'))
    support.unmount()

    const url = 'http://localhost:3000/user/result?link=abc'
    const admin = open('/mails', mail({ link: 'on_demand' }), {
      'POST /staff/mails/{id}/show_link': () => ({ url }),
      'GET /staff/info': () => ({
        id: ID(1),
        name: 'Ada',
        email: 'ada@example.com',
        lang: 'en',
        roles: ['admin'],
        warehouse_id: null,
        two_factor: 'on',
      }),
    })
    await admin.user.click(await screen.findByRole('button', { name: 'Show the link' }))
    expect((await screen.findByRole('link', { name: url })).getAttribute('href')).toBe(url)
  })

  test('previews every kind in either language', async () => {
    const { user } = open('/mails?view=previews')
    expect(await screen.findByTitle('Email: Welcome')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Chinese' }))
    expect((await screen.findByTitle('Email: 欢迎')).getAttribute('src')).toContain('/zh/')
  })

  test('previews a kind in windows of several widths and in dark colours, with the length of its subject', async () => {
    const { user } = open('/mails?view=previews')
    const frame = () => {
      const shown = screen.getByTitle('Email: Welcome')
      return `${shown.getAttribute('src')} ${shown.className}`
    }
    await screen.findByTitle('Email: Welcome')
    expect(screen.getByText('Subject: 7 letters')).toBeTruthy()
    expect(frame()).toMatch(/colours=light .*w-\[640px\]/)
    await user.click(screen.getByRole('radio', { name: '320 px' }))
    await user.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(frame()).toMatch(/colours=dark .*w-\[320px\]/)
    await user.click(screen.getByRole('radio', { name: 'As plain text' }))
    expect(screen.queryByTitle('Email: Welcome')).toBeNull()
  })
})
