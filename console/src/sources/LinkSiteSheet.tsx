import { useCallForm } from '@longhaul/browser/form/use-call-form.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { SITE_KINDS, codesIn } from '@longhaul/domain/links/agents/link-site.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { linksText as words } from '@longhaul/text/console/sources/links.ts'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { TextField } from '@longhaul/ui/field/TextField.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { FormSheet } from '../shared/FormSheet.tsx'
import { filledOr } from '../shared/filled-or.ts'

type Site = Reply<'GET /staff/link_sites'>['items'][number]

/** A site of the list, or what is known of a new one. */
export type EditedSite = Partial<Site>

const KINDS = SITE_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))

/** Adds a site whose links are read, or changes one. */
export function LinkSiteSheet({ site, onClose }: { site: EditedSite; onClose: () => void }) {
  const form = useSiteForm(site, onClose)
  const isNew = site.origin === undefined
  return (
    <FormSheet
      title={isNew ? words.add : words.edit(site.host ?? '')}
      form={form}
      send={words.save}
      busyText={consoleWords.saving}
      onClose={onClose}
    >
      <SelectField label={words.kind} options={KINDS} empty={null} {...form.field('kind')} />
      {isNew && (
        <TextField label={words.host} hint={words.hostHint} maxLength={253} {...form.field('host')} />
      )}
      {form.values.kind === 'agent' && (
        <>
          <TextField label={words.name} hint={words.nameHint} maxLength={40} {...form.field('name')} />
          <TextField
            label={words.codes}
            hint={words.codesHint}
            maxLength={200}
            optional
            {...form.field('codes')}
          />
        </>
      )}
      <CheckboxField label={words.isRead} {...form.field('is_read')} />
    </FormSheet>
  )
}

function useSiteForm(site: EditedSite, onDone: () => void) {
  return useCallForm('PUT /staff/link_sites/{host}', {
    start: {
      kind: kindOf(site.kind ?? 'agent'),
      host: site.host ?? '',
      name: site.name ?? '',
      codes: site.codes?.map(({ code, market }) => `${code}=${market}`).join(' ') ?? '',
      is_read: site.is_read ?? true,
    },
    check: {
      host: filledOr(words.needed),
      name: (typed, { kind }) => (kind !== 'agent' || NAME.test(typed.trim()) ? null : words.nameRule),
      codes: (typed) => (codesIn(typed) ? null : words.codesRule),
    },
    args: ({ kind, host, name, codes, is_read }) => ({
      params: { host: host.trim() },
      body: {
        kind: SITE_KINDS.find((entry) => entry === kind) ?? 'agent',
        name: kind === 'agent' ? name.trim() : '',
        codes:
          kind === 'agent'
            ? Object.entries(codesIn(codes) ?? {}).map(([code, market]) => ({ code, market }))
            : [],
        is_read,
        seen_at: site.changed_at ?? null,
      },
    }),
    onDone: () => {
      toast.success(words.saved)
      onDone()
    },
  })
}

/** The choice as the field has it, which may be other text. */
const kindOf = (kind: string): string => kind

const NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/
