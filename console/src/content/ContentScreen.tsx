import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { buttonLook } from '@longhaul/ui/button/look.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { to } from '../links.ts'
import { Page } from '../shared/Page.tsx'
import { ArticleFilters } from './ArticleFilters.tsx'
import { type Article, columnsOf } from './columns.tsx'
import { useArticleFilters } from './use-article-filters.ts'

const words = contentText

/** Every article with the state of both languages. One kind and subject can be reordered. */
export default function ContentScreen() {
  const filters = useArticleFilters()
  const list = useCall('GET /staff/articles', { query: filters.query }, { keepPrevious: true })
  const order = useSend('POST /staff/articles/order', {})

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
          {words.add}
        </Link>
      }
    >
      <ArticleFilters filters={filters} />
      <Loaded of={list} skeleton={<Skeleton kind="rows" count={10} />}>
        {({ articles }) =>
          articles.length === 0 ? (
            <EmptyState title={words.none}>{words.noneHint}</EmptyState>
          ) : (
            <>
              <p className="mt-4 mb-3" role="status">
                {words.count(articles.length)}
                {!filters.orderable && <span className="muted"> · {words.orderHint}</span>}
              </p>
              <Card flush>
                <Table
                  caption={shellText.sections.content}
                  captionHidden
                  columns={columnsOf({
                    order: filters.orderable
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
              </Card>
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
