import type { Reply } from '@longhaul/contract/routes.ts'

export type KnownKinds = Reply<'GET /staff/goods_kinds'>
export type GoodsKind = KnownKinds['kinds'][number]
export type Preview = Reply<'POST /staff/goods_kinds/preview'>

/** The kinds for a choice, by name. */
export const kindOptions = (kinds: readonly GoodsKind[]) =>
  kinds.map(({ id, name }) => ({ value: id, label: name })).toSorted((a, b) => a.label.localeCompare(b.label))
