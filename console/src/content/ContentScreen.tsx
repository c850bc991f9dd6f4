import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { named } from '@longhaul/text/marks.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { Link } from 'react-router'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { columnsOf } from './columns.tsx'

export type Article = Reply<'GET /staff/articles'>['articles'][number]
type Query = NonNullable<ArgsOf<'GET /staff/articles'>['query']>

const words = contentText

/** Every article with the state of both languages. Of one kind and subject the order can be changed. */
export default function ContentScreen() {
  const [kind, setKind] = useSearchParam('kind')
  const [category, setCategory] = useSearchParam('category')
  const [state, setState] = useSearchParam('state')
  const [q, setQ] = useSearchParam('q', { replace: true })
  const filter = {
    ...(kind && { kind }),
    ...(category && { category }),
    ...(state && { state }),
    ...(q && { q }),
  }
  const list = useCall('GET /staff/articles', { query: filter as Query }, { keepPrevious: true })
  const order = useSend('POST /staff/articles/order', { refresh: ['GET /staff/articles'] })
  const oneList = kind === 'footer' ? category === '' : kind !== '' && category !== ''
  const orderable = oneList && state === '' && q === ''

  function move(articles: readonly Article[], from: number, by: 1 | -1) {
    const ids = articles.map((article) => article.id)
    const [id] = ids.splice(from, 1)
    if (id !== undefined) ids.splice(from + by, 0, id)
    order.mutate({ body: { ids } })
  }

  return (
    <Page
      title={shellText.sections.content}
      actions={
        <Link to={to.article()} {...buttonLook('primary')}>
          <span className="btn-face">{words.add}</span>
        </Link>
      }
    >
      <div className="list-filters">
        <SelectField
          label={words.kind}
          labelHidden
          unmarked
          empty={named(words.kind, consoleWords.all)}
          options={ARTICLE_KINDS.map((one) => ({ value: one, label: words.kinds[one] }))}
          value={kind}
          onChange={setKind}
        />
        <SelectField
          label={words.category}
          labelHidden
          unmarked
          empty={named(words.category, consoleWords.all)}
          options={ARTICLE_CATEGORIES.map((one) => ({
            value: one,
            label: helpText.categories[one] ?? one,
          }))}
          value={category}
          onChange={setCategory}
        />
        <SelectField
          label={words.state}
          labelHidden
          unmarked
          empty={named(words.state, consoleWords.all)}
          options={Object.entries(words.states).map(([value, label]) => ({ value, label }))}
          value={state}
          onChange={setState}
        />
        <SearchBox label={words.search} value={q} onChange={setQ} />
      </div>
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={10} />}>
        {({ articles }) =>
          articles.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <>
              <p className="list-count" role="status">
                {words.count(articles.length)}
                {!orderable && <span className="muted"> · {words.orderHint}</span>}
              </p>
              <div className="card">
                <Table
                  caption={shellText.sections.content}
                  captionHidden
                  columns={columnsOf({
                    order: orderable
                      ? {
                          articles,
                          busy: order.isPending || list.isFetching,
                          onMove: (from, by) => move(articles, from, by),
                        }
                      : null,
                  })}
                  rows={articles}
                  rowKey={(article) => String(article.id)}
                />
              </div>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
