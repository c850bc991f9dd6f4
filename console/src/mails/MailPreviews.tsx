import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { LANGS, LANGUAGES, findLang } from '@longhaul/domain/languages.ts'
import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { mailsText } from '@longhaul/text/console/mails/mails.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'
import { Master, MasterBody, MasterDetail, MasterList } from '../shared/queue/Master.tsx'
import { QueueRow } from '../shared/queue/QueueRow.tsx'
import { useListKeys } from '../shared/queue/use-list-keys.ts'
import { MailLook } from './MailLook.tsx'

/** The widths of the windows in which mails are read: a small telephone, a large one, a desktop. */
const WIDTHS = ['320', '480', '640'] as const
const COLOURS = ['light', 'dark'] as const

const CLASS_OF: Readonly<Record<string, string>> = { 320: 'w-[320px]', 480: 'w-[480px]', 640: 'w-[640px]' }

/** How every kind of e-mail looks, in every language. */
export function MailPreviews() {
  const [asked, choose] = useSearchParam('kind', { replace: true })
  const [lang, setLang] = useState(pageLang)
  const [width, setWidth] = useState<string>('640')
  const [colours, setColours] = useState<string>('light')
  const previews = useCall('GET /staff/mail_previews', undefined, { staleMs: 10 * 60_000 })
  const shown = (previews.data?.items ?? []).filter((item) => item.lang === lang)
  const chosen = shown.find((entry) => entry.template === asked) ?? shown[0]
  useListKeys(
    shown.map((entry) => entry.template),
    chosen?.template ?? '',
    choose,
  )
  return (
    <Loaded of={previews} skeleton={<Skeleton kind="rows" count={6} />}>
      {() => (
        <Master>
          <MasterList>
            <ul aria-label={mailsText.previewList}>
              {shown.map((entry) => (
                <QueueRow
                  key={entry.template}
                  chosen={entry === chosen}
                  title={entry.subject}
                  titleLang={LANGUAGES[lang].html}
                  sub={<span className="code">{entry.template}</span>}
                  onChoose={() => choose(entry.template)}
                />
              ))}
            </ul>
          </MasterList>
          {chosen && (
            <MasterDetail label={chosen.subject}>
              <MasterBody>
                <Stack>
                  <h2 lang={LANGUAGES[lang].html}>{chosen.subject}</h2>
                  <RadioGroup
                    label={mailsText.language}
                    labelHidden
                    unmarked
                    look="row"
                    value={lang}
                    onChange={(value) => setLang(findLang(value) ?? pageLang)}
                    choices={LANGS.map((code) => ({ value: code, label: languageNames[code] }))}
                  />
                  <p className="text-sm text-ink-2">{mailsText.subjectLength([...chosen.subject].length)}</p>
                  <div className="flex flex-wrap gap-x-8 gap-y-2">
                    <RadioGroup
                      label={mailsText.width}
                      unmarked
                      look="row"
                      value={width}
                      onChange={setWidth}
                      choices={WIDTHS.map((value) => ({ value, label: `${value} px` }))}
                    />
                    <RadioGroup
                      label={mailsText.colours}
                      unmarked
                      look="row"
                      value={colours}
                      onChange={setColours}
                      choices={COLOURS.map((value) => ({ value, label: mailsText.coloursOf[value] }))}
                    />
                  </div>
                  <MailLook
                    key={chosen.html_url}
                    mail={{ ...chosen, html_url: `${chosen.html_url}?colours=${colours}` }}
                    window={`h-[44rem] max-w-full ${CLASS_OF[width] ?? ''}`}
                  />
                </Stack>
              </MasterBody>
            </MasterDetail>
          )}
        </Master>
      )}
    </Loaded>
  )
}
