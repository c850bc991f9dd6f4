import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { dutiesText } from '@longhaul/text/console/duties.ts'
import { number } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import { sendFile } from '../upload.ts'
import { DutiesPreview } from './DutiesPreview.tsx'

const words = dutiesText.bringing

type Preview = Reply<'POST /staff/import_rules/preview'>
type Query = NonNullable<ArgsOf<'POST /staff/import_rules/bring'>['query']>

/** A file of rules is chosen, checked, looked at, and only then put in force. Another file asks for a new look. */
export function BringDuties({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<CallError | null>(null)
  const tryTo = async <T,>(work: Promise<T>): Promise<T | undefined> => {
    setFailure(null)
    try {
      return await work
    } catch (error) {
      setFailure(error as CallError)
      return undefined
    }
  }
  const form = useForm({
    start: { file: '', reason: '' },
    check: {
      file: () => (file ? null : words.fileNeeded),
      reason: (typed) => (typed.trim() === '' ? dutiesText.needed : null),
    },
    send: async () => {
      if (!file) return
      setPreview((await tryTo(sendFile<Preview>('/staff/import_rules/preview', file, ignore))) ?? null)
    },
  })
  const put = async ({ compared }: Preview) => {
    const query: Query = { compared, reason: form.values.reason.trim() }
    const path = `/staff/import_rules/bring?${new URLSearchParams(query)}`
    const done = file && (await tryTo(sendFile<Reply<'POST /staff/import_rules/bring'>>(path, file, ignore)))
    if (!done) return setPreview(null)
    toast.success(words.done(number(done.added), number(done.removed)))
    await refresh(queries, 'GET /staff/import_rules')
    return onDone()
  }
  return (
    <div className="stack">
      <Card title={dutiesText.bring}>
        <form {...form.props} className="fields max-w-form">
          <p className="muted">{words.lead}</p>
          <Field label={words.file} hint={words.fileHint} error={form.field('file').error}>
            {(control) => (
              <input
                {...control}
                type="file"
                className="rates-file"
                accept=".csv,text/csv"
                onChange={(event) => {
                  setFile(event.target.files?.[0] ?? null)
                  setPreview(null)
                  form.set('file', event.target.value)
                }}
              />
            )}
          </Field>
          <TextField
            label={dutiesText.reason}
            hint={dutiesText.reasonHint}
            maxLength={500}
            {...form.field('reason')}
          />
          <Failure of={failure} />
          <div className="line">
            <Button
              submit
              type={preview?.fault_count === 0 ? 'assistWhite' : 'primary'}
              busy={form.sending && words.checking}
            >
              {words.check}
            </Button>
            <Button guardMs={0} onClick={onDone} data-leave="">
              {words.back}
            </Button>
          </div>
        </form>
      </Card>
      {preview && <DutiesPreview preview={preview} onConfirm={() => put(preview)} />}
    </div>
  )
}

const ignore = (): void => undefined
