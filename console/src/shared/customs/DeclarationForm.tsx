import { LANGUAGES, type Script } from '@longhaul/domain/languages.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { printedHsCode, tidyHsCode, whyNotHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { findHsCode } from '@longhaul/domain/customs/hs-codes.ts'
import { searchHsCodes } from '@longhaul/domain/customs/hs-search.ts'
import { hasHan } from '@longhaul/domain/printing/latin-words.ts'
import { whyNotPrint } from '@longhaul/domain/printing/printable.ts'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Combobox } from '@longhaul/ui/field/Combobox.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { Line } from '../layout/Line.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Declaration } from './declaration.ts'

const { script } = LANGUAGES[pageLang]
type Values = Record<`${Script | 'hs'}:${string}`, string>

/** Form for the descriptions and tariff numbers of a declaration, item by item. */
export function DeclarationForm({
  id,
  declaration,
  onDone,
}: {
  id: string
  declaration: Declaration
  onDone: () => void
}) {
  const form = useDeclarationForm(id, declaration, onDone)
  return (
    <form {...form.props}>
      <Stack>
        <ErrorSummary {...form.summary} />
        {declaration.rows.map((row) => (
          <fieldset key={row.stock_item_id} className="fields">
            <legend lang="zh-Hans">
              <b>{row.title}</b>
            </legend>
            <TextField
              label={text.description}
              aria-label={text.descriptionOf(row.title)}
              lang="en"
              maxLength={200}
              {...form.field(`latin:${row.stock_item_id}`)}
            />
            <TextField
              label={text.chinese}
              aria-label={text.chineseOf(row.title)}
              optional
              lang="zh-Hans"
              maxLength={200}
              {...form.field(`chinese:${row.stock_item_id}`)}
            />
            <Code title={row.title} {...form.field(`hs:${row.stock_item_id}`)} />
          </fieldset>
        ))}
        <p className="muted">{text.valuesStay}</p>
        <Line as="p">
          <Button type="primary" submit busy={form.sending && consoleWords.saving}>
            {text.save}
          </Button>
          <Button guardMs={0} data-leave="" onClick={onDone}>
            {text.cancel}
          </Button>
        </Line>
        <Failure of={form.failure} />
      </Stack>
    </form>
  )
}

function useDeclarationForm(id: string, declaration: Declaration, onDone: () => void) {
  return useCallForm<'PUT /staff/parcels/{id}/declaration', Values>('PUT /staff/parcels/{id}/declaration', {
    start: startOf(declaration),
    check: checksOf(declaration),
    args: (values) => ({
      params: { id },
      body: {
        rows: declaration.rows.map(({ stock_item_id: item }) => ({
          stock_item_id: item,
          description: values[`latin:${item}`]?.trim() ?? '',
          description_chinese: values[`chinese:${item}`]?.trim() ?? '',
          hs_code: tidyHsCode(values[`hs:${item}`] ?? ''),
        })),
      },
    }),
    onDone: () => {
      toast.success(text.saved)
      onDone()
    },
  })
}

function Code({
  title,
  ...field
}: { title: string } & ReturnType<ReturnType<typeof useDeclarationForm>['field']>) {
  const entry = findHsCode(tidyHsCode(field.value ?? ''))
  return (
    <Combobox
      {...field}
      label={text.code}
      aria-label={text.codeOf(title)}
      optional
      maxLength={40}
      hint={entry ? entry[script] : text.codeHint}
      listLabel={text.codeList}
      none={text.codeNone}
      suggest={(typed) =>
        searchHsCodes(/^[\d.\s]+$/.test(typed) ? tidyHsCode(typed) : typed).map((hsCode) => ({
          value: hsCode.code,
          label: hsCode[script],
          hint: `${printedHsCode(hsCode.code)} · ${hsCode[script === 'chinese' ? 'latin' : 'chinese']}`,
        }))
      }
    />
  )
}

function startOf({ rows }: Declaration): Values {
  const start: Values = {}
  for (const row of rows) {
    start[`latin:${row.stock_item_id}`] = row.description
    start[`chinese:${row.stock_item_id}`] = row.description_chinese
    start[`hs:${row.stock_item_id}`] = row.hs_code
  }
  return start
}

function checksOf({ rows }: Declaration) {
  const checks: Record<string, (typed: unknown) => string | null> = {}
  for (const { stock_item_id: id } of rows) {
    checks[`latin:${id}`] = (typed) =>
      String(typed).trim() !== '' && whyNotPrint(String(typed)) === null ? null : text.latinWrong
    checks[`chinese:${id}`] = (typed) =>
      String(typed).trim() === '' || hasHan(String(typed)) ? null : text.chineseWrong
    checks[`hs:${id}`] = (typed) => {
      const code = tidyHsCode(String(typed))
      return code === '' || whyNotHsCode(code) === null ? null : text.codeWrong
    }
  }
  return checks
}
