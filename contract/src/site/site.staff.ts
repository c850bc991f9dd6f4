import { inEachLanguage } from '@longhaul/domain/languages.ts'
import {
  ARTICLE_BODY_MAX,
  ARTICLE_CATEGORIES,
  ARTICLE_KINDS,
  ARTICLE_NAME_MAX,
  ARTICLE_SUMMARY_MAX,
} from '@longhaul/domain/content/articles.ts'
import { SETTING_NAMES } from '@longhaul/domain/configuration/settings.ts'
import { LEAD_STAGES } from '@longhaul/domain/leads/stages.ts'
import { Type } from 'typebox'
import { ById, Done, Id, Lang, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

const ADMIN = { staff: ['admin'] } as const
const DESK = { staff: ['support'] } as const

const ArticleId = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const Version = Type.Integer({ minimum: 1, maximum: 1_000_000 })
const ByArticle = Type.Object({ id: ArticleId })

/** One article of the site in the editors' list. */
export const ArticleState = Type.Object({
  id: ArticleId,
  kind: oneOf(ARTICLE_KINDS),
  category: oneOf(ARTICLE_CATEGORIES),
  position: Type.Integer(),
  published: Type.Boolean(),
  /** The name in each language; null if it is not written in that language. */
  names: Type.Object(inEachLanguage(() => nullable(Type.String()))),
  /** The language whose translation may be outdated, because the other was changed more than a day later. */
  behind: nullable(Lang),
  /** Whether our own pages link to it, so that it cannot be unpublished. */
  needed: Type.Boolean(),
  updated_at: Moment,
})

export const listArticlesForStaff = route('GET /staff/articles', {
  who: ADMIN,
  summary: 'List every article with the state of both languages',
  query: Type.Object({
    kind: Type.Optional(oneOf(ARTICLE_KINDS)),
    category: Type.Optional(oneOf(ARTICLE_CATEGORIES)),
    state: Type.Optional(oneOf(['published', 'hidden', 'untranslated', 'behind'])),
    q: Type.Optional(text(100)),
  }),
  shows: ['site'],
  reply: Type.Object({ articles: Type.Array(ArticleState) }),
})

/** The texts of an article in one language. */
export const ArticleWords = Type.Object({
  article_name: text(ARTICLE_NAME_MAX),
  summary: text(ARTICLE_SUMMARY_MAX),
  body: text(ARTICLE_BODY_MAX),
})

/** The editable contents of an article. A language whose three texts are empty counts as not written. */
const content = {
  kind: oneOf(ARTICLE_KINDS),
  category: oneOf(ARTICLE_CATEGORIES),
  position: Type.Integer({ minimum: 0, maximum: 10_000 }),
  ...inEachLanguage(() => ArticleWords),
}

export const ArticleDraft = Type.Object({
  id: ArticleId,
  ...content,
  published: Type.Boolean(),
  needed: Type.Boolean(),
  version: Version,
  saved_by: nullable(Type.String()),
  updated_at: Moment,
})

export const getArticleForStaff = route('GET /staff/articles/{id}', {
  who: ADMIN,
  summary: 'Get an article as written, in every language',
  params: ByArticle,
  shows: ['site'],
  reply: ArticleDraft,
  refusals: ['not_found'],
})

export const listFigures = route('GET /staff/figures', {
  who: ADMIN,
  summary: 'List the figures that a text can name as {{name}}, each with its current value',
  shows: ['site'],
  reply: Type.Object({
    figures: Type.Array(Type.Object({ name: Type.String(), ...inEachLanguage(() => Type.String()) })),
  }),
})

export const addArticle = route('POST /staff/articles', {
  who: ADMIN,
  summary: 'Create an article. It is not on the site until it is published.',
  body: Type.Object(content),
  changes: ['site'],
  reply: ArticleDraft,
  refusals: ['invalid_input'],
  bodyLimit: 512 * 1024,
})

export const changeArticle = route('PUT /staff/articles/{id}', {
  who: ADMIN,
  summary: 'Save an article. Refused if someone else saved it after `version`.',
  params: ByArticle,
  body: Type.Object({ version: Version, ...content }),
  changes: ['site'],
  reply: ArticleDraft,
  refusals: ['invalid_input', 'not_found', 'out_of_date'],
  bodyLimit: 512 * 1024,
})

export const publishArticle = route('POST /staff/articles/{id}/publish', {
  who: ADMIN,
  summary: 'Publish an article, or take it off the site',
  params: ByArticle,
  body: Type.Object({ published: Type.Boolean() }),
  changes: ['site'],
  reply: ArticleDraft,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const orderArticles = route('POST /staff/articles/order', {
  who: ADMIN,
  summary: 'Set the order of the articles of one kind and category on the site',
  body: Type.Object({ ids: Type.Array(ArticleId, { minItems: 1, maxItems: 500 }) }),
  changes: ['site'],
  reply: Done,
  refusals: ['invalid_input', 'not_found', 'out_of_date'],
})

export const previewArticle = route('POST /staff/articles/preview', {
  unaudited: true,
  who: ADMIN,
  summary: 'Preview a text as the site renders it. Nothing is stored.',
  body: Type.Object({ lang: Lang, body: text(ARTICLE_BODY_MAX) }),
  changes: [],
  reply: Type.Object({
    html: Type.String(),
    unknown_figures: Type.Array(Type.String()),
    dead_links: Type.Array(Type.String()),
  }),
  bodyLimit: 256 * 1024,
})

export const Revision = Type.Object({
  version: Version,
  staff_name: nullable(Type.String()),
  created_at: Moment,
  published: Type.Boolean(),
  restored_from: nullable(Version),
  /** The fields that differ from the previous version. */
  changed: Type.Array(Type.String()),
})

export const listRevisions = route('GET /staff/articles/{id}/revisions', {
  who: ADMIN,
  summary: 'List every version of an article, newest first',
  params: ByArticle,
  shows: ['site'],
  reply: Type.Object({ revisions: Type.Array(Revision) }),
  refusals: ['not_found'],
})

export const getRevision = route('GET /staff/articles/{id}/revisions/{version}', {
  who: ADMIN,
  summary: 'Get one version of an article, as written',
  params: Type.Object({ id: ArticleId, version: Version }),
  shows: ['site'],
  reply: Type.Object({ ...Revision.properties, ...content }),
  refusals: ['not_found'],
})

export const restoreRevision = route('POST /staff/articles/{id}/restore', {
  who: ADMIN,
  summary: 'Restore an older version of an article, as a new version',
  params: ByArticle,
  body: Type.Object({ version: Version, from_version: Version }),
  changes: ['site'],
  reply: ArticleDraft,
  refusals: ['invalid_input', 'not_found', 'out_of_date'],
})

/** A value of the configuration; `domain/src/configuration/settings.ts` defines the type of each. */
export const SettingValue = Type.Union([
  Type.Boolean(),
  Type.Number(),
  text(1000),
  Type.Array(text(20), { maxItems: 60 }),
])

export const Setting = Type.Object({
  name: oneOf(SETTING_NAMES),
  value: SettingValue,
  /** The last change; null if it was never changed. */
  changed: nullable(
    Type.Object({ at: Moment, by: Type.String(), before: SettingValue, reason: Type.String() }),
  ),
})
export const Settings = Type.Object({
  settings: Type.Array(Setting),
  logo_url: Type.String(),
  /** Currencies that have a rate and so can be offered. */
  known_currencies: Type.Array(Type.String()),
})

export const listSettings = route('GET /staff/settings', {
  who: ADMIN,
  summary: 'Get the whole configuration, each value with its last change',
  shows: ['site'],
  reply: Settings,
})

export const changeSettings = route('PUT /staff/settings', {
  who: ADMIN,
  summary:
    'Change values of the configuration, all or none. `before` is what the editor saw. Changes of prices need a second person and take effect a day later.',
  body: Type.Object({
    changes: Type.Array(Type.Object({ name: text(60), before: SettingValue, value: SettingValue }), {
      minItems: 1,
      maxItems: 60,
    }),
    reason: text(500),
  }),
  changes: ['site'],
  reply: Settings,
  refusals: ['invalid_input', 'out_of_date', 'transition_not_allowed'],
})

export const LOGO_MAX_BYTES = 2 * 1024 * 1024

export const uploadLogo = route('POST /staff/logo', {
  who: ADMIN,
  summary: 'Upload a new logo: one part named `file`; gif, jpg or png, at most 2 MB, at least 32 px high',
  changes: ['site'],
  form: true,
  reply: Settings,
  refusals: ['invalid_input', 'too_large', 'unsupported_file'],
  bodyLimit: LOGO_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const removeLogo = route('POST /staff/logo/remove', {
  who: ADMIN,
  summary: "Restore the product's default logo",
  body: Type.Object({}),
  changes: ['site'],
  reply: Settings,
})

export const LeadCard = Type.Object({
  id: Id,
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  monthly_volume: Type.String(),
  stage: oneOf(LEAD_STAGES),
  assignee_id: nullable(Id),
  assignee_name: nullable(Type.String()),
  version: Version,
  created_at: Moment,
})

export const listLeads = route('GET /staff/leads', {
  who: DESK,
  summary: 'List enquiries from the fulfilment page, newest first',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf([...LEAD_STAGES, 'open', 'mine'])),
    q: Type.Optional(text(100)),
  }),
  shows: ['leads'],
  reply: pageOf(LeadCard),
})

export const Lead = Type.Object({
  ...LeadCard.properties,
  phone: Type.String(),
  message: Type.String(),
  lang: Lang,
  consent_at: Moment,
  forgotten_on: Moment,
  events: Type.Array(
    Type.Object({
      kind: oneOf(['note', 'stage', 'assignee']),
      staff_name: Type.String(),
      note: Type.String(),
      stage: nullable(oneOf(LEAD_STAGES)),
      assignee_name: nullable(Type.String()),
      created_at: Moment,
    }),
  ),
  /** The members of staff who may take it. */
  staff: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})

export const getLead = route('GET /staff/leads/{id}', {
  who: DESK,
  summary: 'Get an enquiry with its history',
  params: ById,
  shows: ['leads'],
  reply: Lead,
  refusals: ['not_found'],
})

export const noteLead = route('POST /staff/leads/{id}/notes', {
  who: DESK,
  summary: 'Add a note to an enquiry',
  params: ById,
  body: Type.Object({ note: filled(2000) }),
  changes: ['leads', 'staff'],
  reply: Lead,
  refusals: ['not_found', 'invalid_input'],
  once: true,
})

export const moveLead = route('POST /staff/leads/{id}/stage', {
  who: DESK,
  summary: 'Mark an enquiry as contacted, won or lost',
  params: ById,
  body: Type.Object({ stage: oneOf(LEAD_STAGES), version: Version, note: text(2000) }),
  changes: ['leads', 'staff'],
  reply: Lead,
  refusals: ['not_found', 'invalid_input', 'out_of_date', 'transition_not_allowed'],
})

export const assignLead = route('POST /staff/leads/{id}/assign', {
  who: DESK,
  summary: 'Assign an enquiry to a colleague',
  params: ById,
  body: Type.Object({ staff_id: nullable(Id), version: Version }),
  changes: ['leads'],
  reply: Lead,
  refusals: ['invalid_input', 'not_found', 'out_of_date'],
})
