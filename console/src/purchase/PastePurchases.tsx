import { call } from '@longhaul/browser/calls/client.ts'
import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { newKey } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { bulkPurchaseText as words } from '@longhaul/text/console/purchase/bulk-purchase.ts'
import { money } from '@longhaul/text/format.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useMemo, useRef, useState } from 'react'
import { indexByNumber, useAllItems } from '../shared/all-pages.ts'
import { PasteSheet, TOLD } from '../shared/PasteSheet.tsx'
import { PasteResult, PasteResults } from '../shared/PasteResults.tsx'
import { type LeftOutLine, type ReadyLine, readPurchases } from './pasted-purchases.ts'

type Result = { line: number; orderNumber: string; error: string | null }

/** Many purchases at once: pasted, each line checked, then recorded one after the other; each reports its result. */
export function PastePurchases({ onClose }: { onClose: () => void }) {
  const { items, error } = useAllItems('to_purchase')
  const [text, setText] = useState('')
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [sending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())
  const find = useMemo(() => indexByNumber(items ?? [], (item) => [item.order_number]), [items])
  const { ready, leftOut } = useMemo(() => readPurchases(text, find), [text, find])
  const count = ready.reduce((sum, line) => sum + line.items.length, 0)

  /** The same key for the same thing: sent again after a lost answer, nothing is bought twice. */
  function keyFor(what: string): string {
    const key = keys.current.get(what) ?? newKey()
    keys.current.set(what, key)
    return key
  }
  async function send() {
    setSending(true)
    const done: Result[] = []
    for (const line of ready) {
      const refusal = await record(line, keyFor).catch((failed: unknown) => sentenceOf(asCallError(failed)))
      done.push({ line: line.line, orderNumber: line.orderNumber, error: refusal ?? null })
      setResults([...done])
    }
    setSending(false)
    // Refused lines stay, to be corrected and sent again.
    const refused = new Set(done.filter((entry) => entry.error !== null).map((entry) => entry.line))
    const left = new Set(leftOut.map((entry) => entry.line))
    setText(
      text
        .split(/\r?\n/)
        .filter((_, at) => refused.has(at + 1) || left.has(at + 1))
        .join('\n'),
    )
  }

  return (
    <PasteSheet
      title={words.title}
      label={words.label}
      hint={words.hint}
      text={text}
      onText={(next) => {
        setText(next)
        setResults(null)
      }}
      send={words.send(ready.length)}
      sending={sending && words.sending(results?.length ?? 0, ready.length)}
      disabledReason={!items ? words.loading : ready.length === 0 ? words.nothing : null}
      onSend={send}
      onClose={onClose}
    >
      <Failure of={error} />
      {!items && !error && <p role="status">{words.loading}</p>}
      {results && <Results results={results} />}
      {items && !results && ready.length > 0 && <p role="status">{words.found(ready.length, count)}</p>}
      {items && !sending && leftOut.length > 0 && <LeftOut lines={leftOut} />}
    </PasteSheet>
  )
}

/** Each item is bought, then sent if its number is there. A refusal ends the line. */
async function record(line: ReadyLine, keyFor: (what: string) => string): Promise<null> {
  for (const { item, goodsFen, freightFen } of line.items) {
    const params = { id: item.id }
    const body = { seller_order_number: line.sellerNumber, goods_fen: goodsFen, freight_fen: freightFen }
    const idempotencyKey = keyFor(`${item.id} ${JSON.stringify(body)}`)
    await call('POST /staff/order_items/{id}/purchase', { params, body }, { idempotencyKey })
    if (line.tracking)
      await call('POST /staff/order_items/{id}/shipping', {
        params,
        body: { tracking_number: line.tracking },
      })
  }
  return null
}

function LeftOut({ lines }: { lines: readonly LeftOutLine[] }) {
  return (
    <Note tone="warn" title={words.leftOut(lines.length)}>
      <ul>
        {lines.slice(0, TOLD).map((entry) => (
          <li key={entry.line}>
            {words.line(entry.line)}:{' '}
            <span className="code">{(entry.text || entry.orderNumber).slice(0, 40)}</span>{' '}
            {entry.missingFen ? words.dearerBy(money(entry.missingFen)) : words.problems[entry.problem]}
          </li>
        ))}
        {lines.length > TOLD && <li>{words.more(lines.length - TOLD)}</li>}
      </ul>
    </Note>
  )
}

function Results({ results }: { results: readonly Result[] }) {
  const failed = results.filter((result) => result.error !== null)
  return (
    <div role="status">
      <p>
        <b>{words.done(results.length - failed.length)}</b>
        {failed.length > 0 && `, ${words.failed(failed.length)}`}
      </p>
      {failed.length > 0 && (
        <PasteResults label={words.refused}>
          {failed.slice(0, TOLD).map((entry) => (
            <PasteResult key={entry.line} bad>
              <span>{words.line(entry.line)}</span> <span className="code">{entry.orderNumber}</span>{' '}
              <span>{entry.error}</span>
            </PasteResult>
          ))}
        </PasteResults>
      )}
    </div>
  )
}
