import type { Reply } from '@longhaul/contract/routes.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { Refused, type Replier, renderConsole } from '../shared/testing.tsx'
import JobsScreen from './JobsScreen.tsx'

type Queued = Reply<'GET /staff/jobs/queue'>['items'][number]
const queued = (over: Partial<Queued> = {}): Queued => ({
  id: '41',
  name: 'send-mail',
  state: 'failed',
  payload: '{"mailId":"1"}',
  attempts: 8,
  max_attempts: 8,
  run_at: '2026-11-02T02:00:00.000Z',
  created_at: '2026-11-01T02:00:00.000Z',
  last_error: 'connection refused',
  ...over,
})

const open = (
  path: string,
  { roles = ['admin'], replies = {} }: { roles?: StaffRole[]; replies?: Record<string, Replier> } = {},
) =>
  renderConsole(<JobsScreen />, {
    path,
    roles,
    replies: {
      'GET /staff/jobs': () => ({ items: [] }),
      'GET /staff/jobs/queue': () => ({ items: [queued()], more: false }),
      'POST /staff/jobs/queue/{job}/run_again': () => ({}),
      'GET /staff/webhooks': () => ({ items: [], next_cursor: null, providers: [] }),
      ...replies,
    },
  })

describe('the queue of jobs', () => {
  test('a failed job shows its error and is rerun with a reason', async () => {
    const { user, sent } = open('/jobs?tab=queue')
    expect(await screen.findByText('connection refused')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /41/ }))
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getAllByRole('button').at(-1)!
    await user.click(confirm)
    expect(dialog.getByText('Please give a reason')).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(dialog.getByLabelText('Reason'), 'The relay is up again')
    await user.click(confirm)
    await waitFor(() => expect(sent[0]?.body).toEqual({ reason: 'The relay is up again' }))
  })

  test('a running job has no button; an empty queue says so', async () => {
    const { unmount } = open('/jobs?tab=queue', {
      replies: { 'GET /staff/jobs/queue': () => ({ items: [queued({ state: 'running' })], more: false }) },
    })
    await screen.findByText('connection refused')
    expect(screen.queryByRole('button', { name: /41/ })).toBeNull()
    unmount()
    open('/jobs?tab=queue', { replies: { 'GET /staff/jobs/queue': () => ({ items: [], more: false }) } })
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })

  test('a refusal is shown in the dialog', async () => {
    const { user } = open('/jobs?tab=queue', {
      replies: {
        'POST /staff/jobs/queue/{job}/run_again': () => new Refused(409, 'It’s being done just now'),
      },
    })
    await user.click(await screen.findByRole('button', { name: /41/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Reason'), 'Once more')
    await user.click(dialog.getAllByRole('button').at(-1)!)
    await waitFor(() => expect(screen.getAllByText('It’s being done just now').length).toBeGreaterThan(0))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })
})

describe('who sees what', () => {
  test('finance sees only the webhooks', async () => {
    open('/jobs', { roles: ['finance'] })
    await screen.findByRole('tab')
    expect(screen.getAllByRole('tab')).toHaveLength(1)
  })
})

describe('hooks of shoppers', () => {
  const failing: Reply<'GET /staff/hooks/failing'>['items'][number] = {
    id: '11111111-1111-4111-8111-111111111111',
    host: 'hooks.example.com',
    shopper_code: 'ABCDEF',
    failing_since: '2026-11-01T02:00:00.000Z',
    failures: 7,
    waiting: 3,
    outcome: 'timed_out',
    disabled_at: null,
  }

  test('lists failing hooks with their shopper and error; an empty list is good news', async () => {
    const { unmount } = open('/jobs?tab=hooks', {
      replies: { 'GET /staff/hooks/failing': () => ({ items: [failing] }) },
    })
    const row = (await screen.findByText('hooks.example.com')).closest('tr')!
    expect(row.textContent).toMatch(/ABCDEF.*7.*3.*timed_out/)
    unmount()
    open('/jobs?tab=hooks', { replies: { 'GET /staff/hooks/failing': () => ({ items: [] }) } })
    expect(await screen.findByText('All shoppers’ webhooks are being delivered.')).toBeTruthy()
  })
})

describe('runs', () => {
  test('are filtered by job and by failure', async () => {
    const asked: string[] = []
    const { user } = open('/jobs?tab=runs&job=send-mail', {
      replies: {
        'GET /staff/jobs/runs': ({ params }) => {
          asked.push(params.toString())
          return { items: [], more: false }
        },
      },
    })
    await user.click(await screen.findByRole('checkbox'))
    await waitFor(() => expect(asked.at(-1)).toBe('name=send-mail&failed=true'))
  })
})

describe('statements', () => {
  type Plan = Reply<'GET /staff/statements/{id}/plan'>
  const show = (
    reply: Reply<'GET /staff/statements'>,
    plan: Plan = { state: 'planned', lines: ['Index Scan using orders_of on orders', '  Index Cond: …'] },
  ) =>
    open('/jobs?tab=statements', {
      replies: { 'GET /staff/statements': () => reply, 'GET /staff/statements/{id}/plan': () => plan },
    })
  const one: Reply<'GET /staff/statements'>['items'][number] = {
    ...{ id: '4711', name: 'select orders', text: 'select "id" from "orders" where "shopper_id" = $1' },
    ...{ calls: 12_000, total_ms: 90_000, mean_us: 7_500, rows: 24_000, share_per_mille: 412 },
  }

  test('show what the database spends its time on, each with its text', async () => {
    const { user } = show({ state: 'counted', since: '2026-11-01T02:00:00.000Z', items: [one] })
    const name = await screen.findByRole('button', { name: 'select orders' })
    expect(name.closest('tr')!.textContent).toMatch(
      /where shopper_id = \$1.*90 s.*41\.2%.*12,000.*7\.50 ms.*2/,
    )
    await user.click(name)
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByLabelText('Text, without values').textContent).toBe(
      'select "id"\nfrom "orders"\nwhere "shopper_id" = $1',
    )
    expect((await sheet.findByLabelText('Plan, for any values')).textContent).toContain('orders_of on orders')
  })

  test('a statement that PostgreSQL cannot plan is not an error', async () => {
    const { user } = show(
      { state: 'counted', since: null, items: [one] },
      { state: 'not_readable', lines: [] },
    )
    await user.click(await screen.findByRole('button', { name: 'select orders' }))
    expect(await screen.findByText(/can’t plan this statement/)).toBeTruthy()
  })

  test.each([
    ['not_loaded', /STATEMENT_TOTALS=1/],
    ['not_created', /create extension pg_stat_statements;/],
  ] as const)('%s: says what to do', async (state, says) => {
    show({ state, since: null, items: [] })
    expect(await screen.findByText(says)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('processes', () => {
  const one: Reply<'GET /staff/processes'>['items'][number] = {
    id: '11111111-1111-4111-8111-111111111111',
    ...{ role: 'web', version: '1.4.0', host: 'shop-1', pid: 4711 },
    started_at: '2026-11-01T02:00:00.000Z',
    seen_at: '2026-11-02T02:00:00.000Z',
    ...{ is_silent: false, is_older: false, held_up_ms: 12, connections: 10, waiting: 0, memory_mb: 140 },
    out_of_order: [],
  }
  const show = (items: (typeof one)[], replicas: Reply<'GET /staff/processes'>['replicas'] = []) =>
    open('/jobs?tab=processes', { replies: { 'GET /staff/processes': () => ({ items, replicas }) } })

  test('show what they do, their state, and which are behind', async () => {
    show(
      [
        { ...one, out_of_order: ['jobs'], waiting: 3 },
        { ...one, id: one.id.replaceAll('1', '2'), pid: 4712, is_silent: true },
        { ...one, id: one.id.replaceAll('1', '3'), pid: 4713, role: 'worker', is_older: true },
      ],
      [{ name: 'two', state: 'streaming', sync: 'sync', lag_ms: 8 }],
    )
    const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!.textContent
    expect(await rowOf('4711')).toMatch(/visitors.*jobs.*1\.4\.0.*12 ms.*10 3 waiting.*140 MB/)
    expect(await rowOf('4712')).toMatch(/silent.*Last heard from/)
    expect(await rowOf('4713')).toMatch(/jobs.*running.*older than the database/)
    expect(await rowOf('two')).toMatch(/streaming, sync.*8 ms/)
  })

  test('show a sentence if none has reported and there are no replicas', async () => {
    show([])
    expect(await screen.findByText(/No process has reported yet/)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})
