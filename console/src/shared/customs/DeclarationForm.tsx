import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { Line } from '../layout/Line.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Declaration } from './declaration.ts'
import { ProductIdFields } from './ProductIdFields.tsx'
import { TariffNumberField } from './TariffNumberField.tsx'
import { useDeclarationForm } from './use-declaration-form.ts'

/** Form for the descriptions, tariff numbers and identifiers of a declaration, item by item. */
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
            <TariffNumberField
              title={row.title}
              proposed={row.proposed_hs_code}
              {...form.field(`hs:${row.stock_item_id}`)}
            />
            <ProductIdFields row={row} checks={declaration.checks} form={form} />
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
