import { lazyWithPreload } from '@longhaul/browser/chunk/lazy-with-preload.tsx'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { printedHsCode } from '@longhaul/domain/customs/hs-code.ts'
import { printedIds } from '@longhaul/domain/customs/product-ids.ts'
import { customsText as text } from '@longhaul/text/console/shipping/customs.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { Suspense, useState } from 'react'
import { Entry, EntryList } from '../layout/EntryList.tsx'
import { Line } from '../layout/Line.tsx'
import { Stack } from '../layout/Stack.tsx'
import type { Declaration } from './declaration.ts'

/** Loaded only for editing. */
const DeclarationForm = lazyWithPreload(() =>
  import('./DeclarationForm.tsx').then((found) => found.DeclarationForm),
)

/**
 * A package's customs declaration, with what is missing, and a form to correct it before the documents are
 * printed.
 */
export function DeclarationBox({ id }: { id: string }) {
  const declaration = useCall('GET /staff/parcels/{id}/declaration', { params: { id } })
  const [editing, setEditing] = useState(false)
  return (
    <section aria-label={text.declaration}>
      <Loaded of={declaration} skeleton={<Skeleton kind="lines" count={4} />}>
        {(known) => (
          <Stack>
            <h3>
              {text.declaration} <Tag>{text.forms[known.form] ?? known.form}</Tag>
            </h3>
            <Checks declaration={known} />
            {editing ? (
              <Suspense fallback={<Skeleton kind="lines" count={6} />}>
                <DeclarationForm id={id} declaration={known} onDone={() => setEditing(false)} />
              </Suspense>
            ) : (
              <>
                <Rows declaration={known} />
                {known.open && (
                  <p>
                    <Button size="small" guardMs={0} onClick={() => setEditing(true)}>
                      {text.correct}
                    </Button>
                  </p>
                )}
              </>
            )}
          </Stack>
        )}
      </Loaded>
    </section>
  )
}

/** What customs of the destination demand: each is there, or the reason why the package waits. */
function Checks({ declaration: { checks, country_name: country } }: { declaration: Declaration }) {
  if (checks.length === 0) return null
  return (
    <section aria-label={text.checks(country)}>
      <Stack>
        <b>{text.checks(country)}</b>
        <EntryList>
          {checks.map(({ check, name, missing }) => (
            <Entry key={check}>
              <span>{name}</span>
              {missing === null ? <Tag tone="ok">{text.present}</Tag> : <Tag tone="warn">{text.lacking}</Tag>}
            </Entry>
          ))}
        </EntryList>
        {checks.map(
          ({ check, missing, is_blocking }) =>
            missing !== null && (
              <Note key={check} tone="warn">
                {(is_blocking ? text.blocks : text.warns)(missing)}
              </Note>
            ),
        )}
      </Stack>
    </section>
  )
}

function Rows({ declaration }: { declaration: Declaration }) {
  return (
    <>
      <EntryList>
        {declaration.rows.map((row) => (
          <Entry key={row.stock_item_id}>
            <span>
              {row.description}
              {row.description_chinese && (
                <span className="muted block" lang="zh-Hans">
                  {row.description_chinese}
                </span>
              )}
              {printedIds(row) && <span className="muted code block">{printedIds(row)}</span>}
              {row.maker && <span className="muted block">{row.maker}</span>}
              {row.reason && <span className="muted block">{text.reason(row.reason)}</span>}
            </span>
            <span className="num text-end">
              {consoleWords.quantity(row.quantity)} · {money(row.value_fen)}
              {row.value_fen !== row.paid_fen && (
                <span className="muted block">{text.paid(money(row.paid_fen))}</span>
              )}
              <span className={`muted block ${row.hs_code ? 'code' : ''}`}>
                {row.hs_code ? printedHsCode(row.hs_code) : text.noCode}
              </span>
            </span>
          </Entry>
        ))}
      </EntryList>
      <div className="num">
        <Line as="p">
          <span className="muted">{text.total}</span> <b>{moneyWithCode(declaration.goods_fen)}</b>
          {declaration.tax_id && (
            <>
              <span className="muted">{text.taxId}</span> <span className="code">{declaration.tax_id}</span>
            </>
          )}
        </Line>
      </div>
    </>
  )
}
