import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { number, size, weight } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useFirstRows } from '../../shared/use-first-rows.tsx'
import { SearchBox } from '../../shared/queue/SearchBox.tsx'
import { useMe, whyNotRole } from '../../shared/use-me.ts'
import { KindSheet } from './KindSheet.tsx'
import type { GoodsKind } from './known-kinds.ts'
import { toKindBody } from './kind-values.ts'

const SHOWN_WORDS = 8
/** So many kinds are shown at first. */
const FIRST = 25

/** The kinds of goods, those of most products first; found by name or word. */
export function KindsTab({ kinds }: { kinds: readonly GoodsKind[] }) {
  const [q, setQ] = useState('')
  const [editing, edit] = useState<GoodsKind | 'new' | null>(null)
  const whyNot = whyNotRole(useMe(), ['warehouse']) ?? undefined
  const sought = q.trim().toLowerCase()
  const rows = kinds.filter(
    ({ name, words: own }) =>
      name.toLowerCase().includes(sought) || own.some((word) => word.toLowerCase().includes(sought)),
  )
  const { shown, more } = useFirstRows(rows, FIRST, (found) => words.showAll(number(found)))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SearchBox label={words.search} value={q} onChange={setQ} />
        <Button guardMs={0} disabledReason={whyNot} onClick={() => edit('new')}>
          {words.add}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Table
          caption={words.title}
          captionHidden
          dense
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            ...COLUMNS,
            {
              head: words.change,
              inCard: false,
              render: (kind) => <Actions kind={kind} whyNot={whyNot} onEdit={edit} />,
            },
          ]}
        />
      )}
      {more}
      {editing && (
        <KindSheet kind={editing === 'new' ? null : editing} kinds={kinds} onClose={() => edit(null)} />
      )}
    </>
  )
}

const COLUMNS: Column<GoodsKind>[] = [
  {
    head: words.kind,
    names: true,
    render: ({ name, origin }) => (
      <>
        {name} {origin !== 'built_in' && <Tag tone="info">{words.origins[origin]}</Tag>}
      </>
    ),
  },
  {
    head: words.weight,
    align: 'end',
    render: (kind) => (
      <span className="num whitespace-nowrap">
        <b>{weight(kind.usual_grams)}</b>
        <small className="muted block">
          {weight(kind.low_grams)} – {weight(kind.high_grams)}
        </small>
      </span>
    ),
  },
  {
    head: words.size,
    align: 'end',
    render: (kind) => (
      <span className="num whitespace-nowrap">{size(kind.length_mm, kind.width_mm, kind.height_mm)}</span>
    ),
  },
  {
    head: words.words,
    render: ({ words: own }) => (
      <span className="text-sm">
        {own.length === 0 && '—'}
        {own.slice(0, SHOWN_WORDS).map((word) => (
          <span key={word} className="me-2 inline-block">
            {word}
          </span>
        ))}
        {own.length > SHOWN_WORDS && (
          <span className="muted"> {words.moreWords(own.length - SHOWN_WORDS)}</span>
        )}
      </span>
    ),
  },
  {
    head: words.products,
    align: 'end',
    render: ({ products }) => <span className="num">{number(products)}</span>,
  },
]

function Actions({
  kind,
  whyNot,
  onEdit,
}: {
  kind: GoodsKind
  whyNot: string | undefined
  onEdit: (kind: GoodsKind) => void
}) {
  const restore = useSend('PUT /staff/goods_kinds/{id}', { onDone: () => toast.success(words.undone) })
  const remove = useSend('DELETE /staff/goods_kinds/{id}', {
    onDone: () => {
      const body = { ...toKindBody(kind), is_new: kind.origin === 'added', seen_at: null }
      const onClick = () => restore.mutate({ params: { id: kind.id }, body })
      toast.success(words.saved, { action: { label: words.undo, onClick } })
    },
  })
  const isAdded = kind.origin === 'added'
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="small"
        guardMs={0}
        aria-label={words.changeOf(kind.name)}
        disabledReason={whyNot}
        onClick={() => onEdit(kind)}
      >
        {words.change}
      </Button>
      {kind.origin !== 'built_in' && (
        <Button
          size="small"
          aria-label={isAdded ? words.removeOf(kind.name) : words.restoreOf(kind.name)}
          disabledReason={whyNot}
          onClick={() => remove.mutate({ params: { id: kind.id } })}
        >
          {isAdded ? words.remove : words.restore}
        </Button>
      )}
    </span>
  )
}
