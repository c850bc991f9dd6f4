import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { handOverText } from '@longhaul/text/console/dispatch/hand-over.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { useState } from 'react'
import { FILE_INPUT } from '../shared/csv/file-input.ts'
import { PasteSheet } from '../shared/paste/PasteSheet.tsx'
import { usePastedList } from '../shared/paste/pasted-list.ts'
import { NumbersPreview, type Preview } from './NumbersPreview.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { ListProgress, LOOK_MS } from '../shared/paste/ListProgress.tsx'

const words = handOverText.numbers

/**
 * Thousands of tracking numbers: pasted or from a file, checked row by row, previewed, and only then shipped.
 */
export function NumbersSheet({ onClose }: { onClose: () => void }) {
  const list = usePastedList<Preview>()
  const { text, change, preview } = list
  const [batchId, setBatchId] = useState<string | null>(null)
  const check = useSend('POST /staff/tracking_numbers/preview', { quiet: true, onDone: list.checked })
  const apply = useSend('POST /staff/tracking_numbers', {
    quiet: true,
    onDone: (batch) => setBatchId(batch.id),
  })
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
    // A refusal is shown above the buttons; the list must then be checked again.
    await apply.mutateAsync({ body: { text, expected_count: count } }).catch(list.checkAgain)
  }
  return (
    <PasteSheet
      title={words.title}
      onClose={onClose}
      check={{
        act: () => check.mutate({ body: { text } }),
        busy: check.isPending,
        why: text.trim() === '' ? handOverText.problems.empty : null,
      }}
      send={
        preview && {
          label: words.ship(count),
          type: 'assistRed',
          act: () => void ship(),
          busy: apply.isPending,
          busyText: words.sending,
          why: count === 0 ? words.ready(0) : null,
        }
      }
      progress={batchId === null ? null : { shown: <BatchProgress id={batchId} />, onAnother: again }}
    >
      <NumbersFields text={text} onText={change} />
      <Failure of={check.error ?? apply.error} />
      {preview && <NumbersPreview preview={preview} />}
    </PasteSheet>
  )
}

/** The numbers: typed, pasted, or from a file. */
function NumbersFields({ text, onText }: { text: string; onText: (text: string) => void }) {
  const [fileIssue, setFileIssue] = useState<string | null>(null)
  const take = async (file: File | undefined) => {
    setFileIssue(null)
    if (!file) return
    const read = await readTextFile(file)
    if ('fault' in read) setFileIssue(read.fault === 'too_large' ? words.tooLarge : words.unreadable)
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
      <Field label={words.file} unmarked error={fileIssue}>
        {(control) => (
          <input
            {...control}
            type="file"
            className={FILE_INPUT}
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

/** The progress of a list of tracking numbers. */
function BatchProgress({ id }: { id: string }) {
  const batch = useCall('GET /staff/tracking_numbers/{id}', { params: { id } }, { refetchMs: LOOK_MS })
  return (
    <Loaded of={batch}>
      {({ row_count: all, shipped, waiting, refused, ended_at: ended }) => (
        <ListProgress
          label={words.title}
          {...{ all, waiting, ended }}
          topic="parcels"
          done={words.shipped(shipped)}
          refused={refused.map(({ row, parcel_number, message }) => ({ row, code: parcel_number, message }))}
          refusedTitle={words.refused(refused.length)}
        />
      )}
    </Loaded>
  )
}

/** The largest list that the server accepts. */
const BYTES_MAX = 600_000

/**
 * Reads a file saved by a spreadsheet, in UTF-8 or the encoding of Chinese Windows. Anything else is refused.
 */
export async function readTextFile(
  file: File,
): Promise<{ text: string } | { fault: 'too_large' | 'unreadable' }> {
  if (file.size > BYTES_MAX) return { fault: 'too_large' }
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'gb18030'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // UTF-16 text is half zero bytes and would decode as either encoding.
      if (!text.includes('\0')) return { text }
    } catch {
      // Tries the next encoding.
    }
  return { fault: 'unreadable' }
}
