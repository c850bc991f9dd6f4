import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { ARTICLE_BODY_MAX, ARTICLE_NAME_MAX, ARTICLE_SUMMARY_MAX } from '@longhaul/domain/content/articles.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import type { ArticleForm } from './use-article-form.ts'
import { named } from '@longhaul/text/marks.ts'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Html } from '../shared/Html.tsx'
import { useRested } from '../shared/use-rested.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { call } from '@longhaul/browser/calls/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

const words = contentText

/** One language of an article: name, summary, text with figures to insert, and its preview. */
export function LanguageFields({ lang, form }: { lang: Lang; form: ArticleForm }) {
  const figures = useCall('GET /staff/figures', undefined, { staleMs: 5 * 60_000 })
  const body = form.field(`${lang}.body`)

  /** Inserts the figure at the cursor. */
  function insert(name: string) {
    if (!name) return
    const area = document.getElementById(body.id)
    const at = area instanceof HTMLTextAreaElement ? area.selectionStart : body.value.length
    form.set(`${lang}.body`, `${body.value.slice(0, at)}{{${name}}}${body.value.slice(at)}`)
    area?.focus()
  }

  return (
    <section
      className="grid min-w-0 gap-4 rounded-card border border-line bg-surface px-5 pt-4 pb-5"
      aria-labelledby={`words-${lang}`}
    >
      <h2 className="text-md" id={`words-${lang}`}>
        {languageNames[lang]}
      </h2>
      <TextField
        label={words.articleName}
        unmarked
        lang={LANGUAGES[lang].html}
        maxLength={ARTICLE_NAME_MAX}
        {...form.field(`${lang}.article_name`)}
      />
      <TextArea
        label={words.summary}
        unmarked
        hint={words.summaryHint}
        rows={2}
        lang={LANGUAGES[lang].html}
        max={ARTICLE_SUMMARY_MAX}
        {...form.field(`${lang}.summary`)}
      />
      <SelectField
        label={words.figure}
        unmarked
        hint={words.figureHint}
        options={(figures.data?.figures ?? []).map((figure) => ({
          value: figure.name,
          label: words.figureOption(figure.name, figure[lang]),
        }))}
        value=""
        onChange={insert}
      />
      <TextArea
        label={words.body}
        unmarked
        code
        hint={words.bodyHint}
        rows={16}
        spellCheck
        lang={LANGUAGES[lang].html}
        maxLength={ARTICLE_BODY_MAX}
        {...body}
      />
      <Preview lang={lang} body={body.value} />
    </section>
  )
}

const PAPER =
  'max-h-112 overflow-auto rounded-control border border-line bg-paper px-5 py-4 text-[1rem] wrap-anywhere data-old:opacity-60'

/** The text as rendered by the shop, with warnings about unknown figures and dead links. */
function Preview({ lang, body }: { lang: Lang; body: string }) {
  const preview = usePreview(lang, body)
  const { data } = preview
  return (
    <Stack as="section" tight aria-label={named(words.preview, languageNames[lang])}>
      <p className="text-sm font-medium text-ink-2">{words.preview}</p>
      {data && data.unknown_figures.length > 0 && (
        <Note tone="bad">{words.unknownFigures(data.unknown_figures)}</Note>
      )}
      {data && data.dead_links.length > 0 && <Note tone="warn">{words.deadLinks(data.dead_links)}</Note>}
      {preview.isError && <Note tone="warn">{words.previewFailed}</Note>}
      <div className={PAPER} data-old={preview.old ? '' : undefined}>
        {body.trim() === '' || !data ? (
          <p className="muted">{words.previewEmpty}</p>
        ) : (
          <Html html={data.html} lang={LANGUAGES[lang].html} />
        )}
      </div>
    </Stack>
  )
}

const REST_MS = 400

/** The rendered text, requested from the server, debounced. */
function usePreview(lang: Lang, body: string) {
  const rested = useRested(body, REST_MS)
  const preview = useQuery<Reply<'POST /staff/articles/preview'>>({
    queryKey: ['preview', lang, rested],
    queryFn: ({ signal }) =>
      call('POST /staff/articles/preview', { body: { lang, body: rested } }, { signal }),
    enabled: rested.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return { ...preview, old: body !== rested || preview.isPlaceholderData }
}
