import type { Reply } from '@longhaul/contract/routes.ts'
import { dutiesText } from '@longhaul/text/console/duties.ts'
import { number } from '@longhaul/text/format.ts'
import { pick } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { forWhich, howMuch, placeName, whichDays } from './duty-words.ts'

const words = dutiesText.bringing

type Preview = Reply<'POST /staff/import_rules/preview'>

/** All that is wrong with a file of rules, by row and column; or what it changes, with the button that puts it in force. */
export function DutiesPreview({ preview, onConfirm }: { preview: Preview; onConfirm: () => Promise<void> }) {
  if (preview.fault_count > 0) return <Faults preview={preview} />
  return (
    <Card
      title={words.changes}
      footer={
        preview.changes.length > 0 && (
          <Button type="primary" onClick={() => void onConfirm()}>
            {words.confirm}
          </Button>
        )
      }
    >
      <p role="status" className="mb-4">
        {words.sound(number(preview.rows), preview.places.join(' '))}
      </p>
      {preview.changes.length === 0 ? (
        <p>{words.same}</p>
      ) : (
        <Table
          caption={words.changes}
          captionHidden
          rows={preview.changes.map((change, index) => ({ ...change, index }))}
          rowKey={(change) => String(change.index)}
          columns={[
            { head: dutiesText.place, names: true, render: (change) => placeName(change.place) },
            {
              head: words.change,
              render: (change) => (
                <Tag tone={change.change === 'added' ? 'ok' : 'bad'}>{words.kinds[change.change]}</Tag>
              ),
            },
            {
              head: dutiesText.what,
              render: (change) => (
                <div className="rates-duty">
                  <b className="font-medium">
                    {[dutiesText.kinds[change.kind], howMuch(change)]
                      .filter(Boolean)
                      .join(pick({ en: ': ', zh: '：' }))}
                  </b>
                  {forWhich(change) && <span className="num">{forWhich(change)}</span>}
                  <span className="text-ink-2">{pick({ en: change.note_en, zh: change.note_zh })}</span>
                </div>
              ),
            },
            { head: dutiesText.when, render: (change) => <span className="num">{whichDays(change)}</span> },
          ]}
        />
      )}
    </Card>
  )
}

function Faults({ preview }: { preview: Preview }) {
  return (
    <Card title={words.faulty(number(preview.fault_count))}>
      <div className="mb-4">
        <Note tone="bad">
          {words.faultyHint}
          {preview.fault_count > preview.faults.length && ` ${words.first(number(preview.faults.length))}`}
        </Note>
      </div>
      <Table
        caption={words.faulty(number(preview.fault_count))}
        captionHidden
        rows={preview.faults.map((fault, index) => ({ ...fault, index }))}
        rowKey={(fault) => String(fault.index)}
        columns={[
          { head: words.row, align: 'end', names: true, render: (fault) => fault.row },
          { head: words.column, render: (fault) => <span className="code">{fault.column || '–'}</span> },
          {
            head: words.problem,
            render: (fault) => (
              <>
                {dutiesText.problems[fault.problem] ?? fault.problem}{' '}
                {fault.detail && <span className="code">{fault.detail}</span>}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
