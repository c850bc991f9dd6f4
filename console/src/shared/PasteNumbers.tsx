import { asCallError, sentenceOf } from '@longhaul/browser/calls/errors.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { useMemo, useState } from 'react'
import { type Pair, readPairs } from './pasted-pairs.ts'
import { PasteResult, PasteResults } from './PasteResults.tsx'
import { PasteSheet, TOLD } from './PasteSheet.tsx'

type Result = { name: string; tracking: string; error: string | null }

/** Records many pasted tracking numbers one by one, after showing what was recognised; every line gets a result. */
export function PasteNumbers<Target>({
  title,
  firstColumn,
  find,
  record,
  onClose,
}: {
  title: string
  /** Name of the first column. */
  firstColumn: string
  find: (name: string) => readonly Target[]
  record: (target: Target, tracking: string) => Promise<unknown>
  onClose: () => void
}) {
  const words = consoleWords.paste
  const [text, setText] = useState('')
  const [results, setResults] = useState<readonly Result[] | null>(null)
  const [sending, setSending] = useState(false)
  const pairs = useMemo(() => readPairs(text, find), [text, find])
  const ready = pairs.flatMap((pair) => ('targets' in pair ? [pair] : []))
  const left = pairs.flatMap((pair) => ('problem' in pair ? [pair] : []))

  async function send() {
    setSending(true)
    const done: Result[] = []
    for (const { name, tracking, targets } of ready) {
      done.push({ name, tracking, error: await recordAll(targets, tracking, record) })
      setResults([...done])
    }
    setSending(false)
    setText('')
  }

  return (
    <PasteSheet
      title={title}
      label={words.label}
      hint={words.hint(firstColumn)}
      text={text}
      onText={(next) => {
        setText(next)
        setResults(null)
      }}
      send={words.send(ready.length)}
      sending={sending && words.sending(results?.length ?? 0, ready.length)}
      disabledReason={ready.length === 0 ? words.nothing : null}
      onSend={send}
      onClose={onClose}
    >
      {ready.length > 0 && !results && <p role="status">{words.found(ready.length)}</p>}
      {left.length > 0 && <LeftOut pairs={left} />}
      {results && <Results results={results} />}
    </PasteSheet>
  )
}

/** Records one line for all of its targets; the first error becomes the line's result. */
async function recordAll<Target>(
  targets: readonly Target[],
  tracking: string,
  record: (target: Target, tracking: string) => Promise<unknown>,
): Promise<string | null> {
  let error: string | null = null
  for (const target of targets) {
    await record(target, tracking).catch((failed: unknown) => {
      error ??= sentenceOf(asCallError(failed))
    })
  }
  return error
}

function LeftOut({ pairs }: { pairs: readonly Extract<Pair<unknown>, { problem: string }>[] }) {
  const words = consoleWords.paste
  return (
    <Note tone="warn" title={words.problems(pairs.length)}>
      <ul>
        {pairs.slice(0, TOLD).map((pair) => (
          <li key={pair.line}>
            {words.line(pair.line)}:{' '}
            <span className="code">{pair.problem === 'badNumber' ? pair.tracking : pair.name}</span>{' '}
            {words[pair.problem]}
          </li>
        ))}
        {pairs.length > TOLD && <li>{words.more(pairs.length - TOLD)}</li>}
      </ul>
    </Note>
  )
}

function Results({ results }: { results: readonly Result[] }) {
  const words = consoleWords.paste
  const failed = results.filter((result) => result.error !== null)
  return (
    <div role="status">
      <p>
        <b>{words.done(results.length - failed.length)}</b>
        {failed.length > 0 && `, ${words.failed(failed.length)}`}
      </p>
      <PasteResults>
        {results.map((result) => (
          <PasteResult key={result.name} mark bad={result.error !== null}>
            <span className="code">{result.name}</span> <span className="code">{result.tracking}</span>
            {result.error && <span>{result.error}</span>}
          </PasteResult>
        ))}
      </PasteResults>
    </div>
  )
}
