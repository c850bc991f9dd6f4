import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { contentText as words } from '@longhaul/text/console/content/content.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { named } from '@longhaul/text/marks.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import type { useArticleFilters } from './use-article-filters.ts'

/** Filters by kind, subject, state and text. */
export function ArticleFilters({ filters }: { filters: ReturnType<typeof useArticleFilters> }) {
  const { kind, setKind, category, setCategory, state, setState, q, setQ } = filters
  return (
    <Line>
      <SelectField
        label={words.kind}
        labelHidden
        unmarked
        empty={named(words.kind, consoleWords.all)}
        options={ARTICLE_KINDS.map((articleKind) => ({
          value: articleKind,
          label: words.kinds[articleKind],
        }))}
        value={kind}
        onChange={setKind}
      />
      <SelectField
        label={words.category}
        labelHidden
        unmarked
        empty={named(words.category, consoleWords.all)}
        options={ARTICLE_CATEGORIES.map((articleCategory) => ({
          value: articleCategory,
          label: helpText.categories[articleCategory] ?? articleCategory,
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
    </Line>
  )
}
