-- What the operator sets up: countries, exchange rates, warehouses, shipping methods with their prices,
-- duties, and the texts of the site.

-- === Countries and currencies ===

-- A country. `postcode_pattern` is a regular expression without anchors.
create table countries (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  name jsonb not null check (is_texts(name, 1, 100)),
  continent text not null,
  dial_code text not null,
  currency text not null,
  province_required boolean not null,
  postcode_used boolean not null,
  postcode_required boolean not null,
  ships_to boolean not null,
  postcode_pattern text not null default '',
  postcode_example text not null default '',
  continent_name jsonb not null check (is_texts(continent_name, 1, 100))
);

-- A province of a country whose addresses are chosen from a list.
create table provinces (
  country text not null references countries,
  code text not null,
  position integer not null,
  name_latin text not null check (name_latin <> ''),
  -- Empty if no Chinese name is known.
  name_chinese text not null,
  -- In the language of the country, if that is not the Latin name.
  name_local text not null,
  primary key (country, code)
);

-- A published exchange rate or one that staff entered. Rates are never changed; the newest applies.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  rate_nanos bigint not null check (rate_nanos > 0),
  source text not null,
  quoted_on date not null,
  created_at timestamptz not null,
  entered_by uuid references staff,
  note text not null default '' check (length(note) <= 200)
);
create unique index exchange_rates_read on exchange_rates (currency, quoted_on, source)
  where entered_by is null;
create index exchange_rates_newest on exchange_rates (currency, quoted_on desc, id desc);

-- === Warehouses and goods ===

-- A warehouse. It counts once staff have confirmed its address.
create table warehouses (
  id text primary key check (id ~ '^[A-Z0-9]{2,8}$'),
  name jsonb not null check (is_texts(name, 1, 100)),
  address_latin text not null,
  address_chinese text not null,
  receiver text not null,
  phone text not null,
  postcode text not null,
  position integer not null,
  closed_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by uuid references staff
);
create constraint trigger warehouses_site_version after insert or update or delete on warehouses
  deferrable initially deferred for each row execute function note_site_change();

-- A carton that the warehouses stock: inner dimensions, longest side first, and its own weight.
create table cartons (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  length_mm integer not null check (length_mm between 10 and 2000),
  width_mm integer not null,
  height_mm integer not null,
  weight_grams integer not null check (weight_grams between 1 and 20000),
  closed_at timestamptz,
  check (width_mm between 10 and length_mm),
  check (height_mm between 10 and width_mm)
);

insert into cartons (code, length_mm, width_mm, height_mm, weight_grams) values
  ('C20', 200, 150, 100, 90),
  ('C30', 300, 200, 150, 180),
  ('C39', 390, 300, 250, 390),
  ('C40', 400, 300, 250, 400),
  ('C50', 500, 400, 300, 700),
  ('C60', 600, 400, 400, 1100);

-- A category of goods as carriers and customs see it, with the words by which a title is recognised.
create table goods_categories (
  id text primary key,
  name jsonb not null check (is_texts(name, 1, 100)),
  words jsonb not null check (is_words(words)),
  forbidden boolean not null
);
create constraint trigger goods_categories_site_version after insert or update or delete on goods_categories
  deferrable initially deferred for each row execute function note_site_change();

-- === Shipping ===

-- A shipping method.
create table shipping_lines (
  id text primary key,
  option text not null check (option in ('express', 'direct', 'postal', 'ocean')),
  tax_mode text not null check (tax_mode in ('ddu', 'ddp', 'ioss')),
  name jsonb not null check (is_texts(name, 1, 100)),
  note jsonb not null check (is_texts(note, 0, 500)),
  position integer not null,
  closed_at timestamptz
);

-- The prices of whole shipping methods from one moment on. A withdrawn card leaves its row, but no prices. A
-- card counts once it is confirmed.
create table rate_cards (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  effective_from timestamptz not null,
  -- Null for the card that the installation came with.
  staff_id uuid references staff,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff,
  confirmed_at timestamptz,
  confirmed_by uuid references staff,
  -- The prices of a card that waits for a second person, with those they were compared with
  -- (docs/rules/policy.md). They are moved to shipping_rates when that person confirms.
  waiting jsonb,
  constraint rate_cards_waiting check (waiting is null or (jsonb_typeof(waiting) = 'object'
    and confirmed_at is null))
);
create index rate_cards_newest on rate_cards (effective_from desc);

-- What a shipping method charges and accepts in one zone.
create table shipping_rates (
  id uuid primary key default gen_random_uuid(),
  line_id text not null references shipping_lines,
  zone text not null,
  zone_name jsonb not null check (is_texts(zone_name, 1, 100)),
  countries text[] not null,
  first_grams integer not null check (first_grams > 0),
  first_price_fen bigint not null check (first_price_fen >= 0),
  step_grams integer not null check (step_grams > 0),
  step_price_fen bigint not null check (step_price_fen >= 0),
  customs_fee_fen bigint not null check (customs_fee_fen >= 0),
  min_charge_grams integer not null default 0 check (min_charge_grams >= 0),
  volumetric_divisor integer not null default 0 check (volumetric_divisor >= 0),
  volumetric_min_side_mm integer not null default 0 check (volumetric_min_side_mm >= 0),
  max_grams integer not null check (max_grams > 0),
  max_length_mm integer,
  max_sum_mm integer,
  max_girth_mm integer,
  min_days integer not null check (min_days > 0),
  max_days integer not null,
  observed_days text not null default '',
  refused_categories text[] not null default '{}',
  effective_from timestamptz not null,
  effective_until timestamptz,
  card_id uuid references rate_cards,
  unique (line_id, zone, effective_from),
  check (max_days >= min_days),
  check (effective_until is null or effective_until > effective_from)
);
create index shipping_rates_countries on shipping_rates using gin (countries);
create index shipping_rates_card on shipping_rates (card_id);

-- Goods that a shipping method or a country does not accept, in addition to the rate cards. Effective at
-- once.
create table category_bans (
  id uuid primary key default gen_random_uuid(),
  category_id text not null references goods_categories,
  line_id text references shipping_lines,
  country text references countries,
  note text not null default '' check (length(note) <= 200),
  staff_id uuid not null references staff,
  created_at timestamptz not null,
  unique nulls not distinct (category_id, line_id, country),
  check (line_id is not null or country is not null)
);

-- A service that can be ordered for a package. `unit`: charged once for each package, or for each item in it.
create table extra_services (
  id text primary key,
  name jsonb not null check (is_texts(name, 1, 100)),
  note jsonb not null check (is_texts(note, 0, 500)),
  unit text not null check (unit in ('item', 'parcel')),
  price_fen bigint not null check (price_fen >= 0),
  position integer not null,
  closed_at timestamptz
);

-- A rule about duty or tax at a destination, with its source: such figures change, so they are data and not
-- constants. It applies to goods worth more than `above_minor` and at most `within_minor`.
create table import_rules (
  id bigint generated always as identity primary key,
  rule_id uuid not null default gen_random_uuid() unique,
  -- A country, or EU for all its members.
  place text not null check (place ~ '^[A-Z]{2}$'),
  valid_from date,
  valid_until date,
  kind text not null check (kind in ('duty', 'flat_duty', 'vat', 'fee', 'free', 'note', 'unknown')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  above_minor bigint check (above_minor >= 0),
  within_minor bigint check (within_minor >= 0),
  rate_per_mille integer check (rate_per_mille between 0 and 5000),
  amount_minor bigint check (amount_minor >= 0),
  per text not null default 'parcel' check (per in ('parcel', 'hs_code', 'line')),
  -- Read in the source that is named, or general knowledge of the trade that should be verified.
  basis text not null check (basis in ('sourced', 'trade')),
  source text not null check (length(source) between 1 and 300),
  staff_id uuid references staff,
  -- Null: as the installation came.
  changed_at timestamptz,
  note jsonb not null check (is_texts(note, 1, 400)),
  check (valid_until >= valid_from),
  check (rate_per_mille is null or amount_minor is null)
);
create index import_rules_place on import_rules (place);

-- === Pages of the site ===

-- Articles that staff write are numbered from 1000: a later version of the program may bring articles of its
-- own below that.
create sequence article_ids minvalue 1000;

-- An article of the help pages or the news.
create table articles (
  id integer primary key check (id > 0),
  is_faq boolean not null,
  type integer not null default 1,
  category text not null,
  position integer not null default 0,
  published_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint articles_category check (category ~ '^[a-z][a-z-]{1,39}$'),
  constraint articles_position check (position >= 0),
  constraint articles_type check (type in (1, 2))
);
create constraint trigger articles_site_version after insert or update or delete on articles
  deferrable initially deferred for each row execute function note_site_change();

-- An article in one language.
create table article_texts (
  article_id integer not null references articles,
  lang text not null check (lang = any (languages())),
  article_name text not null,
  summary text not null,
  body text not null,
  updated_at timestamptz not null,
  search tsvector generated always as (article_search(lang, article_name, summary, body)) stored,
  primary key (article_id, lang),
  constraint article_texts_body check (length(body) between 1 and 60000),
  constraint article_texts_name check (length(article_name) between 1 and 120),
  constraint article_texts_summary check (length(summary) <= 300)
);
create index article_texts_search on article_texts using gin (search);
create constraint trigger article_texts_site_version after insert or update or delete on article_texts
  deferrable initially deferred for each row execute function note_site_change();

-- A saved version of an article: its metadata and texts as they were. Append-only.
create table article_revisions (
  article_id integer not null references articles,
  version integer not null check (version > 0),
  content jsonb not null,
  -- Null for the text that the installation came with.
  staff_id uuid references staff,
  restored_from integer,
  created_at timestamptz not null,
  primary key (article_id, version),
  check (restored_from < version)
);
create trigger article_revisions_append_only before update or delete on article_revisions
  for each row execute function refuse_change();
create trigger article_revisions_not_emptied before truncate on article_revisions
  for each statement execute function refuse_change();

-- The operator's logo, rendered by us in two sizes that are small enough to be stored in the database.
create table logos (
  id uuid primary key default gen_random_uuid(),
  wide bytea not null check (length(wide) between 1 and 300000),
  icon bytea not null check (length(icon) between 1 and 100000),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  staff_id uuid not null references staff,
  created_at timestamptz not null
);

-- An enquiry from the fulfilment page.
create table leads (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  company text not null,
  email text not null,
  phone text not null,
  monthly_volume text not null,
  message text not null,
  lang text not null check (lang = any (languages())),
  created_at timestamptz not null,
  stage text not null default 'new' check (stage in ('new', 'contacted', 'won', 'lost')),
  assignee_id uuid references staff,
  version integer not null default 1 check (version > 0),
  consent_at timestamptz not null
);
create index leads_newest on leads (stage, created_at desc, id desc);

-- A note on an enquiry, or a change of its stage or assignee.
create table lead_events (
  id bigint generated always as identity primary key,
  lead_id uuid not null references leads on delete cascade,
  staff_id uuid not null references staff,
  kind text not null check (kind in ('note', 'stage', 'assignee')),
  note text not null default '' check (length(note) <= 2000),
  stage text check (stage in ('new', 'contacted', 'won', 'lost')),
  assignee_id uuid references staff,
  created_at timestamptz not null,
  check ((kind = 'note') = (note <> '' and stage is null)),
  check ((kind = 'stage') = (stage is not null))
);
create index lead_events_lead on lead_events (lead_id, id);

-- === Addresses of shoppers ===

-- An entry in a shopper's address book.
create table addresses (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  first_name text not null,
  last_name text not null,
  email text not null,
  country text not null references countries,
  province text not null default '',
  city text not null,
  address text not null,
  postcode text not null default '',
  phone text not null,
  tax_id text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null
);
create unique index addresses_one_default on addresses (shopper_id) where is_default;
create index addresses_shopper on addresses (shopper_id);
create index addresses_full_name_begins on addresses (lower(replace(first_name || last_name, ' ',
  '')) text_pattern_ops);
create index addresses_family_name_begins on addresses (lower(replace(last_name || first_name, ' ',
  '')) text_pattern_ops);
create index addresses_phone_ends on addresses (reverse(regexp_replace(phone, '\D', '',
  'g')) text_pattern_ops);
