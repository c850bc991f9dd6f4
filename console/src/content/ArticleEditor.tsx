import { call } from '@longhaul/browser/calls/client.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { helpText } from '@longhaul/text/storefront/help/help.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { ErrorSummary } from '@longhaul/ui/field/ErrorSummary.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { to } from '../links.ts'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { type Draft, valuesOf } from './article-values.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { LanguageFields } from './LanguageFields.tsx'
import { SaveBar } from './SaveBar.tsx'
import { type ArticleForm, useArticleForm } from './use-article-form.ts'
import { VersionsSheet } from './VersionsSheet.tsx'

const words = contentText

/** The editor of an existing or a new article. */
export function ArticleEditor({
  opened,
  onAdded,
}: {
  opened: Draft | undefined
  onAdded: (id: number) => void
}) {
  const [draft, setDraft] = useState(opened)
  const [versions, setVersions] = useState<{ first: number | null } | null>(null)
  const { form, failure, conflict, forget } = useArticleForm(draft, (saved) => {
    toast.success(saved.published ? words.saved : words.savedHidden)
    setDraft(saved)
    if (!draft) onAdded(saved.id)
  })

  function take(theirs: Draft) {
    setDraft(theirs)
    form.reset(valuesOf(theirs))
    setVersions(null)
    forget()
  }

  return (
    <Page
      title={draft ? words.editTitle(draft.id) : words.newTitle}
      lead={<Link to={to.content()}>{words.back}</Link>}
    >
      <form {...form.props}>
        <Stack>
          <ErrorSummary {...form.summary} />
          {conflict && draft && (
            <ConflictNote
              conflict={conflict}
              onCompare={() => setVersions({ first: conflict.version })}
              onSaveOver={() => {
                form.set('version', conflict.version)
                void form.submit()
              }}
              onTakeTheirs={() =>
                void call('GET /staff/articles/{id}', { params: { id: draft.id } }).then(
                  take,
                  () => undefined,
                )
              }
            />
          )}
          <Placing form={form} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-6">
            {LANGS.map((lang) => (
              <LanguageFields key={lang} lang={lang} form={form} />
            ))}
          </div>
          <Failure of={failure} />
          <SaveBar draft={draft} form={form} onDraft={take} onVersions={() => setVersions({ first: null })} />
        </Stack>
      </form>
      {versions && draft && (
        <VersionsSheet
          draft={draft}
          first={versions.first}
          whyNot={form.dirty ? words.saveFirst : null}
          onRestored={take}
          onClose={() => setVersions(null)}
        />
      )}
    </Page>
  )
}

/** Kind, subject, position. */
function Placing({ form }: { form: ArticleForm }) {
  return (
    <div
      className="grid max-w-[44rem] grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4"
      role="group"
      aria-label={words.placing}
    >
      <SelectField
        label={words.kind}
        unmarked
        empty={null}
        options={ARTICLE_KINDS.map((articleKind) => ({
          value: articleKind,
          label: words.kinds[articleKind],
        }))}
        {...form.field('kind')}
      />
      <SelectField
        label={words.category}
        unmarked
        empty={null}
        options={ARTICLE_CATEGORIES.map((articleCategory) => ({
          value: articleCategory,
          label: helpText.categories[articleCategory] ?? articleCategory,
        }))}
        {...form.field('category')}
      />
      <TextField
        label={words.position}
        unmarked
        inputMode="numeric"
        width="short"
        {...form.field('position')}
      />
    </div>
  )
}
