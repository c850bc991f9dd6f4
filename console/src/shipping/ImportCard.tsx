import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { csvFileText } from '@longhaul/text/console/lists/csv-file.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { date } from '@longhaul/text/format.ts'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { CardPreview } from './CardPreview.tsx'
import { CsvFileForm } from '../shared/csv/CsvFileForm.tsx'
import { useCsvFile } from '../shared/csv/use-csv-file.ts'

const words = shippingText.importing

type Preview = Reply<'POST /staff/rate_cards/preview'>
type Typed = { file: string; name: string; from: string; withdrawals: boolean }

/**
 * Imports a rate card: chosen, checked, previewed, and only then applied. Any change requires a new preview.
 */
export function ImportCard({ onDone }: { onDone: () => void }) {
  const csv = useCsvFile<Preview>()
  const { preview } = csv
  const form = useForm<Typed>({
    start: { file: '', name: '', from: '', withdrawals: false },
    check: {
      file: () => (csv.file ? null : csvFileText.fileNeeded),
      name: (typed) => (typed.trim() === '' ? words.nameNeeded : null),
    },
    send: (typed) => csv.look(address('/preview', typed)),
  })
  const change = <Name extends keyof Typed>(name: Name) => ({
    ...form.field(name),
    onChange: (value: Typed[Name]) => {
      csv.forget()
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
        if (await csv.send(path)) {
          toast.success(words.done)
          onDone()
        } else csv.forget()
        return true
      },
    })
  }

  return (
    <Stack>
      <CsvFileForm
        title={shippingText.cards.importCard}
        lead={words.lead}
        back={words.back}
        csv={csv}
        form={form}
        file={form.field('file')}
        onBack={onDone}
      >
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
      </CsvFileForm>
      {preview && <CardPreview preview={preview} onConfirm={() => put(preview.compared)} />}
    </Stack>
  )
}

/** The path that the file is sent to, with its details in the query. */
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
