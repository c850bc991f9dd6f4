import { inEachLanguage } from '@longhaul/domain/languages.ts'
import { Type } from 'typebox'
import {
  CountryCode,
  Currency,
  Done,
  Id,
  Lang,
  Moment,
  SignedFen,
  Fen,
  filled,
  nullable,
  text,
  oneOf,
  OutOfOrder,
} from '../fields.ts'
import { route } from '../route.ts'

/** The public part of the configuration. */
export const Configurations = Type.Object({
  WEBSITE_NAME: Type.String(),
  WEBSITE_LOGO_PATH: Type.String(),
  WEBSITE_INFO: Type.String(),
  contact_email: Type.String(),
  contact_hours: Type.String(),
  currencies: Type.Array(Currency),
  default_currency: Currency,
  service_fee_per_mille: Type.Integer(),
  photo_price_fen: Fen,
  return_fee_fen: Fen,
  photo_limit: Type.Integer(),
  free_storage_days: Type.Integer(),
  late_fee_fen_per_day: Fen,
  late_fee_cap_fen: Fen,
  storage_limit_days: Type.Integer(),
  refund_window_hours: Type.Integer(),
  unpaid_order_hours: Type.Integer(),
  review_hours_min: Type.Integer(),
  review_hours_max: Type.Integer(),
  operation_fee_fen: Fen,
  insurance_per_mille: Type.Integer(),
  features: Type.Object({ shipping_estimate: Type.Boolean(), community: Type.Boolean() }),
  /** The URL of the community, once it is open. */
  community_url: Type.String(),
  languages: Type.Array(Lang),
  default_language: Lang,
  /** The square icon for tabs and home screens; empty without a logo. */
  icon_path: Type.String(),
  demo: Type.Boolean(),
})

export const getConfigurations = route('GET /configurations', {
  who: 'anyone',
  publiclyCached: true,
  summary: 'Get the public part of the configuration',
  shows: ['site'],
  reply: Configurations,
})

export const getSite = route('GET /site', {
  who: 'anyone',
  publiclyCached: true,
  summary: "Get the site's name, logo and description",
  shows: ['site'],
  reply: Type.Object({ websiteLogo: Type.String(), websiteName: Type.String(), websiteInfo: Type.String() }),
})

export const getLanguages = route('GET /languages', {
  who: 'anyone',
  publiclyCached: true,
  summary: "List the site's languages, code to label",
  shows: ['site'],
  reply: Type.Object({ languages: Type.Record(Type.String(), Type.String()), default: Lang }),
})

export const Country = Type.Object({
  code: CountryCode,
  name: Type.String(),
  continent: Type.String(),
  continent_name: Type.String(),
  dial_code: Type.String(),
  currency: Currency,
  province_required: Type.Boolean(),
  postcode_used: Type.Boolean(),
  postcode_required: Type.Boolean(),
  /** A regular expression for the whole postcode, in capitals; empty if no format is known. */
  postcode_pattern: Type.String(),
  postcode_example: Type.String(),
  /** An example of a local telephone number; empty if there are none. */
  phone_example: Type.String(),
  /** Whether the country has a list of provinces to choose from. */
  province_list: Type.Boolean(),
  /** Whether we ship there: an open line has a price, and we did not close it. */
  ships_to: Type.Boolean(),
  /** Why we closed it; empty if we did not. */
  closed_why: Type.String(),
})

export const listCountries = route('GET /country', {
  who: 'anyone',
  summary: 'List every country and region, by continent and name',
  shows: ['site'],
  reply: Type.Object({ countries: Type.Array(Country) }),
})

export const Province = Type.Object({
  /** The value stored in an address and printed on the label. */
  value: Type.String(),
  /** The name in the caller's language, if known. */
  name: Type.String(),
  /** All other names of it. */
  names: Type.Array(Type.String()),
})

export const listProvinces = route('GET /country/{code}/provinces', {
  who: 'anyone',
  summary: 'List the provinces of a country, if there is a list of them',
  params: Type.Object({ code: CountryCode }),
  shows: [],
  reply: Type.Object({ provinces: Type.Array(Province) }),
})

export const getExchangeRate = route('GET /exchange_rate', {
  who: 'anyone',
  summary:
    'Get the value of one unit of a currency in yuan: the market rate, the rate at which money is credited, and the fee that is added to a payment',
  query: Type.Object({ currency: Type.Optional(Currency) }),
  shows: ['site'],
  reply: Type.Object({
    rates: Type.Array(
      Type.Object({
        currency: Currency,
        rate: Type.String({ description: 'Yuan per unit, as a decimal' }),
        credit_rate: Type.String(),
        rate_nanos: Type.Integer(),
        credit_nanos: Type.Integer(),
        fee_per_mille: Type.Integer({
          description: 'The fee of the provider that collects the currency: per mille of the amount paid',
        }),
        fee_fixed_minor: Type.Integer({ description: 'The fixed part of that fee, for each payment' }),
        pay_step_minor: Type.Integer({ description: 'What an amount to pay is rounded up to' }),
        minor_digits: Type.Integer(),
        quoted_on: Type.String(),
        source: Type.String(),
      }),
    ),
  }),
  refusals: ['invalid_input'],
})

export const ArticleCard = Type.Object({
  id: Type.Integer(),
  article_name: Type.String(),
  is_faq: Type.Boolean(),
  type: Type.Integer(),
  category: Type.String(),
  summary: Type.String(),
  updated_at: Moment,
  /** Where a search matched: an excerpt of the text with the words marked. */
  excerpt: Type.Optional(Type.Array(Type.Object({ text: Type.String(), found: Type.Boolean() }))),
})
export const ArticleRef = Type.Object({ id: Type.Integer(), article_name: Type.String() })

export const listArticles = route('GET /article', {
  who: 'anyone',
  summary: 'List articles; filter by help (is_faq), footer (type 2), category or search words',
  query: Type.Object({
    is_faq: Type.Optional(Type.Boolean()),
    type: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    category: Type.Optional(text(40)),
    q: Type.Optional(text(100)),
  }),
  shows: ['site'],
  reply: Type.Object({ articles: Type.Array(ArticleCard) }),
})

export const getArticle = route('GET /article/{id}', {
  who: 'anyone',
  publiclyCached: true,
  summary: 'Get an article: sanitised HTML, its headings, and the articles next to it',
  // Article 0 does not exist: pages request it for an address without a number, and get "not found".
  params: Type.Object({ id: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
  shows: ['site'],
  reply: Type.Object({
    ...ArticleCard.properties,
    lang: Lang,
    html: Type.String(),
    headings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
    related: Type.Array(ArticleCard),
    previous: nullable(ArticleRef),
    next: nullable(ArticleRef),
    /** Its name in each language in which it is written. */
    names: Type.Object(inEachLanguage(() => nullable(Type.String()))),
  }),
  refusals: ['not_found'],
})

export const listFooterArticles = route('GET /footer_articles', {
  who: 'anyone',
  publiclyCached: true,
  summary: 'List the articles of type 2, for the footer',
  shows: ['site'],
  reply: Type.Object({ articles: Type.Array(ArticleCard) }),
})

export const Warehouse = Type.Object({
  id: Type.String(),
  name: Type.String(),
  address_latin: Type.String(),
  address_chinese: Type.String(),
  receiver: Type.String(),
  phone: Type.String(),
  postcode: Type.String(),
})

export const listWarehouses = route('GET /warehouses', {
  who: 'anyone',
  publiclyCached: true,
  summary:
    'List our warehouses with their delivery addresses; closed ones, where goods may still be, by name only',
  shows: ['site'],
  reply: Type.Object({
    warehouses: Type.Array(Warehouse),
    closed: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  }),
})

/** One price in the table on the home page. */
export const OptionPrice = Type.Object({
  option: oneOf(['express', 'direct', 'postal', 'ocean']),
  line_name: nullable(Type.String()),
  first_grams: nullable(Type.Integer()),
  first_price_fen: nullable(SignedFen),
  step_grams: nullable(Type.Integer()),
  step_price_fen: nullable(SignedFen),
  customs_fee_fen: nullable(SignedFen),
  total_fen: nullable(SignedFen),
  min_days: nullable(Type.Integer()),
  max_days: nullable(Type.Integer()),
  refusal: nullable(Type.String()),
  /**
   * The kinds of goods that this line does not carry and one of the others does: some by name, and how many
   * more there are.
   */
  refused_kinds: Type.Object({ named: Type.Array(Type.String()), more: Type.Integer() }),
})

export const listPrices = route('GET /shipping/prices', {
  who: 'anyone',
  summary:
    'List the prices of the four delivery options to one country at one weight, from the rate card, as shown on the home page',
  query: Type.Object({
    country: Type.Optional(CountryCode),
    weight_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 30_000 })),
  }),
  shows: ['site'],
  reply: Type.Object({
    country: CountryCode,
    weight_grams: Type.Integer(),
    options: Type.Array(OptionPrice),
  }),
  refusals: ['invalid_input', 'not_found'],
})

export const sendLead = route('POST /leads', {
  who: 'anyone',
  summary: 'Submit the enquiry form of the fulfilment page',
  body: Type.Object({
    name: filled(100),
    company: text(200),
    email: filled(254),
    phone: text(40),
    monthly_volume: oneOf(['up_to_100', 'up_to_1000', 'up_to_10000', 'more']),
    message: text(2000),
    consent: Type.Literal(true),
    /** A honeypot: the field is invisible, so only a bot fills it in. */
    website: Type.Optional(text(200)),
  }),
  changes: ['leads'],
  reply: Type.Object({ id: Id }),
  refusals: ['feature_closed', 'invalid_input', 'too_many_requests'],
  perMinute: 5,
  needsOpenShop: true,
})

export const live = route('GET /health/live', {
  who: 'anyone',
  summary: 'Check that the process responds',
  shows: [],
  reply: Done,
})
export const ready = route('GET /health/ready', {
  who: 'anyone',
  summary:
    'Check that the database responds and accepts writes, and that every migration has run; lists anything else that is out of order in this process',
  shows: [],
  reply: Type.Object({ migrations: Type.Integer(), out_of_order: Type.Array(OutOfOrder) }),
  refusals: ['try_again', 'storage_full'],
})
