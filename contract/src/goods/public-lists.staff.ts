import { PUBLIC_LIST_STATES, REPORT_REASONS } from '@longhaul/domain/goods-lists/public-list.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })
const WHO = { staff: ['support'] } as const

/** A public list as staff see it, with the latest of its reports. */
export const StaffPublicList = Type.Object({
  id: Id,
  code: Type.String(),
  state: oneOf(PUBLIC_LIST_STATES),
  title: Type.String(),
  intro: Type.String(),
  shown_name: Type.String(),
  shopper: Type.Object({ id: Id, code: Type.String() }),
  goods_count: Count,
  /** The titles of its first goods. */
  goods: Type.Array(Type.String()),
  published_at: Moment,
  updated_at: Moment,
  taken_down_at: nullable(Moment),
  taken_down_reason: Type.String(),
  /** How many reports wait for a decision; `reports` has the latest ten, decided or not. */
  open_reports: Count,
  reports: Type.Array(
    Type.Object({
      id: Id,
      reason: oneOf(REPORT_REASONS),
      words: Type.String(),
      created_at: Moment,
      decided_at: nullable(Moment),
    }),
  ),
})

export const listPublicLists = route('GET /staff/public_lists', {
  who: WHO,
  summary:
    'List public lists: those with reports that wait for a decision, those that are shown, or those that were taken down; newest first',
  query: Type.Object({
    ...pageQuery,
    /** `reported` by default. */
    view: Type.Optional(oneOf(['reported', 'shown', 'taken_down'])),
  }),
  shows: ['goods_lists'],
  reply: pageOf(StaffPublicList),
})

export const takeDownPublicList = route('POST /staff/public_lists/{id}/take_down', {
  who: WHO,
  summary:
    'Take a public list down. Its page is gone, its shopper is told why and cannot publish it again; its reports are decided.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['goods_lists', 'messages'],
  reply: StaffPublicList,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const putBackPublicList = route('POST /staff/public_lists/{id}/put_back', {
  who: WHO,
  summary:
    'Put a list back that was taken down. Its shopper is told. It is shown again with the same goods, unless the list itself was deleted.',
  params: ById,
  body: Type.Object({}),
  changes: ['goods_lists', 'messages'],
  reply: StaffPublicList,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const keepPublicList = route('POST /staff/public_lists/{id}/keep', {
  who: WHO,
  summary: 'Decide that a reported list stays. Its open reports are decided.',
  params: ById,
  body: Type.Object({}),
  changes: ['goods_lists'],
  reply: StaffPublicList,
  refusals: ['not_found'],
})
