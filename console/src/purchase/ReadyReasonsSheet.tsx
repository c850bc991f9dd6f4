import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { fieldsOf, inEachLanguage, LANGS } from '@longhaul/domain/languages.ts'
import { READY_REASON_LENGTH_MAX, READY_REASONS_MAX } from '@longhaul/domain/orders/ready-reasons.ts'
import { readyReasonsText as words } from '@longhaul/text/console/purchase/ready-reasons.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { Stack } from '../shared/layout/Stack.tsx'

type Reasons = Reply<'GET /staff/ready_reasons'>['kinds'][number]
type Item = Reasons['items'][number]

/** The usual reasons by kind, each in every language. */
export function ReadyReasonsSheet({ onClose }: { onClose: () => void }) {
  const reasons = useCall('GET /staff/ready_reasons', undefined, { staleMs: 0 })
  return (
    <Sheet open title={consoleWords.readyReasons} onClose={onClose}>
      <Stack>
        <p className="muted">{words.lead}</p>
        <Loaded of={reasons}>
          {({ kinds }) => (
            <Stack>
              {kinds.map((entry) => (
                <KindCard key={`${entry.kind} ${entry.version}`} known={entry} />
              ))}
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Sheet>
  )
}

function KindCard({ known }: { known: Reasons }) {
  const [items, setItems] = useState<readonly Item[]>(known.items)
  const save = useSend('PUT /staff/ready_reasons/{kind}', {
    quiet: true,
    onDone: () => toast.success(words.saved),
  })
  const isFilled = items.every((item) => LANGS.every((lang) => item[`text_${lang}`].trim() !== ''))
  const change = (at: number, next: Item | null) =>
    setItems(items.flatMap((item, index) => (index === at ? (next ? [next] : []) : [item])))
  return (
    <Card
      title={words.kinds[known.kind]}
      footer={
        <Line>
          <Button
            guardMs={0}
            disabledReason={items.length >= READY_REASONS_MAX ? words.most : null}
            onClick={() =>
              setItems([
                ...items,
                fieldsOf(
                  'text',
                  inEachLanguage(() => ''),
                ),
              ])
            }
          >
            {words.add}
          </Button>
          <Button
            type="primary"
            busy={save.isPending && consoleWords.saving}
            disabledReason={isFilled ? null : words.bothNeeded}
            onClick={() =>
              save.mutate({
                params: { kind: known.kind },
                body: { items: [...items], version: known.version },
              })
            }
          >
            {words.save}
          </Button>
        </Line>
      }
    >
      <ul className="grid gap-3">
        {items.map((item, at) => (
          <ReasonRow key={at} item={item} onChange={(next) => change(at, next)} />
        ))}
      </ul>
      <Failure of={save.error} />
    </Card>
  )
}

const ReasonRow = ({ item, onChange }: { item: Item; onChange: (next: Item | null) => void }) => (
  <li className="flex items-end gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0">
    <div className="grid flex-1 gap-2">
      <InEachLanguage>
        {(lang, called) => (
          <TextField
            label={called}
            unmarked
            maxLength={READY_REASON_LENGTH_MAX}
            value={item[`text_${lang}`]}
            onChange={(text) => onChange({ ...item, ...fieldsOf('text', { ...bothOf(item), [lang]: text }) })}
          />
        )}
      </InEachLanguage>
    </div>
    <IconButton label={words.remove} icon={<Trash />} onClick={() => onChange(null)} />
  </li>
)

const bothOf = (item: Item) => inEachLanguage((lang) => item[`text_${lang}`])
