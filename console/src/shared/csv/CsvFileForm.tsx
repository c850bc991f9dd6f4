import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { csvFileText as words } from '@longhaul/text/console/lists/csv-file.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Fields } from '@longhaul/ui/field/Fields.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Field } from '@longhaul/ui/field/Field.tsx'
import type { FormHTMLAttributes, ReactNode } from 'react'
import { Line } from '../layout/Line.tsx'
import type { CsvFile } from './use-csv-file.ts'
import { FILE_INPUT } from './file-input.ts'

/** Imports a file, with fields for details about it below. `file` is the form field that holds its name. */
export function CsvFileForm({
  title,
  lead,
  back,
  csv,
  form,
  file,
  hint = words.fileHint,
  onBack,
  children,
}: {
  title: string
  lead: string
  /** The label of `onBack`. */
  back?: string
  csv: CsvFile<{ fault_count: number }>
  form: { props: FormHTMLAttributes<HTMLFormElement>; sending: boolean }
  file: { error: string | null; onChange: (name: string) => void }
  /** What the file must contain, if it differs from the export. */
  hint?: string
  onBack?: () => void
  children?: ReactNode
}) {
  return (
    <Card title={title}>
      <form {...form.props} className="max-w-form">
        <Fields>
          <p className="muted">{lead}</p>
          <Field label={words.file} hint={hint} error={file.error}>
            {(control) => (
              <input
                {...control}
                type="file"
                className={FILE_INPUT}
                accept=".csv,text/csv"
                onChange={(event) => {
                  csv.choose(event.target.files?.[0] ?? null)
                  file.onChange(event.target.value)
                }}
              />
            )}
          </Field>
          {children}
          <Failure of={csv.failure} />
          <Line>
            <Button
              submit
              type={csv.preview?.fault_count === 0 ? 'assistWhite' : 'primary'}
              busy={form.sending && words.checking}
            >
              {words.check}
            </Button>
            {onBack && (
              <Button guardMs={0} onClick={onBack} data-leave="">
                {back}
              </Button>
            )}
          </Line>
        </Fields>
      </form>
    </Card>
  )
}
