import { homeText } from '@longhaul/text/console/home/home.ts'
import { dutyDeskText } from '@longhaul/text/console/shipping/duty-desk.ts'
import { workText } from '@longhaul/text/console/shell/work.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ID, renderConsole } from '../shared/testing.tsx'
import HomeScreen from './HomeScreen.tsx'

const dashboard = (out_of_order: ('database' | 'jobs' | 'disk_full' | 'disk_low')[]) => ({
  replies: { 'GET /staff/dashboard': () => ({ queues: [], books_balanced: null, out_of_order }) },
})

test('the overview starts with server faults', async () => {
  renderConsole(<HomeScreen />, dashboard(['jobs', 'disk_full']))
  expect(await screen.findByText(homeText.outOfOrder.disk_full)).toBeTruthy()
  expect(screen.getByText(homeText.outOfOrder.jobs)).toBeTruthy()
  expect(screen.queryByText(homeText.outOfOrder.disk_low)).toBeNull()
})

const ended = {
  ...{ kind: 'ended', places: [{ place: 'US', name: 'United States' }], rule: 'Section 122 surcharge' },
  ...{ day: '2026-07-23', days: 129, packages: 9, is_grave: true },
}
const unchecked = { ...ended, kind: 'unchecked', rule: '', is_grave: false }

test('a duty rule that ended is named to whoever can enter another, and the rest is counted', async () => {
  const replies = {
    'GET /staff/duty_rules': () => ({
      version: '1',
      day: '2026-11-29',
      alarms: [ended, unchecked],
      places: [],
    }),
  }
  const { unmount } = renderConsole(<HomeScreen />, { replies })
  const title =
    'United States: “Section 122 surcharge” ended 129 days ago, on 23 Jul 2026, and nothing follows it'
  expect((await screen.findByText(title)).closest('.note')?.getAttribute('data-tone')).toBe('bad')
  expect(screen.getByText(dutyDeskText.others(1))).toBeTruthy()
  expect(screen.getByRole('link', { name: dutyDeskText.toDesk }).getAttribute('href')).toContain('tab=duties')
  unmount()
  renderConsole(<HomeScreen />, { replies, roles: ['warehouse'] })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText(title)).toBeNull()
})

const queue = (id: string, count: number, late = 0, due = 0) => ({
  ...{ id, count, oldest_at: null, late, due, promise: null },
})
const day = {
  whose: 'all' as const,
  figures: [{ id: 'packed', today: 12, mine: 5, usual: 20 }],
  clerks: null,
}

test('the most urgent comes first, then late queues, then those due today, then the day’s figures, then other waiting queues', async () => {
  renderConsole(<HomeScreen />, {
    roles: ['warehouse'],
    replies: {
      'GET /staff/dashboard': () => ({
        queues: [
          queue('review', 9, 9),
          queue('inspect', 3),
          queue('unclaimed', 0),
          queue('pack', 7, 2),
          queue('ship', 4, 0, 4),
        ],
        books_balanced: null,
        out_of_order: [],
      }),
      'GET /staff/day': () => day,
    },
  })
  await screen.findByText(homeText.day.usual('20'))
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    homeText.now.what(homeText.queues.pack.name, '7'),
    homeText.lateTitle,
    homeText.dueTitle,
    homeText.day.title,
    homeText.waitingTitle,
  ])
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    homeText.queues.pack.name,
    homeText.queues.ship.name,
    homeText.queues.inspect.name,
  ])
  expect(screen.queryByText(homeText.queues.review.name)).toBeNull()
  expect(screen.getByRole('link', { name: homeText.queues.unclaimed.name })).toBeTruthy()
})

test('who leads a shift sees who did what today, beside their own usual', async () => {
  renderConsole(<HomeScreen />, {
    replies: {
      'GET /staff/day': () => ({
        ...day,
        clerks: [{ id: ID(9), name: 'Wu', figures: [{ id: 'packed', today: 12, usual: 9 }] }],
      }),
    },
  })
  const row = await screen.findByRole('row', { name: /Wu/ })
  expect(row.textContent).toContain(`12 ${homeText.day.usualShort('9')}`)
})

test('everyone else sees their own day only', async () => {
  renderConsole(<HomeScreen />, {
    roles: ['warehouse'],
    replies: { 'GET /staff/day': () => ({ ...day, whose: 'own' }) },
  })
  expect(await screen.findByRole('heading', { name: homeText.day.own })).toBeTruthy()
  expect(screen.queryByText(homeText.day.clerks)).toBeNull()
  expect(screen.queryByText(homeText.day.title)).toBeNull()
})

test('the most urgent queue is named first', async () => {
  const promised = (id: string, late: number, date: string) => ({
    ...queue(id, 2, late),
    promise: { by: `2026-11-0${date}T08:00:00.000Z`, minutes_left: 10 },
  })
  renderConsole(<HomeScreen />, {
    roles: ['warehouse', 'buyer'],
    replies: {
      'GET /staff/dashboard': () => ({
        queues: [promised('purchase', 0, '1'), promised('inspect', 1, '3'), promised('pack', 1, '2')],
        books_balanced: null,
        out_of_order: [],
      }),
    },
  })
  await screen.findByRole('heading', { name: homeText.now.what(homeText.queues.pack.name, '2') })
  expect(screen.getByRole('link', { name: /^Start/ }).getAttribute('href')).toContain('/packing')
})

test('notes of the last shift are ticked, and one is left for the next', async () => {
  const note = {
    ...{ id: ID(5), body: 'One roll of labels left', written_by_name: 'Sun' },
    ...{ written_at: '2026-11-01T13:10:00.000Z', done: null },
  }
  const { user, sent } = renderConsole(<HomeScreen />, {
    roles: ['warehouse'],
    replies: {
      'GET /staff/shift_notes': () => ({ items: [note] }),
      'POST /staff/shift_notes': () => note,
      'POST /staff/shift_notes/{id}/done': () => note,
    },
  })
  await user.click(await screen.findByRole('checkbox', { name: /One roll of labels left/ }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ done: true }))
  await user.type(screen.getByLabelText(new RegExp(homeText.notes.write)), 'Scale 2 is off')
  await user.click(screen.getByRole('button', { name: homeText.notes.send }))
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ body: 'Scale 2 is off' }))
})

test('what names the user is listed until they have seen it, and what is theirs by queue', async () => {
  const { user, sent } = renderConsole(<HomeScreen />, {
    replies: {
      'GET /staff/mentions': () => ({
        items: [
          {
            ...{ id: ID(7), kind: 'lead', subject_id: ID(5), named_by_name: 'Lin' },
            named_at: '2026-11-02T02:00:00.000Z',
          },
        ],
      }),
      'POST /staff/mentions/{id}/seen': () => ({}),
      'GET /staff/assignments': () => ({
        items: [
          {
            ...{ kind: 'claim', id: ID(3), staff_id: ID(1), staff_name: 'Su', given_by_name: 'Lin' },
            ...{ given_at: '2026-11-02T02:00:00.000Z', note: 'Today, please' },
          },
        ],
      }),
    },
  })
  const named = await screen.findByRole('link', { name: workText.mention('Lin', workText.subjects.lead) })
  expect(named.getAttribute('href')).toContain(`leads?id=${ID(5)}`)
  await user.click(screen.getByRole('button', { name: workText.seen }))
  await waitFor(() => expect(sent.map(({ spec }) => spec)).toEqual(['POST /staff/mentions/{id}/seen']))
  expect(screen.getByRole('link', { name: 'Claims: 1' }).getAttribute('href')).toContain('claims?mine=1')
  expect(screen.getByRole('link', { name: 'Lin: Today, please' }).getAttribute('href')).toContain(ID(3))
})
