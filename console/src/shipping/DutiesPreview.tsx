import { LANGUAGES } from '@longhaul/domain/languages.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { dutiesText } from '@longhaul/text/console/shipping/duties.ts'
import { number } from '@longhaul/text/format.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { CsvChanges } from './CsvChanges.tsx'
import { CsvIssues } from '../shared/csv/CsvIssues.tsx'
import { forWhich, howMuch, placeName, whichDays } from './duty-words.ts'

const words = dutiesText.importing

type Preview = Reply<'POST /staff/import_rules/preview'>

/** All errors in a file of rules, by row and column; or its changes, with the button that applies them. */
export function DutiesPreview({ preview, onConfirm }: { preview: Preview; onConfirm: () => Promise<void> }) {
  if (preview.fault_count > 0) return <CsvIssues preview={preview} problems={dutiesText.problems} />
  return (
    <CsvChanges
      sound={words.sound(number(preview.rows), preview.places.join(' '))}
      same={words.same}
      changes={preview.changes.map((change, index) => ({ ...change, index }))}
      changeKey={(change) => String(change.index)}
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
            <div className="grid gap-1 md:min-w-[260px]">
              <b className="font-medium">
                {[dutiesText.kinds[change.kind], howMuch(change)]
                  .filter(Boolean)
                  .join(LANGUAGES[pageLang].colon)}
              </b>
              {forWhich(change) && <span className="num">{forWhich(change)}</span>}
              <span className="text-ink-2">{change[`note_${pageLang}`]}</span>
            </div>
          ),
        },
        { head: dutiesText.when, render: (change) => <span className="num">{whichDays(change)}</span> },
      ]}
      confirm={words.confirm}
      onConfirm={preview.changes.length > 0 && onConfirm}
    />
  )
}
