import type { Reply } from '@longhaul/contract/routes.ts'
import { shippingText } from '@longhaul/text/console/shipping/shipping.ts'
import { money, number } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { CsvChanges } from './CsvChanges.tsx'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'

const words = shippingText.importing

type Preview = Reply<'POST /staff/rate_cards/preview'>
type Change = Preview['changes'][number]
type Field = Change['fields'][number]

/** All errors in a card, by row and column; or its changes, with the button that applies them. */
export function CardPreview({ preview, onConfirm }: { preview: Preview; onConfirm: () => Promise<void> }) {
  if (preview.fault_count > 0) return <CsvIssues preview={preview} problems={shippingText.problems} />
  return (
    <Stack>
      {preview.unlimited.map(({ line_id, countries }) => (
        <Note key={line_id} tone="warn" title={words.unlimited(line_id)}>
          <Places codes={countries} />
          <p>{words.unlimitedHow}</p>
        </Note>
      ))}
      {preview.billed.map(({ line_id, countries, unserved }) => (
        <Note key={line_id} tone={unserved.length > 0 ? 'warn' : 'info'} title={words.billed(line_id)}>
          <Places codes={countries} />
          {unserved.length > 0 && <p>{words.billedNowhere(unserved.join(' '))}</p>}
        </Note>
      ))}
      <CsvChanges
        sound={words.sound(number(preview.rows), preview.lines.join(', '))}
        same={words.same}
        changes={preview.changes}
        changeKey={(change) => `${change.line_id} ${change.countries[0]} ${change.kind}`}
        columns={[
          {
            head: words.line,
            names: true,
            render: (change) => <span className="code">{change.line_id}</span>,
          },
          { head: words.where, render: (change) => <Places codes={change.countries} /> },
          { head: words.what, render: (change) => <What change={change} /> },
        ]}
        confirm={words.confirm}
        onConfirm={onConfirm}
      />
    </Stack>
  )
}

/** Many country codes in a block that wraps, so that the figures beside it stay in view. */
export function Places({ codes }: { codes: readonly string[] }) {
  return (
    <span className="code inline-block max-w-[460px] md:min-w-[180px]">
      {codes.join(' ')} {codes.length > 9 && <span className="muted">({number(codes.length)})</span>}
    </span>
  )
}

function What({ change }: { change: Change }) {
  return (
    <>
      <Tag tone={change.kind === 'removed' ? 'bad' : change.kind === 'added' ? 'ok' : 'warn'}>
        {words.kinds[change.kind]}
      </Tag>
      {change.fields.length > 0 && (
        <ul className="mt-1">
          {change.fields.map((field) => (
            <li key={field.column}>
              {named(shippingText.columns[field.column] ?? field.column, '')}
              {change.kind === 'changed' && (
                <>
                  <span className="muted num">{shown(field, field.before)}</span> →{' '}
                </>
              )}
              <span className="num">{shown(field, field.after)}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const shown = ({ column }: Field, text: string): string => {
  if (text === '') return words.nothing
  if (column.endsWith('_fen')) return money(Number(text))
  return /^\d+$/.test(text) ? number(Number(text)) : text
}
