import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { kindsText as words } from '@longhaul/text/console/estimates/kinds.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { type Column, Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useMe, whyNotRole } from '../../shared/use-me.ts'
import type { KnownKinds } from './known-kinds.ts'

type Product = KnownKinds['products'][number]

/** The products that staff corrected, the latest first. */
export function ProductsTable({
  products,
  onGoods,
}: {
  products: readonly Product[]
  onGoods: (goods: string) => void
}) {
  const whyNot = whyNotRole(useMe(), ['warehouse']) ?? undefined
  const restore = useSend('PUT /staff/goods_corrections/{marketplace}/{item}', {
    onDone: () => toast.success(words.undone),
  })
  const back = ({ marketplace, item_id: item }: Product) =>
    restore.mutate({ params: { marketplace, item }, body: { kind: null, is_comparable: true } })
  return (
    <Table
      caption={words.products}
      captionHidden
      dense
      rows={products}
      rowKey={({ marketplace, item_id: item }) => `${marketplace} ${item}`}
      columns={[
        ...COLUMNS,
        {
          head: words.change,
          inCard: false,
          render: (row) => (
            <span className="flex flex-wrap gap-2">
              <Button size="small" guardMs={0} onClick={() => onGoods(`${row.marketplace} ${row.item_id}`)}>
                {words.change}
              </Button>
              <Button
                size="small"
                aria-label={words.restoreOf(row.title || row.item_id)}
                disabledReason={whyNot}
                onClick={() => back(row)}
              >
                {words.restore}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

const COLUMNS: Column<Product>[] = [
  {
    head: words.product,
    names: true,
    render: (row) => (
      <>
        <span lang="zh-Hans">{row.title}</span>
        <small className="muted block font-normal">
          {row.marketplace} <span className="code">{row.item_id}</span>
        </small>
      </>
    ),
  },
  {
    head: words.kind,
    render: (row) => (
      <>
        {row.kind_name ?? words.asWords} {!row.is_comparable && <Tag tone="warn">{words.notComparable}</Tag>}
      </>
    ),
  },
  {
    head: words.by,
    render: (row) => (
      <>
        {row.changed_by}
        <small className="muted block">
          <DateTime at={row.changed_at} />
        </small>
      </>
    ),
  },
]
