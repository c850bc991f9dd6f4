import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { BanDialog } from './BanDialog.tsx'
import { CategoryForm } from './CategoryForm.tsx'
import { type Category, nameOf } from './category.ts'

const words = shippingText.goods

type Ban = Category['bans'][number]

/** Categories of goods by line: what the rate card refuses, and what staff have banned on top of that. */
export function Goods() {
  const goods = useCall('GET /staff/goods_categories')
  const [banning, ban] = useState<Category | null>(null)
  const [editing, edit] = useState<Category | null>(null)
  const whyNot = whyNotRole(useMe(), ['admin']) ?? undefined
  return (
    <Stack>
      <p className="muted">{words.lead}</p>
      <Loaded of={goods}>
        {({ lines, categories }) => (
          <Card flush>
            <Table
              caption={words.title}
              captionHidden
              rows={categories}
              rowKey={(category) => category.id}
              columns={[
                {
                  head: words.category,
                  names: true,
                  render: (category) => (
                    <>
                      {nameOf(category)} {category.forbidden && <Tag tone="bad">{words.forbidden}</Tag>}
                    </>
                  ),
                },
                ...lines.map((line) => ({
                  head: line,
                  render: (category: Category) => refusal(category, line),
                })),
                {
                  head: words.bans,
                  render: (category) => <Bans category={category} whyNot={whyNot} />,
                },
                {
                  head: words.edit,
                  inCard: false,
                  render: (category) => (
                    <span className="flex flex-wrap gap-2">
                      <Button size="small" guardMs={0} disabledReason={whyNot} onClick={() => ban(category)}>
                        {words.add}
                      </Button>
                      <Button size="small" guardMs={0} disabledReason={whyNot} onClick={() => edit(category)}>
                        {words.edit}
                      </Button>
                    </span>
                  ),
                },
              ]}
            />
            {banning && <BanDialog category={banning} lines={lines} onClose={() => ban(null)} />}
          </Card>
        )}
      </Loaded>
      {editing && <CategoryForm category={editing} onClose={() => edit(null)} />}
    </Stack>
  )
}

function refusal(category: Category, line: string) {
  const found = category.refusals.find((entry) => entry.line_id === line)
  if (!found || found.refusing === 0) return words.none
  return found.refusing === found.served
    ? words.all
    : words.some(number(found.refusing), number(found.served))
}

function Bans({ category, whyNot }: { category: Category; whyNot: string | undefined }) {
  const lift = useSend('DELETE /staff/goods_category_bans/{id}', {
    onDone: () => toast.success(words.lifted),
  })
  const askLift = (ban: Ban) =>
    ask({
      title: words.liftAsk(whatOf(ban)),
      text: words.liftText,
      confirmText: words.lift,
      onConfirm: () => lift.mutateAsync({ params: { id: ban.id } }).then(() => true),
    })
  return (
    <ul className="grid gap-1">
      {category.bans.map((ban) => (
        <li key={ban.id}>
          <span className="code">{whatOf(ban)}</span> {ban.note}{' '}
          <Button size="smallest" disabledReason={whyNot} onClick={() => void askLift(ban)}>
            {words.lift}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const whatOf = (ban: Ban): string => `${ban.line_id ?? words.anyLine} → ${ban.country ?? words.anyCountry}`
