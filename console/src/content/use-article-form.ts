import { asCallError } from '@longhaul/browser/calls/errors.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useKeptTyping } from '@longhaul/browser/leaving/use-kept-typing.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import { useForm } from '@longhaul/ui/field/use-form.ts'
import type { FieldErrors } from '@longhaul/ui/field/use-mistakes.ts'
import { type ArticleValues, articleChecks, bodyOf, type Draft, EMPTY, valuesOf } from './article-values.ts'

export type ArticleForm = ReturnType<typeof useArticleForm>['form']

/** The editor's form: adds a new article, or saves the next version of the one that was opened. */
export function useArticleForm(draft: Draft | undefined, onSaved: (draft: Draft) => void) {
  const add = useSend('POST /staff/articles', { quiet: true })
  const change = useSend('PUT /staff/articles/{id}', { quiet: true })
  const start = draft ? valuesOf(draft) : EMPTY
  const name = `article-${draft?.id ?? 'new'}`
  const form = useForm<ArticleValues>({
    start,
    check: articleChecks,
    keep: name,
    send: async (values) => {
      const body = bodyOf(values)
      try {
        const saved = draft
          ? await change.mutateAsync({ params: { id: draft.id }, body: { ...body, version: values.version } })
          : await add.mutateAsync({ body })
        form.reset(valuesOf(saved))
        onSaved(saved)
        return undefined
      } catch (error) {
        return atFields(asCallError(error))
      }
    },
  })
  useKeptTyping(name, form.dirty ? form.values : null)
  const error = form.sending ? null : (change.error ?? add.error)
  return {
    form,
    /** Why saving failed, unless a field is invalid. */
    failure: error && !atFields(error) && error.data['reason'] !== 'changed_meanwhile' ? error : null,
    /** Another version was saved in the meantime. */
    conflict: error && error.data['reason'] === 'changed_meanwhile' ? conflictOf(error) : null,
    forget: () => change.reset(),
  }
}

export type Conflict = { version: number; savedBy: string; savedAt: string }

const conflictOf = ({ data }: CallError): Conflict => ({
  version: Number(data['version']),
  savedBy: String(data['saved_by'] ?? ''),
  savedAt: String(data['saved_at'] ?? ''),
})

function atFields(error: CallError): FieldErrors<ArticleValues> | undefined {
  const found = Object.entries(error.fields).filter(([name]) => name in EMPTY)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
