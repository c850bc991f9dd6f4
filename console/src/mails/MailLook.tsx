import { type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { mailsText } from '@longhaul/text/console/mails/mails.ts'
import { RadioGroup } from '@longhaul/ui/field/RadioGroup.tsx'
import { LinkedText } from '@longhaul/ui/rich/LinkedText.tsx'
import { useState } from 'react'
import { Stack } from '../shared/layout/Stack.tsx'

/**
 * A mail as its reader sees it, or as plain text. The HTML is a separate page in a frame without permissions,
 * because it has inline styles, which the console's content security policy forbids, and text written by
 * other people.
 */
export function MailLook({
  mail,
  window = 'h-[34rem] w-[min(100%,42rem)]',
}: {
  mail: { lang: Lang; subject: string; text_body: string; html_url: string }
  /** The classes of the frame: the size of the reader's window, and its colours. */
  window?: string
}) {
  const [look, setLook] = useState('html')
  return (
    <Stack tight>
      <RadioGroup
        label={mailsText.look}
        labelHidden
        unmarked
        look="row"
        value={look}
        onChange={setLook}
        choices={[
          { value: 'html', label: mailsText.html },
          { value: 'text', label: mailsText.text },
        ]}
      />
      {look === 'html' ? (
        <iframe
          className={`${window} rounded-card border`}
          src={mail.html_url}
          title={mailsText.frame(mail.subject)}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <div
          className="max-w-text rounded-card border bg-surface p-6 text-[1rem] wrap-anywhere whitespace-pre-wrap"
          lang={LANGUAGES[mail.lang].html}
        >
          <LinkedText text={mail.text_body} />
        </div>
      )}
    </Stack>
  )
}
