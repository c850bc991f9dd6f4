import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { shellText } from '@longhaul/text/console/shell/shell.ts'
import { to } from '../links.ts'

export type SectionId = keyof typeof shellText.sections

/** A place of the console: who works there, which of the server's queues its number counts, and its key after G. */
export type Section = {
  id: SectionId
  to: string
  key: string
  roles: readonly StaffRole[]
  queues: readonly string[]
}

const EVERYBODY: readonly StaffRole[] = ['support', 'buyer', 'warehouse', 'finance']

export const SECTIONS: readonly Section[] = [
  { id: 'home', to: to.home(), key: 'h', roles: EVERYBODY, queues: [] },
  { id: 'review', to: to.review(), key: 'o', roles: ['support', 'buyer'], queues: ['review'] },
  {
    id: 'purchase',
    to: to.purchase(),
    key: 'p',
    roles: ['buyer', 'support'],
    queues: ['purchase', 'seller'],
  },
  { id: 'receive', to: to.receive(), key: 'r', roles: ['warehouse'], queues: ['inspect'] },
  { id: 'unclaimed', to: to.unclaimed(), key: 'u', roles: ['warehouse', 'support'], queues: ['unclaimed'] },
  { id: 'stock', to: to.stock(), key: 's', roles: ['warehouse', 'support'], queues: ['abnormal'] },
  { id: 'packing', to: to.packing(), key: 'k', roles: ['warehouse'], queues: ['pack'] },
  {
    id: 'shipping',
    to: to.shipping(),
    key: 't',
    roles: ['warehouse', 'support'],
    queues: ['ship', 'alarms'],
  },
  { id: 'refunds', to: to.refunds(), key: 'f', roles: ['support', 'buyer', 'finance'], queues: ['refunds'] },
  { id: 'claims', to: to.claims(), key: 'q', roles: ['support', 'finance'], queues: ['claims'] },
  {
    id: 'conversations',
    to: to.conversations(),
    key: 'c',
    roles: ['support', 'buyer'],
    queues: ['conversations'],
  },
  { id: 'mails', to: to.mails(), key: 'm', roles: ['support'], queues: [] },
  { id: 'shoppers', to: to.shoppers(), key: '8', roles: ['support', 'finance'], queues: [] },
  { id: 'approvals', to: to.approvals(), key: '9', roles: ['finance'], queues: ['approvals'] },
  { id: 'recharges', to: to.recharges(), key: 'i', roles: ['finance'], queues: [] },
  { id: 'remittances', to: to.remittances(), key: 'e', roles: ['finance'], queues: ['remittances'] },
  { id: 'withdrawals', to: to.withdrawals(), key: 'w', roles: ['finance'], queues: ['withdrawals'] },
  {
    id: 'reconciliation',
    to: to.reconciliation(),
    key: 'n',
    roles: ['finance'],
    queues: ['differences'],
  },
  { id: 'exchange', to: to.exchangeRates(), key: 'x', roles: ['finance'], queues: [] },
  { id: 'books', to: to.books(), key: 'b', roles: ['finance'], queues: [] },
  { id: 'sources', to: to.sources(), key: 'd', roles: ['buyer', 'finance'], queues: [] },
  { id: 'rewards', to: to.rewards(), key: 'v', roles: ['support', 'finance'], queues: [] },
  { id: 'reviews', to: to.reviews(), key: 'y', roles: ['support'], queues: ['reviews'] },
  { id: 'leads', to: to.leads(), key: 'l', roles: ['support'], queues: ['leads'] },
  { id: 'content', to: to.content(), key: 'a', roles: ['admin'], queues: [] },
  { id: 'rates', to: to.rates(), key: 'z', roles: ['finance', 'support', 'warehouse'], queues: [] },
  { id: 'lists', to: to.lists(), key: '0', roles: EVERYBODY, queues: [] },
  { id: 'reports', to: to.reports(), key: '1', roles: EVERYBODY, queues: [] },
  { id: 'jobs', to: to.jobs(), key: 'j', roles: ['finance'], queues: [] },
  { id: 'configuration', to: to.configuration(), key: 'g', roles: ['admin'], queues: [] },
  { id: 'staff', to: to.staff(), key: '2', roles: ['admin'], queues: [] },
  { id: 'audit', to: to.audit(), key: '3', roles: ['admin'], queues: [] },
]

/** The section that an address below /console belongs to. */
export const sectionOf = (pathname: string): Section | undefined =>
  SECTIONS.find((section) => section.to === pathname) ??
  SECTIONS.find((section) => section.to !== '/' && pathname.startsWith(`${section.to}/`))

const REFETCH_MS = 60_000

/** The queues with their sizes: said anew by the server's events, and once a minute, since lateness comes with time alone. */
export const useDashboard = () =>
  useCall('GET /staff/dashboard', undefined, { refetchMs: REFETCH_MS, staleMs: 5_000 })
