import { LANGS, LANGUAGES, inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { CANNED_BODY_MAX, CANNED_TITLE_MAX } from '@longhaul/domain/conversations/canned.ts'
import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { IconButton } from '@longhaul/ui/button/IconButton.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { Sheet } from '@longhaul/ui/dialog/Sheet.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { InEachLanguage } from '../shared/InEachLanguage.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { useMe, whyNotRole } from '../shared/use-me.ts'
import { FormSheet } from '../shared/FormSheet.tsx'
import { filledOr } from '../shared/filled-or.ts'

type Canned = Reply<'GET /staff/canned_answers'>['items'][number]
const titleOf = (answer: Canned) => answer[`title_${pageLang}`]

/** The canned answers, in all languages together: everyone can read them, support edits them. */
export function CannedSheet({ onClose }: { onClose: () => void }) {
  const [editing, setEditing] = useState<Canned | 'new' | null>(null)
  if (editing)
    return <CannedForm answer={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
  return <CannedList onEdit={setEditing} onClose={onClose} />
}

function CannedList({ onEdit, onClose }: { onEdit: (answer: Canned | 'new') => void; onClose: () => void }) {
  const canned = useCall('GET /staff/canned_answers')
  const why = whyNotRole(useMe(), ['support'])
  const remove = useSend('DELETE /staff/canned_answers/{id}')
  async function askRemove(answer: Canned) {
    const sure = await ask({
      title: conversationsText.cannedRemove(titleOf(answer)),
      text: conversationsText.cannedRemoveText,
      confirmText: conversationsText.remove,
      danger: true,
    })
    if (sure) remove.mutate({ params: { id: answer.id } })
  }
  return (
    <Sheet
      open
      title={conversationsText.canned}
      onClose={onClose}
      footer={
        <Button type="primary" guardMs={0} icon={<Plus />} disabledReason={why} onClick={() => onEdit('new')}>
          {conversationsText.cannedNew}
        </Button>
      }
    >
      <Stack>
        <p className="muted">{conversationsText.cannedLead}</p>
        <Loaded of={canned}>
          {({ items }) => (
            <ul aria-label={conversationsText.canned}>
              {items.map((answer) => (
                <li key={answer.id} className="flex justify-between gap-3 border-b border-line py-3">
                  <div>
                    <b>{titleOf(answer)}</b>
                    {LANGS.map((lang) => (
                      <p key={lang} className="text-sm text-ink-2" lang={LANGUAGES[lang].html}>
                        {answer[`body_${lang}`]}
                      </p>
                    ))}
                  </div>
                  {!why && (
                    <span className="flex flex-none">
                      <IconButton
                        label={conversationsText.cannedEdit(titleOf(answer))}
                        icon={<Pencil />}
                        onClick={() => onEdit(answer)}
                      />
                      <IconButton
                        label={conversationsText.cannedRemove(titleOf(answer))}
                        icon={<Trash />}
                        onClick={() => void askRemove(answer)}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <Failure of={remove.error} />
      </Stack>
    </Sheet>
  )
}

const filled = filledOr(consoleWords.required)

function CannedForm({ answer, onClose }: { answer: Canned | null; onClose: () => void }) {
  const form = useCannedForm(answer, onClose)
  return (
    <FormSheet
      title={answer ? conversationsText.cannedEdit(titleOf(answer)) : conversationsText.cannedNew}
      form={form}
      send={conversationsText.save}
      busyText={consoleWords.saving}
      onClose={onClose}
    >
      <p className="muted">{conversationsText.cannedLead}</p>
      <InEachLanguage>
        {(lang, called) => (
          <>
            <TextField
              label={conversationsText.titleIn(called)}
              maxLength={CANNED_TITLE_MAX}
              {...form.field(`title_${lang}`)}
            />
            <TextArea
              label={conversationsText.bodyIn(called)}
              lang={LANGUAGES[lang].html}
              rows={4}
              max={CANNED_BODY_MAX}
              {...form.field(`body_${lang}`)}
            />
          </>
        )}
      </InEachLanguage>
      {answer?.updated_by && <p className="muted">{conversationsText.changedBy(answer.updated_by)}</p>}
    </FormSheet>
  )
}

/** Adds a canned answer, or changes one unless it was changed in the meantime. */
function useCannedForm(answer: Canned | null, onDone: () => void) {
  const shared = {
    start: {
      ...fieldsOf(
        'title',
        inEachLanguage((lang) => answer?.[`title_${lang}`] ?? ''),
      ),
      ...fieldsOf(
        'body',
        inEachLanguage((lang) => answer?.[`body_${lang}`] ?? ''),
      ),
    },
    check: {
      ...fieldsOf(
        'title',
        inEachLanguage(() => filled),
      ),
      ...fieldsOf(
        'body',
        inEachLanguage(() => filled),
      ),
    },
    onDone: () => {
      toast.success(conversationsText.cannedSaved)
      onDone()
    },
  }
  const add = useCallForm('POST /staff/canned_answers', { ...shared, args: (body) => ({ body }) })
  const change = useCallForm('PUT /staff/canned_answers/{id}', {
    ...shared,
    args: (words) => ({
      params: { id: answer?.id ?? '' },
      body: { ...words, seen_at: answer?.updated_at ?? '' },
    }),
  })
  return answer ? change : add
}
