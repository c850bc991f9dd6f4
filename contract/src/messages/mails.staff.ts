import { Type } from 'typebox'
import { ById, Done, Lang } from '../fields.ts'
import { route } from '../route.ts'

export const tryMailAgain = route('POST /staff/mails/{id}/try_again', {
  who: { staff: ['support'] },
  summary: 'Retry the delivery of an e-mail now',
  params: ById,
  body: Type.Object({}),
  changes: ['mails'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed', 'link_expired'],
})

export const showMailLink = route('POST /staff/mails/{id}/show_link', {
  who: { staff: ['admin'] },
  summary:
    'Show the link contained in an e-mail. Only in the demo without a mail server, where e-mails reach no one.',
  params: ById,
  body: Type.Object({}),
  changes: ['mails'],
  reply: Type.Object({ url: Type.String() }),
  refusals: ['not_found', 'feature_closed', 'link_expired'],
})

export const listMailPreviews = route('GET /staff/mail_previews', {
  who: { staff: ['support'] },
  summary: 'List every kind of e-mail in every language, with sample figures',
  shows: [],
  reply: Type.Object({
    items: Type.Array(
      Type.Object({
        template: Type.String(),
        lang: Lang,
        subject: Type.String(),
        text_body: Type.String(),
        html_url: Type.String(),
      }),
    ),
  }),
})
