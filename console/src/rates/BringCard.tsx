import type { CallError } from '@longhaul/contract/client.ts'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { ratesText } from '@longhaul/text/console/rates.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import { sendFile } from '../upload.ts'
import { CardPreview } from './CardPreview.tsx'

const words = ratesText.bring

type Preview = Reply<'POST /staff/rate_cards/preview'>
type Typed = { file: string; name: string; from: string; withdrawals: boolean }

/** A rate card is chosen, checked, looked at, and only then put in force. Whatever is changed asks for a new look. */
export function BringCard({ onDone }: { onDone: () => void }) {
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
  const form = useForm<Typed>({
    start: { file: '', name: '', from: '', withdrawals: false },
    check: {
      file: () => (file ? null : words.fileNeeded),
      name: (typed) => (typed.trim() === '' ? words.nameNeeded : null),
    },
    send: async (typed) => {
      if (file) setPreview((await tryTo(sendFile<Preview>(address('/preview', typed), file, ignore))) ?? null)
    },
  })
  const change = <Name extends keyof Typed>(name: Name) => ({
    ...form.field(name),
    onChange: (value: Typed[Name]) => {
      setPreview(null)
      form.set(name, value)
    },
  })
  const put = async (compared: string) => {
    const { from } = form.values
    await ask({
      title: words.confirmAsk,
      text: from ? words.later(date(from)) : words.now,
      confirmText: words.confirm,
      onConfirm: async () => {
        const path = address('', { ...form.values, compared })
        if (file && (await tryTo(sendFile(path, file, ignore)))) {
          toast.success(words.done)
          await refresh(queries, 'GET /staff/')
          onDone()
        } else setPreview(null)
        return true
      },
    })
  }

  return (
    <div className="stack">
      <Card title={ratesText.cards.bring}>
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
          <TextField label={words.name} hint={words.nameHint} maxLength={100} {...change('name')} />
          <TextField
            label={words.from}
            hint={words.fromHint}
            type="date"
            width="medium"
            optional
            {...change('from')}
          />
          <CheckboxField
            label={words.withdrawals}
            value={form.values.withdrawals}
            onChange={change('withdrawals').onChange}
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
      {preview && <CardPreview preview={preview} onConfirm={() => put(preview.compared)} />}
    </div>
  )
}

const ignore = (): void => undefined

/** Where the file is sent, with all that is said about it. */
function address(end: '' | '/preview', typed: Omit<Typed, 'file'> & { compared?: string }): string {
  const query: NonNullable<ArgsOf<'POST /staff/rate_cards/preview'>['query']> & {
    name?: string
    compared?: string
  } = {
    withdrawals: typed.withdrawals ? 'yes' : 'no',
    ...(typed.from ? { effective_from: new Date(`${typed.from}T00:00:00+08:00`).toISOString() } : {}),
    ...(end === '' ? { name: typed.name.trim(), compared: typed.compared ?? '' } : {}),
  }
  return `/staff/rate_cards${end}?${new URLSearchParams(query)}`
}
