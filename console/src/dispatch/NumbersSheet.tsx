import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { BatchProgress } from './BatchProgress.tsx'
import { NumbersPreview, type Preview } from './NumbersPreview.tsx'
import { readTextFile } from './read-text-file.ts'

const words = handOverText.numbers

/** Thousands of tracking numbers: pasted or from a file, checked row by row, previewed, and only then shipped. */
export function NumbersSheet({ onClose }: { onClose: () => void }) {
  const { text, change, preview, batchId, check, apply, ship, again } = useNumbers()
  const count = preview?.ready_count ?? 0
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button guardMs={0} onClick={onClose}>
            {consoleWords.close}
          </Button>
          {!batchId && !preview && (
            <Button
              type="primary"
              guardMs={0}
              busy={check.isPending && words.checking}
              disabledReason={text.trim() === '' ? handOverText.problems.empty : null}
              onClick={() => check.mutate({ body: { text } })}
            >
              {words.check}
            </Button>
          )}
          {!batchId && preview && (
            <Button
              type="assistRed"
              guardMs={0}
              busy={apply.isPending && words.sending}
              disabledReason={count === 0 ? words.ready(0) : null}
              onClick={() => void ship()}
            >
              {words.ship(count)}
            </Button>
          )}
          {batchId && (
            <Button guardMs={0} onClick={again}>
              {words.another}
            </Button>
          )}
        </>
      }
    >
      {batchId ? (
        <BatchProgress id={batchId} />
      ) : (
        <Stack>
          <NumbersFields text={text} onText={change} />
          <Failure of={check.error ?? apply.error} />
          {preview && <NumbersPreview preview={preview} />}
        </Stack>
      )}
    </Sheet>
  )
}

/** The list, what the check said of it, and the batch that ships it. A changed list is to be checked again. */
function useNumbers() {
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [batchId, setBatchId] = useState<string | null>(null)
  const check = useSend('POST /staff/tracking_numbers/preview', { quiet: true, onDone: setPreview })
  const apply = useSend('POST /staff/tracking_numbers', {
    quiet: true,
    onDone: (batch) => setBatchId(batch.id),
  })
  const change = (next: string) => {
    setText(next)
    setPreview(null)
  }
  const again = () => {
    setBatchId(null)
    change('')
  }
  const count = preview?.ready_count ?? 0
  async function ship() {
    const question = {
      title: words.askTitle(count),
      text: words.askText,
      confirmText: words.ship(count),
      pays: true,
    }
    if (!(await ask(question))) return
    // What is refused is said above the buttons; the list is to be checked again then.
    await apply.mutateAsync({ body: { text, expected_count: count } }).catch(() => setPreview(null))
  }
  return { text, change, preview, batchId, check, apply, ship, again }
}

/** The numbers themselves: typed, pasted, or out of a file. */
function NumbersFields({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [fileFault, setFileFault] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    setFileFault(null)
    if (!file) return
    const read = await readTextFile(file)
    if ('fault' in read) setFileFault(read.fault === 'too_large' ? words.tooLarge : words.unreadable)
    else onText(read.text)
  }
  return (
    <>
      <TextArea
        label={words.list}
        hint={words.hint}
        unmarked
        rows={8}
        spellCheck={false}
        value={text}
        onChange={onText}
      />
      <Field label={words.file} unmarked error={fileFault}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              void take(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        )}
      </Field>
    </>
  )
}
