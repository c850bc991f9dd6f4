import type { NoticeKind } from '@longhaul/text/mail/notices.ts'
import type { Subject } from './subject.ts'

/** The subject of a kind of notice, derived from its name. */
export function subjectOf(kind: NoticeKind): Subject {
  const found = SUBJECTS.find(([begin]) => kind.startsWith(begin))
  if (found) return { kind: found[1], id: '00000000-0000-4000-8000-000000000000' }
  if (kind.startsWith('creator')) return { kind: 'account', id: 'creator' }
  if (kind.startsWith('approval')) return { kind: 'account', id: 'programs' }
  if (kind.startsWith('watch')) return { kind: 'account', id: 'watches' }
  return { kind: 'account', id: REWARDS.some((begin) => kind.startsWith(begin)) ? 'reward' : 'security' }
}

const REWARDS = ['points', 'plan', 'coupon_given']

const SUBJECTS: readonly (readonly [begin: string, kind: Subject['kind']])[] = [
  ['order', 'order'],
  ['item_in_stock', 'stock_item'],
  ['item', 'order'],
  ['question', 'order'],
  ['supplement', 'order'],
  ['seller', 'order'],
  ['refund', 'order'],
  ['withdrawal', 'funds'],
  ['remittance', 'funds'],
  ['parcel', 'parcel'],
  ['inbound', 'inbound'],
  ['storage', 'stock_item'],
  ['stock', 'stock_item'],
  ['disposal', 'stock_item'],
  ['papers', 'parcel'],
  ['duty', 'parcel'],
  ['claim', 'parcel'],
  ['goods_kept', 'parcel'],
  ['compensation', 'parcel'],
  ['return_freight', 'parcel'],
  ['receipt', 'inbound'],
  ['unclaimed', 'inbound'],
  ['photos', 'stock_item'],
  ['coupon_counts', 'order'],
  ['purchase', 'order'],
  ['shortfall', 'funds'],
  ['balance', 'funds'],
  ['recharge', 'funds'],
  ['payment', 'funds'],
  ['answer', 'conversation'],
]
